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
    var subtags: [Subtag] = []
    for bytes in text.utf8.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    ) {
      guard let subtag = Subtag(bytes) else { return nil }
      subtags.append(subtag)
    }
    var rest = subtags[...]
    guard let language = rest.popFirst(), let code = language.languageCode else { return nil }
    var parts = Parts(language: code)
    if let extended = rest.first, code.utf8.count <= 3, extended.isExtendedLanguage {
      // `zh-yue` is `yue`.
      parts.language = extended.lowercased
      rest.removeFirst()
    }
    if let script = rest.first, script.isScript {
      parts.script = script.titlecased
      rest.removeFirst()
    }
    if let region = rest.first, region.isRegion {
      parts.region = region.uppercased
      rest.removeFirst()
    }
    while let variant = rest.first, variant.isVariant {
      guard !parts.variants.contains(variant.lowercased) else { return nil }
      parts.variants.append(variant.lowercased)
      rest.removeFirst()
    }
    // An extension is a single letter or digit and at least one subtag.
    if let singleton = rest.first, singleton.bytes.count != 1 || rest.count == 1 { return nil }
    return (parts.locale, !rest.isEmpty)
  }
}

/// One to eight ASCII letters and digits of a tag.
private struct Subtag {
  let bytes: [UInt8]
  private let letters: Int

  init?(_ text: some Collection<UInt8>) {
    bytes = text.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    letters = bytes.count { UInt8(ascii: "a") <= $0 && $0 <= UInt8(ascii: "z") }
    let digits = bytes.count { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
    guard (1...8).contains(bytes.count), letters + digits == bytes.count else { return nil }
  }

  private var isAlphabetic: Bool { letters == bytes.count }
  private var startsWithDigit: Bool { bytes[0] <= UInt8(ascii: "9") }

  /// `root` is how ICU writes `und`. No language has more than three letters.
  var languageCode: String? {
    if lowercased == "root" { return "und" }
    return isAlphabetic && (2...3).contains(bytes.count) ? lowercased : nil
  }

  var isExtendedLanguage: Bool { isAlphabetic && bytes.count == 3 }
  var isScript: Bool { isAlphabetic && bytes.count == 4 }
  var isRegion: Bool { isAlphabetic && bytes.count == 2 || letters == 0 && bytes.count == 3 }
  var isVariant: Bool { bytes.count >= 5 || bytes.count == 4 && startsWithDigit }

  var lowercased: String { String(decoding: bytes, as: UTF8.self) }
  var uppercased: String { String(decoding: bytes.map(Self.upper), as: UTF8.self) }
  var titlecased: String { String(decoding: [Self.upper(bytes[0])] + bytes.dropFirst(), as: UTF8.self) }

  private static func upper(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "a") <= byte && byte <= UInt8(ascii: "z") ? byte & ~0x20 : byte
  }
}
