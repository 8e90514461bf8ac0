/// A number as `%d`, `%f`, `%e` or `%g` shows it in a locale, but for the width.
///
/// All of it is as Foundation's `String(format:locale:)` has it, the odd parts too: `+` on minus zero adds a plus sign to the minus
/// sign; with `%+g` no zero stands before a decimal separator; `%.3g` shows 1000 as it is, not as 1E+03, and without groups.
/// Other than there, no digit is dropped where the precision of `%f` is above 15.
struct LocalizedConversion {
  let conversion: PackedConversion
  let style: NumberStyle
  /// `nil` where the conversion shows none of them.
  let signs: NumberSigns?

  /// - Returns: The size of what stands before the first digit.
  func write(_ number: PluralNumber, to output: inout TextBuffer) -> Int {
    let start = output.count
    let exact = number.decimal(maximumFraction: DecimalNumber.allFraction)
    writePrefix(of: exact, to: &output)
    let prefixSize = output.count - start
    switch exact.kind {
    case .finite: writeDigits(of: exact, number, to: &output)
    case .infinite: style.write(.infinity, to: &output)
    case .notANumber: style.write(.notANumber, to: &output)
    }
    style.write(exact.isNegative ? .negativeSuffix : .positiveSuffix, to: &output)
    return prefixSize
  }

  private func writePrefix(of number: DecimalNumber, to output: inout TextBuffer) {
    let hasPlus = conversion.flags.contains(.plus)
    if number.isNegative {
      style.write(.negativePrefix, to: &output)
    } else if !hasPlus {
      style.write(.positivePrefix, to: &output)
    }
    if hasPlus, !number.isNegative || number.magnitude == 0 { signs?.write(.plus, to: &output) }
  }

  private func writeDigits(of exact: DecimalNumber, _ number: PluralNumber, to output: inout TextBuffer) {
    let precision = conversion.precision
    switch conversion.kind {
    case .fixed:
      let fraction = precision ?? 6
      style.writeDigits(of: number.decimal(maximumFraction: fraction), 1, fraction, to: &output)
    case .exponent: writeScientific(exact, 1 + (precision ?? 6), minimumFraction: precision ?? 6, to: &output)
    case .general: writeGeneral(exact, max(1, precision ?? 6), to: &output)
    case .integer, .lowercaseHexadecimal, .uppercaseHexadecimal, .octal:
      let isZeroPadded = conversion.flags.contains(.zeroPadded) && !conversion.flags.contains(.leftAligned)
      let least = precision ?? (isZeroPadded ? conversion.width : 1)
      style.writeDigits(of: number.decimal(maximumFraction: 0), max(1, least), 0, to: &output)
    }
  }

  private func writeGeneral(_ number: DecimalNumber, _ significant: Int, to output: inout TextBuffer) {
    guard !number.isAbove(powerOfTen: significant), number.digits == 0 || number.leadingExponent >= -4 else {
      return writeScientific(number, significant, minimumFraction: 0, to: &output)
    }
    let rounded = number.rounded(toSignificant: significant)
    let isBare = conversion.flags.contains(.plus) && !number.isNegative && number.digits != 0
    let isBelowOne = rounded.leadingExponent < 0
    style.writeDigits(of: rounded, isBare && isBelowOne ? 0 : 1, 0, isGrouped: significant > 3, to: &output)
  }

  private func writeScientific(
    _ number: DecimalNumber,
    _ significant: Int,
    minimumFraction: Int,
    to output: inout TextBuffer
  ) {
    let rounded = number.rounded(toSignificant: significant)
    let exponent = rounded.digits == 0 ? 0 : rounded.leadingExponent
    style.writeDigits(of: rounded.mantissa, 1, minimumFraction, to: &output)
    signs?.write(.exponent, to: &output)
    signs?.write(exponent < 0 ? .minus : .plus, to: &output)
    style.writeDigits(of: DecimalNumber(abs(exponent)), 2, 0, to: &output)
  }
}
