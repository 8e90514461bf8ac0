/// A locale as BCP 47 writes it: `pt-BR`, `zh-Hant-TW`, `sr-Latn`.
///
/// Two identifiers are equal where their tags are: `zh-TW` is not `zh-Hant-TW`. See `LookupTable` for which texts serve
/// which locale.
package struct LocaleID: Sendable, Hashable, Comparable {
  /// With `-` between subtags and their conventional letter case.
  package let tag: String

  /// A locale whose tag is known to be well-formed, such as one that ICU gave.
  package init(tag: String) {
    self.tag = tag
  }

  /// What every locale falls back to in CLDR: `und`, ICU's `root`.
  package static let root = LocaleID(tag: "und")

  package static func < (left: LocaleID, right: LocaleID) -> Bool { left.tag < right.tag }
}

// MARK: - Parts

extension LocaleID {
  /// Two or three letters, `und` for root.
  package var languageCode: String {
    let bytes = tag.utf8
    var end = bytes.startIndex
    while end < bytes.endIndex, bytes[end] != UInt8(ascii: "-") { bytes.formIndex(after: &end) }
    if end == bytes.endIndex { return tag.isEmpty ? "und" : tag }
    return String(tag[..<end])
  }
  /// Four letters, such as `Hant`, where the tag names it.
  package var script: String? { parts.script }
  /// Two letters or three digits, where the tag names it.
  package var region: String? { parts.region }
  /// Such as `valencia`.
  package var variants: [String] { parts.variants }

  struct Parts: Hashable {
    var language: String
    var script: String?
    var region: String?
    var variants: [String] = []

    var locale: LocaleID {
      LocaleID(tag: ([language, script, region].compactMap { $0 } + variants).joined(separator: "-"))
    }
  }

  /// The tag taken apart.
  var parts: Parts {
    var subtags = tag.split(separator: "-").map(String.init)[...]
    var parts = Parts(language: subtags.popFirst() ?? "und")
    if subtags.first?.utf8.count == 4, subtags.first?.utf8.first.map({ $0 > UInt8(ascii: "9") }) == true {
      parts.script = subtags.popFirst()
    }
    if let first = subtags.first, first.utf8.count == 2 || first.utf8.count == 3 { parts.region = subtags.popFirst() }
    parts.variants = Array(subtags)
    return parts
  }
}
