/// What a number is multiplied by before it is shown, such as 100 for percent.
///
/// In a pack: the power of ten (with its sign, see ``PackReader/signedNumber()``), and the other factor as a text: a
/// sign where it is negative, and its digits without leading and ending zeros. No text stands for 1.
struct NumberScale {
  private let power: Int
  private let isNegative: Bool
  private let factor: [UInt8]

  /// What the power and the count of digits can be at most.
  private static let limit = 999

  init?(_ reader: inout PackReader) {
    power = reader.signedNumber()
    let text = reader.text()
    guard !reader.isFailed, abs(power) <= Self.limit, text.count <= Self.limit else { return nil }
    var digits: [UInt8] = []
    var isNegative = false
    for position in text {
      let byte = reader.base[position]
      if byte == UInt8(ascii: "-"), position == text.lowerBound {
        isNegative = true
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digits.append(byte - UInt8(ascii: "0"))
      } else {
        return nil
      }
    }
    self.isNegative = isNegative
    factor = digits
  }

  /// With 34 digits, as ICU does where there is a factor.
  func apply(to number: inout ExactDecimal) {
    guard !number.isZero else { return }
    number.shift(by: power)
    guard !factor.isEmpty else { return }
    var product = DecimalDigits.product(number.digits, factor)
    var exponent = number.exponent
    DecimalDigits.round(&product, &exponent, to: ExactDecimal.precision)
    number.replace(digits: product, exponent: exponent)
    if isNegative { number.isNegative.toggle() }
  }
}
