/// How a locale shows numbers.
///
/// In a pack: the digits of the rightmost group and of the further groups, from how many digits before the rightmost
/// group on there are groups, the largest count of fraction digits (bytes); the decimal separator, the group separator,
/// what stands before and behind a positive number and before and behind a negative one, infinity, not-a-number
/// (texts); and the digits: 1 and the digit zero, which the others follow in Unicode (byte, text), or 10 and all
/// of them (byte, ten texts).
struct NumberStyle {
  private let primaryGroup: Int
  private let secondaryGroup: Int
  private let minimumGrouping: Int
  let maximumFraction: Int
  private let texts: PackReader

  /// - Parameter reader: At the start of the style.
  init(_ reader: PackReader) {
    var reader = reader
    primaryGroup = reader.byte()
    let secondary = reader.byte()
    secondaryGroup = secondary == 0 ? primaryGroup : secondary
    minimumGrouping = reader.byte()
    maximumFraction = reader.byte()
    texts = reader
  }

  /// Writes a number.
  ///
  /// - Returns: Whether the style could be read.
  func write(_ number: DecimalNumber, to output: inout TextBuffer) -> Bool {
    var reader = texts
    let decimal = reader.text()
    let group = reader.text()
    let positivePrefix = reader.text()
    let positiveSuffix = reader.text()
    let negativePrefix = reader.text()
    let negativeSuffix = reader.text()
    let infinity = reader.text()
    let notANumber = reader.text()
    guard !reader.isFailed else { return false }
    output.append(number.isNegative ? negativePrefix : positivePrefix, of: reader)
    switch number.kind {
    case .finite: writeDigits(of: number, decimal, group, &reader, to: &output)
    case .infinite: output.append(infinity, of: reader)
    case .notANumber: output.append(notANumber, of: reader)
    }
    output.append(number.isNegative ? negativeSuffix : positiveSuffix, of: reader)
    return !reader.isFailed
  }

  private func writeDigits(
    of number: DecimalNumber,
    _ decimal: Range<Int>,
    _ group: Range<Int>,
    _ reader: inout PackReader,
    to output: inout TextBuffer
  ) {
    let texts = DigitTexts(&reader)
    let count = number.digits.decimalCount
    let integers = max(1, count + number.exponent)
    let isGrouped = primaryGroup > 0 && integers - primaryGroup >= minimumGrouping
    var rest = number.digits
    var unit = UInt64.powerOfTen(count - 1)
    // How many digits stand to the right of this one, before the decimal separator.
    var position = integers - 1
    while position >= min(number.exponent, 0) {
      var digit: UInt64 = 0
      if unit > 0, position < count + number.exponent {
        (digit, rest) = rest.quotientAndRemainder(dividingBy: unit)
        unit /= 10
      }
      texts.write(Int(truncatingIfNeeded: digit), of: reader, to: &output)
      if position == 0, number.exponent < 0 {
        output.append(decimal, of: reader)
      } else if isGrouped, position >= primaryGroup, (position - primaryGroup) % secondaryGroup == 0 {
        output.append(group, of: reader)
      }
      position -= 1
    }
  }
}
