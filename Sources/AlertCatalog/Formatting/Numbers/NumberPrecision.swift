/// To what a number is rounded, and which zeros fill it up.
///
/// In a pack: the kind (byte) and its numbers, in the order of the cases' values; a maximum is written plus 1, 0 where
/// there is none, and a place with its sign (see ``PackReader/signedNumber()``).
package enum NumberPrecision: Sendable, Hashable {
  /// 0: every digit is shown.
  case unlimited
  /// 1: digits behind the decimal separator.
  case fraction(minimum: Int, maximum: Int?)
  /// 2: digits from the first that is not zero.
  case significant(minimum: Int, maximum: Int?)
  /// 3: both.
  case fractionAndSignificant(FractionAndSignificant)
  /// 4: a multiple of `increment` × 10^`place`, which is at least 1.
  case increment(UInt64, place: Int, minimumFraction: Int)

  package struct FractionAndSignificant: Sendable, Hashable {
    package let minimumFraction: Int
    package let maximumFraction: Int?
    package let minimumSignificant: Int
    package let maximumSignificant: Int
    /// Whether the more digits of both are shown, else the fewer.
    package let isRelaxed: Bool
    /// Whether the least counts of both hold, else those of the one that decides.
    package let keepsBoth: Bool

    package init(
      minimumFraction: Int,
      maximumFraction: Int?,
      minimumSignificant: Int,
      maximumSignificant: Int,
      isRelaxed: Bool,
      keepsBoth: Bool
    ) {
      self.minimumFraction = minimumFraction
      self.maximumFraction = maximumFraction
      self.minimumSignificant = minimumSignificant
      self.maximumSignificant = maximumSignificant
      self.isRelaxed = isRelaxed
      self.keepsBoth = keepsBoth
    }
  }

  /// What any count of digits can be at most, as in ICU.
  package static let limit = 999

  init?(_ reader: inout PackReader) {
    switch reader.byte() {
    case 0: self = .unlimited
    case 1: self = .fraction(minimum: reader.count(), maximum: reader.optionalCount())
    case 2: self = .significant(minimum: reader.count(), maximum: reader.optionalCount())
    case 3:
      let minimumFraction = reader.count()
      let maximumFraction = reader.optionalCount()
      let minimumSignificant = reader.count()
      let maximumSignificant = reader.count()
      let flags = reader.byte()
      self = .fractionAndSignificant(
        FractionAndSignificant(
          minimumFraction: minimumFraction,
          maximumFraction: maximumFraction,
          minimumSignificant: minimumSignificant,
          maximumSignificant: maximumSignificant,
          isRelaxed: flags & 1 != 0,
          keepsBoth: flags & 2 != 0
        )
      )
    case 4:
      let increment = UInt64(reader.number())
      let place = reader.signedNumber()
      self = .increment(increment, place: place, minimumFraction: reader.count())
      guard increment > 0, abs(place) <= Self.limit else { return nil }
    default: return nil
    }
    guard !reader.isFailed else { return nil }
  }
}

extension PackReader {
  /// A number *n* that may be negative: 2 × *n*, or for a negative one -2 × *n* - 1.
  mutating func signedNumber() -> Int {
    let number = number()
    return number & 1 == 0 ? number >> 1 : -(number >> 1) - 1
  }

  /// A count of digits.
  fileprivate mutating func count() -> Int {
    let count = number()
    if count > NumberPrecision.limit { fail() }
    return count
  }

  fileprivate mutating func optionalCount() -> Int? {
    let count = number()
    if count > NumberPrecision.limit + 1 { fail() }
    return count == 0 ? nil : count - 1
  }
}
