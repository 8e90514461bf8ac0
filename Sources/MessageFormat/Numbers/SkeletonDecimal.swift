/// A decimal as an option writes it: `-0.050`, `1E3`.
struct SkeletonDecimal {
  let isNegative: Bool
  let hasExponent: Bool
  /// All digits, without the point.
  let digits: String
  let fractionDigits: Int
  private let exponent: Int

  init?(_ text: String) {
    var rest = text[...]
    isNegative = rest.first == "-"
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    let parts = rest.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "E", maxSplits: 1, omittingEmptySubsequences: false) }
    guard parts.count <= 2, let mantissa = parts.first else { return nil }
    hasExponent = parts.count == 2
    let places = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    digits = places.joined()
    fractionDigits = places.count == 2 ? places[1].utf8.count : 0
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    guard hasExponent else {
      exponent = 0
      return
    }
    guard let exponent = Int(parts[1]), abs(exponent) < 1000 else { return nil }
    self.exponent = exponent
  }

  var isZero: Bool { digits.utf8.allSatisfy { $0 == 0x30 } }
  var endingZeros: Int { digits.reversed().prefix { $0 == "0" }.count }

  /// Without zeros at either end.
  var significant: String { String(digits.drop { $0 == "0" }.dropLast(isZero ? 0 : endingZeros)) }
  /// What `significant` is to be multiplied by, as a power of ten.
  var power: Int { exponent - fractionDigits + endingZeros }
}
