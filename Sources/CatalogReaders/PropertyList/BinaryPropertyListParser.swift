import CatalogDiagnostics

/// Builds the tree of a binary property list. A broken value costs its entry, not the list.
struct BinaryPropertyListParser {
  private(set) var findings: FindingCollector
  private(set) var isPartial = false
  private let bytes: UnsafePointer<UInt8>
  private let objects: BinaryObjects
  /// Texts are shared in the file; each is decoded once.
  private var texts: [Int: SourceText] = [:]
  private var stack: [Frame] = []
  private var isOpen: [Bool]
  /// Containers may be shared too, which can make a small file a huge tree. Writers do not share them, so that a tree
  /// has no more values than the file has bytes.
  private var budget: Int

  private static let depthLimit = 512

  private struct Frame {
    let object: Int
    let keys: [Int]
    let values: [Int]
    let isDictionary: Bool
    var next = 0
    var key: SourceText?
    var elements: [PropertyListValue] = []
    var entries: [PropertyListEntry] = []
  }

  init(_ bytes: UnsafePointer<UInt8>, end: Int, _ objects: BinaryObjects, file: SourceFile) {
    self.bytes = bytes
    self.objects = objects
    findings = FindingCollector(file)
    isOpen = Array(repeating: false, count: objects.count)
    budget = end
  }

  mutating func parse() -> PropertyListValue? {
    guard var value = begin(objects.top) ?? finishedFrame() else { return nil }
    while !stack.isEmpty {
      add(value)
      guard let next = finishedFrame() else { return nil }
      value = next
    }
    return value
  }

  /// Goes on until a value is complete: the next one of the innermost container, or that container.
  private mutating func finishedFrame() -> PropertyListValue? {
    while var frame = stack.popLast() {
      guard frame.next < frame.values.count else {
        isOpen[frame.object] = false
        return close(frame)
      }
      let index = frame.next
      frame.next += 1
      if frame.isDictionary { frame.key = key(frame.keys[index]) }
      let isWanted = !frame.isDictionary || frame.key != nil
      stack.append(frame)
      guard isWanted else { continue }
      if let value = begin(frame.values[index]) { return value }
    }
    return nil
  }

  /// The value of an object; `nil` where it is a container, which is open now, or broken, which is reported.
  private mutating func begin(_ index: Int) -> PropertyListValue? {
    guard spend() else { return nil }
    guard let object = objects.object(index) else { return broken(.brokenObject) }
    switch object {
    case .array(let values): return open(Frame(object: index, keys: [], values: values, isDictionary: false))
    case .dictionary(let keys, let values):
      return open(Frame(object: index, keys: keys, values: values, isDictionary: true))
    case .ascii, .utf16, .utf8: return text(index, object).map { value(.text($0)) }
    case .integer(let number): return value(.integer(number))
    case .real(let number): return value(.real(String(number)))
    case .date(let seconds): return value(.date(String(seconds)))
    case .boolean(let flag): return value(.boolean(flag))
    case .data: return value(.data)
    case .null, .other: return value(.other)
    }
  }

  private mutating func open(_ frame: Frame) -> PropertyListValue? {
    guard !isOpen[frame.object] else { return broken(.cycle) }
    guard stack.count < Self.depthLimit else { return broken(.tooDeep) }
    isOpen[frame.object] = true
    stack.append(frame)
    return nil
  }

  private func close(_ frame: Frame) -> PropertyListValue {
    value(frame.isDictionary ? .dictionary(frame.entries) : .array(frame.elements))
  }

  private mutating func add(_ value: PropertyListValue) {
    guard var frame = stack.popLast() else { return }
    if let key = frame.key {
      frame.entries.append(PropertyListEntry(key: key, value: value))
    } else {
      frame.elements.append(value)
    }
    stack.append(frame)
  }

  private mutating func key(_ index: Int) -> SourceText? {
    guard let object = objects.object(index), let text = text(index, object) else {
      report(.brokenKey)
      return nil
    }
    return text
  }

  private mutating func text(_ index: Int, _ object: BinaryObjects.Object) -> SourceText? {
    if let text = texts[index] { return text }
    guard let decoded = BinaryText.decoded(object, bytes) else { return nil }
    if !decoded.isValid { report(.brokenText) }
    let text = BinaryTextNotation.text(decoded.bytes, in: findings.file)
    texts[index] = text
    return text
  }

  private func value(_ content: PropertyListValue.Content) -> PropertyListValue {
    PropertyListValue(content, at: SourceLocation(startOf: findings.file))
  }

  private mutating func spend() -> Bool {
    budget -= 1
    if budget > 0 { return true }
    if budget == 0 { report(.tooLarge) }
    stack.removeAll()
    return false
  }

  private mutating func broken(_ message: String) -> PropertyListValue? {
    let key = stack.last?.key.map { " (at the key \(quoted($0.string)))" } ?? ""
    report(message + key)
    return nil
  }

  private mutating func report(_ message: String) {
    findings.add(0, 0, message)
    isPartial = true
  }
}

extension String {
  static let brokenBinaryList = "this binary property list is damaged; write the file anew"
  fileprivate static let brokenObject = "a value of this binary property list is damaged; write the file anew"
  fileprivate static let brokenKey = "a key of this binary property list is damaged; write the file anew"
  fileprivate static let brokenText = "a text of this binary property list is no valid Unicode; write the file anew"
  fileprivate static let cycle = "a value of this binary property list contains itself"
  fileprivate static let tooDeep = "values of this binary property list are nested more than 512 deep"
  fileprivate static let tooLarge = "this binary property list unfolds to more than its size; write the file anew"
}
