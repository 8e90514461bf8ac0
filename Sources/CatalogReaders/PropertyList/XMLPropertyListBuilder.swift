import CatalogDiagnostics
import CatalogModel

/// Builds the tree of an XML property list from its tags.
struct XMLPropertyListBuilder {
  static let depthLimit = 512

  private(set) var root: PropertyListValue?
  private(set) var findings: FindingCollector
  private(set) var isPartial = false
  /// The open elements, the outermost first.
  var open: [Frame] = []
  /// Whether text that belongs to no element is reported already, up to the next tag.
  var hasStrayText = false
  /// How many elements are open beyond the limit.
  private var excess = 0
  private let comments: EntryComments?
  /// What the texts of the file have in common.
  private let origin: SourceOrigin

  var file: SourceFile { findings.file }

  init(_ file: SourceFile, comments: [CommentRange]) {
    findings = FindingCollector(file)
    origin = SourceOrigin(file: file, notation: XMLTextNotation.shared)
    self.comments = comments.isEmpty ? nil : EntryComments(file, comments)
  }

  /// An element that is open.
  struct Frame {
    let element: PropertyListElement
    let name: String
    let tag: Range<Int>
    var values: [PropertyListValue] = []
    var entries: [PropertyListEntry] = []
    /// The key whose value comes next.
    var key: SourceText?
    /// Whether a key was read and dropped, so that its value is no surprise.
    var hasLostKey = false
    /// Whether nothing of it counts, which is already reported.
    var isBroken = false
  }

  mutating func begin(_ element: PropertyListElement, named name: String, tag: Range<Int>) {
    guard excess == 0, open.count < Self.depthLimit else {
      if excess == 0 { report(tag, .tooDeep) }
      excess += 1
      return
    }
    let isWanted = check(element, name, tag)
    open.append(Frame(element: element, name: name, tag: tag, isBroken: !isWanted))
  }

  /// Leaves the innermost element at its end `tag`, which is empty behind an element that is one tag.
  mutating func end(tag: Range<Int>) {
    guard excess == 0 else { return excess -= 1 }
    guard let frame = open.popLast() else { return }
    let content = frame.tag.upperBound..<max(frame.tag.upperBound, tag.lowerBound)
    let token = frame.tag.lowerBound..<max(frame.tag.upperBound, tag.upperBound)
    guard !frame.isBroken else { return drop(frame) }
    switch frame.element {
    case .plist: endPropertyList(frame, token)
    case .key: endKey(XMLTextNotation.text(content, token: token, origin))
    case .unknown: drop(frame)
    default:
      guard let value = value(of: frame, content, token) else { return drop(frame) }
      add(value)
    }
  }

  /// Text that stands here, outside the elements that hold some.
  mutating func strayText(_ range: Range<Int>) {
    let top = open.count - 1
    guard top >= 0, !open[top].isBroken else { return }
    report(range, .strayText(open[top].name))
  }

  mutating func report(_ range: Range<Int>, _ message: String, notes: [Finding.Note] = []) {
    findings.add(range.lowerBound, range.upperBound, message, notes: notes)
    isPartial = true
  }

  mutating func report(_ finding: Finding) {
    findings.add(finding)
  }

  mutating func reportSpaceBeforeDeclaration(_ declaration: Int) {
    let space = file.contentStart..<declaration
    findings.add(
      space.lowerBound,
      space.upperBound,
      .spaceBeforeDeclaration,
      severity: .warning,
      fix: .init("remove it", space, "")
    )
  }

  /// The innermost element. Taking the whole frame out of `open` would retain all that is in it.
  var innermost: PropertyListElement? { open.isEmpty ? nil : open[open.count - 1].element }

  /// Whether the innermost element is within the limit of depth.
  var isReading: Bool { excess == 0 }

  /// Takes up the outermost dictionary again, after what had looked like its end.
  mutating func reopenDictionary() {
    let value = open.last?.element == .plist ? open.last?.values.first : open.isEmpty ? root : nil
    guard let value, case .dictionary(let entries) = value.content else { return }
    if !open.isEmpty { open[open.count - 1].values.removeAll() }
    let tag = value.location.start..<value.location.start
    open.append(Frame(element: .dict, name: "dict", tag: tag, entries: entries))
  }

  /// Leaves the innermost element, of which nothing counts.
  mutating func dropInnermost() {
    guard let frame = open.popLast() else { return }
    drop(frame)
  }

  /// Leaves the key whose value could not be read.
  mutating func dropKey() {
    guard open.last?.element == .dict else { return }
    open[open.count - 1].key = nil
    isPartial = true
  }

  /// Whether the element can stand here. If not, that is reported.
  private mutating func check(_ element: PropertyListElement, _ name: String, _ tag: Range<Int>) -> Bool {
    let parent = open.count - 1
    if parent >= 0 {
      guard !open[parent].isBroken else { return false }
      guard open[parent].element.isContainer else {
        report(tag, .elementInText(open[parent].name))
        open[parent].isBroken = true
        return false
      }
    }
    if element == .unknown {
      let known = PropertyListElement.allCases.lazy.map(\.rawValue).filter { !$0.isEmpty }
      report(tag, .unknownElement(name, Suggestions.closest(to: name, among: known)))
      return false
    }
    if element == .plist, !open.isEmpty {
      report(tag, .nestedList)
      return false
    }
    if innermost == .dict { checkEntry(element, name, tag) }
    return true
  }

