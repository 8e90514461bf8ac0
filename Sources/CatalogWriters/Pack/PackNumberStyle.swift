import LocaleData

/// How digits are written, in the form of the pack.
struct PackNumberStyle {
  let bytes = PackBytes(capacity: 64)

  /// A locale's usual style.
  init(_ symbols: NumberSymbols) {
    writeGrouping(symbols.primaryGrouping, symbols.secondaryGrouping, symbols.minimumGrouping)
    bytes.byte(symbols.maximumFractionDigits)
    writeTexts(
      [
        symbols.decimal, symbols.group, symbols.positivePrefix, symbols.positiveSuffix, symbols.negativePrefix,
        symbols.negativeSuffix, symbols.infinity, symbols.notANumber,
      ],
      digits: symbols.digits
    )
  }

  /// The digits of a format that has affixes of its own.
  init(_ symbols: NumberFormatData.Symbols) {
    writeGrouping(symbols.primaryGrouping, symbols.secondaryGrouping, symbols.minimumGrouping)
    bytes.byte(0)
    writeTexts(
      [symbols.decimal, symbols.group, "", "", "", "", symbols.infinity, symbols.notANumber],
      digits: symbols.digits
    )
  }

  private func writeGrouping(_ primary: Int, _ secondary: Int, _ minimum: Int) {
    bytes.byte(primary)
    bytes.byte(secondary == primary ? 0 : secondary)
    bytes.byte(minimum)
  }

  private func writeTexts(_ texts: [String], digits: [String]) {
    let digits = Self.shortened(digits)
    bytes.byte(digits.count)
    let texts = (texts + [digits.joined()]).map { Array($0.utf8) }
    for text in texts { bytes.byte(text.count) }
    for text in texts { bytes.bytes(text) }
  }

  /// Just zero where the others follow it in Unicode, else all.
  static func shortened(_ digits: [String]) -> [String] {
    if areConsecutive(digits) { return Array(digits.prefix(1)) }
    // No numbering system has digits of different sizes.
    return Set(digits.map(\.utf8.count)).count == 1 ? digits : ["0"]
  }

  private static func areConsecutive(_ digits: [String]) -> Bool {
    guard let zero = digits.first?.unicodeScalars.first, zero.properties.numericType == .decimal else { return false }
    return digits.enumerated().allSatisfy { index, digit in
      digit.unicodeScalars.count == 1 && digit.unicodeScalars.first?.value == zero.value + UInt32(index)
    }
  }
}
