import CatalogDiagnostics
import LocaleData
import MessageFormat

/// The scripts that a locale is written in, and which letters are of them.
///
/// Used by one thread only.
final class LocaleScripts {
  let all: Set<Script>
  private let isLatin: Bool
  private let isJapanese: Bool
  /// What is known of 128 code points each, looked at when the first of them is asked for.
  private let blocks = UnsafeMutablePointer<UnsafeMutablePointer<Letter>?>.allocate(capacity: blockCount)
  private static let blockCount = 0x110000 / 128

  /// As many Han letters as Japanese does without kana, and one.
  static let mostHan = 8
  /// Fewer letters of a foreign script may be a name.
  static let fewestForeign = 4

  /// What a code point is to the locale.
  enum Letter {
    /// Of several scripts, or no letter at all.
    case none
    case own
    case kana
    case foreign
  }

  init(_ locale: LocaleID) {
    blocks.initialize(repeating: nil, count: Self.blockCount)
    all = Script.all(of: locale)
    isLatin = all.contains(.latin)
    isJapanese = locale.languageCode == "ja"
  }

  /// Whether a text with such characters may be in another script: in a Latin locale, one with letters beyond Latin
  /// ones.
  func mayBeWrong(_ kinds: TextKinds) -> Bool {
    guard !all.isEmpty else { return false }
    return isLatin ? kinds.meets(.beyondLatin) : kinds.meets(.letters)
  }

  /// A quick look that nearly always says no: whether there are twice as many foreign letters in a message as own
  /// ones, or words that may be code, or Japanese without kana.
  func mayBeWrong(_ message: Message) -> Bool {
    var census = LetterCensus()
    message.text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      message.pattern.forEachLiteralSpan { census.count(base, from: $0.start, to: $0.end, self) }
    }
    if isJapanese, census.kana == 0, census.own >= Self.mostHan { return true }
    // What is code is not counted.
    return census.foreign >= Self.fewestForeign
      && (census.hasCode || census.foreign > 2 * (census.own + census.kana))
  }

  deinit {
    for number in 0..<Self.blockCount { blocks[number]?.deallocate() }
    blocks.deallocate()
  }

  func letter(_ value: UInt32) -> Letter {
    let number = Int(value >> 7)
    let block = blocks[number] ?? newBlock(number)
    return block[Int(value & 0x7F)]
  }

  private func newBlock(_ number: Int) -> UnsafeMutablePointer<Letter> {
    let block = UnsafeMutablePointer<Letter>.allocate(capacity: 128)
    for index in 0..<128 {
      (block + index).initialize(to: Unicode.Scalar(UInt32(number << 7 | index)).map(classify) ?? .none)
    }
    blocks[number] = block
    return block
  }

  private func classify(_ scalar: Unicode.Scalar) -> Letter {
    guard scalar.properties.isAlphabetic else { return .none }
    let script = Script(of: scalar)
    if all.contains(script) { return script == .hiragana || script == .katakana ? .kana : .own }
    return script == .common || script == .inherited ? .none : .foreign
  }
}

/// The letters of a message by whether a locale is written in them.
private struct LetterCensus {
  var own = 0
  var kana = 0
  var foreign = 0
  /// Whether there are marks that stand in addresses and paths.
  var hasCode = false

  mutating func count(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, _ scripts: LocaleScripts) {
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte < 0x80 {
        note(byte, isLast: index + 1 == end || bytes[index + 1] <= 0x20)
        if byte >= 0x41 { note(scripts.letter(UInt32(byte))) }
        index += 1
      } else {
        let scalar = UTF8Scalar(bytes + index, of: end - index)
        note(scripts.letter(scalar.value))
        index += scalar.width
      }
    }
  }

  private mutating func note(_ letter: LocaleScripts.Letter) {
    switch letter {
    case .none: break
    case .own: own += 1
    case .kana: kana += 1
    case .foreign: foreign += 1
    }
  }

  private mutating func note(_ byte: UInt8, isLast: Bool) {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "\\"):
      hasCode = true
    case UInt8(ascii: "."): if !isLast { hasCode = true }
    default: break
    }
  }
}

extension Pattern {
  /// Calls `body` for every slice of literal text, branches included.
  fileprivate func forEachLiteralSpan(_ body: (Span) -> Void) {
    for part in parts {
      switch part {
      case .literal(let span): body(span)
      case .pound: continue
      case .argument(let argument): argument.forEachBranch { $0.forEachLiteralSpan(body) }
      }
    }
  }
}