  /// Keys and values take turns.
  private mutating func checkEntry(_ element: PropertyListElement, _ name: String, _ tag: Range<Int>) {
    let top = open.count - 1
    if element == .key {
      if let key = open[top].key { report(key.token, .missingValue(key.string)) }
      open[top].key = nil
    } else if open[top].key == nil, !open[top].hasLostKey {
      report(tag, .missingKey(name))
    }
    open[top].hasLostKey = false
  }

  private mutating func endPropertyList(_ frame: Frame, _ token: Range<Int>) {
    if let second = frame.values.dropFirst().first {
      report(second.location.start..<second.location.end, .secondValue)
    }
    if let first = frame.values.first {
      root = first
    } else {
      report(token, .emptyList)
    }
  }

  private mutating func endKey(_ text: SourceText) {
    guard !open.isEmpty else { return }
    if open[open.count - 1].element == .dict {
      open[open.count - 1].key = text
    } else {
      report(text.token, .strayKey)
    }
  }

  /// The text of an element; `isPlain` says that it stands in the file as it is.
  func text(_ content: Range<Int>, token: Range<Int>, isPlain: Bool) -> SourceText {
    isPlain
      ? SourceText(verbatim: content, origin: origin, token: token)
      : XMLTextNotation.text(content, token: token, origin)
  }

  /// Adds a value to the innermost element. That is not copied on the way: it may hold thousands of values.
  mutating func add(_ value: consuming PropertyListValue) {
    let top = open.count - 1
    guard top >= 0 else {
      root = value
      return
    }
    switch open[top].element {
    case .dict:
      guard let key = open[top].key.take() else { return }
      let own = comments?.comments(of: key, value, after: open[top]) ?? []
      open[top].entries.append(PropertyListEntry(key: key, value: value, comments: own))
    case .array, .plist: open[top].values.append(value)
    default: break
    }
  }

  /// An element that is no value: its key goes with it.
  private mutating func drop(_ frame: Frame) {
    isPartial = true
    if frame.element != .key {
      dropKey()
    } else if !open.isEmpty {
      open[open.count - 1].hasLostKey = true
    }
  }
}

extension XMLPropertyListBuilder {
  private mutating func value(of frame: Frame, _ content: Range<Int>, _ token: Range<Int>) -> PropertyListValue? {
    let location = SourceLocation(file: file, start: token.lowerBound, end: token.upperBound)
    switch frame.element {
    case .dict:
      if let key = frame.key { report(key.token, .missingValue(key.string)) }
      findings.addDuplicates(in: frame.entries)
      return PropertyListValue(.dictionary(frame.entries), at: location)
    case .array: return PropertyListValue(.array(frame.values), at: location)
    case .yes, .no: return PropertyListValue(.boolean(frame.element == .yes), at: location)
    case .string: return PropertyListValue(.text(XMLTextNotation.text(content, token: token, origin)), at: location)
    default:
      let text = XMLTextNotation.text(content, token: token, origin).string
      guard let content = PropertyListScalar.content(of: frame.element, text) else {
        report(token, .malformed(frame.name, text))
        return nil
      }
      return PropertyListValue(content, at: location)
    }
  }
}

extension EntryComments {
  fileprivate func comments(
    of key: SourceText,
    _ value: PropertyListValue,
    after frame: XMLPropertyListBuilder.Frame
  ) -> [SourceText] {
    // The comments within a dictionary are those of its own entries.
    let end = value.dictionary != nil ? key.token.upperBound : value.location.end
    let previous = frame.entries.last?.value.location.end ?? frame.tag.upperBound
    return comments(of: key.token.lowerBound..<end, after: previous, before: file.bytes.count)
  }
}

extension String {
  fileprivate static let tooDeep = "elements are nested more than 512 deep; what is deeper is not read"
  fileprivate static let spaceBeforeDeclaration = "the XML declaration comes first; remove the white space before it"
  fileprivate static let nestedList = "a property list cannot stand in another; remove the inner `<plist>`"
  fileprivate static let secondValue = "a property list holds one value; remove this one"
  fileprivate static let emptyList = "expected a value in `<plist>`"
  fileprivate static let strayKey = "a key belongs into `<dict>`"

  fileprivate static func strayText(_ element: String) -> String {
    "expected no text directly in \(quoted(element)); put it into `<string>`"
  }

  fileprivate static func unknownElement(_ name: String, _ suggestion: String?) -> String {
    "property lists have no element \(quoted(name))" + (suggestion.map { "; did you mean \(quoted($0))?" } ?? "")
  }

  fileprivate static func elementInText(_ parent: String) -> String {
    "expected no element in \(quoted(parent)); write `&lt;` for “<” in a text"
  }

  fileprivate static func missingValue(_ key: String) -> String {
    "expected a value after the key \(quoted(key))"
  }

  fileprivate static func missingKey(_ name: String) -> String {
    "expected `<key>` before this \(quoted(name))"
  }

  fileprivate static func malformed(_ element: String, _ text: String) -> String {
    "\(quoted(text)) is no \(element == "data" ? "base64" : element)"
  }
}
