import ICUBridge

/// A script of Unicode.
package struct Script: Sendable, Hashable {
  /// The four bytes of the ISO 15924 code, the first one highest.
  package let code: UInt32

  package init(code: UInt32) { self.code = code }

  /// `Latn`; the unknown script `Zzzz` for what is no code of four letters.
  package init(_ name: String) {
    let bytes = Array(name.utf8)
    code = bytes.count == 4 ? bytes.reduce(0) { $0 << 8 | UInt32($1) } : 0x5A7A_7A7A
  }

  /// The script of a code point, `common` and `inherited` included.
  package init(of scalar: Unicode.Scalar) { code = icub_script(scalar.value) }

  /// The ISO 15924 code.
  package var name: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
  }

  /// The scripts that a code point is used in, by Unicode's Script_Extensions.
  package static func all(of scalar: Unicode.Scalar) -> [Script] {
    var codes = [UInt32](repeating: 0, count: 64)
    let count = Int(icub_script_extensions(scalar.value, &codes, 64))
    return count > 64 ? [] : codes.prefix(max(count, 0)).map(Script.init(code:))
  }
}

extension Script {
  /// Digits, punctuation, symbols: what several scripts share.
  package static let common = Script("Zyyy")
  /// Marks that belong to the script of their base.
  package static let inherited = Script("Zinh")
  package static let latin = Script("Latn")
  package static let cyrillic = Script("Cyrl")
  package static let greek = Script("Grek")
  package static let arabic = Script("Arab")
  package static let hebrew = Script("Hebr")
  package static let han = Script("Hani")
  package static let hiragana = Script("Hira")
  package static let katakana = Script("Kana")
  package static let hangul = Script("Hang")
  package static let thai = Script("Thai")

  /// The scripts of Unicode that texts of a locale are written in: Hani, Hira and Kana for `ja`.
  package static func all(of locale: LocaleID) -> Set<Script> { Set(locale.scripts.map(Script.init)) }
}
