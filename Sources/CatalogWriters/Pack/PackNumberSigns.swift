import LocaleData

/// The signs of a locale that only printf specifiers show, in the form of the pack.
enum PackNumberSigns {
  static func bytes(_ locale: LocaleID) -> PackBytes {
    let symbols = NumberSymbols.symbols(for: locale) ?? NumberSymbols.symbols(for: .root)
    let bytes = PackBytes(capacity: 16)
    for text in [symbols?.plus ?? "+", symbols?.minus ?? "-", symbols?.exponent ?? "E"] { bytes.text(text) }
    return bytes
  }
}
