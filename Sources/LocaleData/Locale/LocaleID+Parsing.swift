extension LocaleID {
  /// A locale as people and ICU write it: `pt-BR`, `pt_BR`, `ZH-hant`, `zh_Hans_CN`, `root`.
  ///
  /// Letter case and separators are made conventional; nothing else is changed: `iw` stays `iw` (see `canonical`).
  /// `nil` where the text is malformed, and where it asks for more than a language, script, region and variants:
  /// an extension such as `-u-nu-latn` changes how numbers look, so that a catalog's text in it could not be shared
  /// with the locale proper.
  package init?(parsing text: some StringProtocol) {
    guard let parsed = Self.parse(text), !parsed.hasExtensions else { return nil }
    self = parsed.locale
  }

  /// A locale that somebody wishes to be served in: as `init(parsing:)`, but what does not change the language is
  /// dropped: extensions (`en-US-u-ca-buddhist`, `-x-…`), ICU's keywords (`@calendar=…`), and POSIX's encoding and
  /// modifiers (`.UTF-8`, `@euro`) but for those that name a script (`sr_RS@latin`).
  package init?(wanted text: some StringProtocol) {
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") } ?? text.utf8.endIndex
    guard let parsed = Self.parse(text[..<end]) else { return nil }
    var parts = parsed.locale.parts
    let modifier = text.utf8.firstIndex(of: UInt8(ascii: "@")).map { String(text[$0...]) }
    parts.script = parts.script ?? modifier.flatMap { Self.scripts[$0] }
    self = parts.locale
  }

  private static let scripts = ["@latin": "Latn", "@cyrillic": "Cyrl", "@devanagari": "Deva"]

  private static func parse(_ text: some StringProtocol) -> (locale: LocaleID, hasExtensions: Bool)? {
    var text = String(text)
    return text.withUTF8 { bytes in
      var parser = TagParser(bytes)
      guard parser.parse() else { return nil }
      return (LocaleID(tag: String(decoding: parser.tag, as: UTF8.self)), parser.hasExtensions)
    }
  }
}

/// Reads a tag in one pass, writing it in its conventional form.
private struct TagParser {
  private let text: UnsafeBufferPointer<UInt8>
  private(set) var tag: [UInt8] = []
  private(set) var hasExtensions = false
  /// What came last; subtags come in this order.
  private var stage = Stage.start

  private enum Stage: Comparable {
    case start, language, extendedLanguage, script, region, variant
  }

  private struct Subtag {
    let start: Int
    let end: Int
    /// How many of its bytes are ASCII letters.
    let letters: Int
    var count: Int { end - start }
    var isAlphabetic: Bool { letters == count }
  }

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    tag.reserveCapacity(text.count)
  }

  mutating func parse() -> Bool {
    var start = 0
    while true {
      guard let subtag = subtag(at: start) else { return false }
      if subtag.count == 1, stage != .start {
        // An extension is a single letter or digit and at least one subtag.
        hasExtensions = true
        return subtag.end < text.count && self.subtag(at: subtag.end + 1) != nil
      }
      guard take(subtag) else { return false }
      if subtag.end == text.count { return true }
      start = subtag.end + 1
    }
  }

  /// One to eight ASCII letters and digits, up to a separator or the end.
  private func subtag(at start: Int) -> Subtag? {
    var end = start
    var letters = 0
    while end < text.count {
      let byte = text[end]
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
      let small = byte | 0x20
      if UInt8(ascii: "a") <= small && small <= UInt8(ascii: "z") {
        letters += 1
      } else if byte < UInt8(ascii: "0") || UInt8(ascii: "9") < byte {
        return nil
      }
      end += 1
    }
    return (1...8).contains(end - start) ? Subtag(start: start, end: end, letters: letters) : nil
  }

  private mutating func take(_ subtag: Subtag) -> Bool {
    switch (subtag.count, stage) {
    case (2...3, .start) where subtag.isAlphabetic:
      append(subtag)
      stage = .language
    case (4, .start) where lowercased(subtag) == Array("root".utf8):
      // How ICU writes it.
      tag += LocaleID.root.tag.utf8
      stage = .language
    case (3, .language) where subtag.isAlphabetic:
      // `zh-yue` is `yue`.
      tag.removeAll()
      append(subtag)
      stage = .extendedLanguage
    case (4, .language ... .extendedLanguage) where subtag.isAlphabetic:
      append(subtag, capitals: 1)
      stage = .script
    case (2, .language ... .script) where subtag.isAlphabetic, (3, .language ... .script) where subtag.letters == 0:
      append(subtag, capitals: 2)
      stage = .region
    case (5..., .language...),
      (4, .language...) where text[subtag.start] <= UInt8(ascii: "9"):
      let variant = lowercased(subtag)
      guard stage != .variant || !tag.split(separator: UInt8(ascii: "-")).contains(variant[...]) else { return false }
      append(subtag)
      stage = .variant
    default: return false
    }
    return true
  }

  private func lowercased(_ subtag: Subtag) -> [UInt8] {
    text[subtag.start..<subtag.end].map { $0 <= UInt8(ascii: "9") ? $0 : $0 | 0x20 }
  }

  private mutating func append(_ subtag: Subtag, capitals: Int = 0) {
    if !tag.isEmpty { tag.append(UInt8(ascii: "-")) }
    var index = subtag.start
    while index < subtag.end {
      let byte = text[index]
      let isCapital = index - subtag.start < capitals
      tag.append(byte <= UInt8(ascii: "9") ? byte : isCapital ? byte & ~0x20 : byte | 0x20)
      index += 1
    }
  }
}
