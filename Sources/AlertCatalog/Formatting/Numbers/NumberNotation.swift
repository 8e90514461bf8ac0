/// How the size of a number is shown.
///
/// In a pack: the kind (byte: 0 simple, 1 compact, 2 scientific). Compact: the count of magnitudes from 0 on, and for
/// each how many places smaller a number of so many digits is shown (numbers); larger numbers are shown as the last.
/// Scientific: of what the exponent is a multiple, how many digits it has at least, whether it has a plus sign (bytes),
/// and what stands before the exponent, before a negative one beside that, and before any other (texts).
enum NumberNotation {
  case simple
  /// At the count of magnitudes.
  case compact(PackReader)
  case scientific(Scientific)

  struct Scientific {
    let interval: Int
    let minimumDigits: Int
    let symbol: Range<Int>
    let minusSign: Range<Int>
    let plusSign: Range<Int>
  }

  init?(_ reader: inout PackReader) {
    switch reader.byte() {
    case 0: self = .simple
    case 1:
      self = .compact(reader)
      var count = reader.number()
      while count > 0, !reader.isFailed {
        _ = reader.number()
        count -= 1
      }
    case 2:
      let interval = reader.byte()
      let digits = reader.number()
      self = .scientific(
        Scientific(
          interval: interval,
          minimumDigits: digits,
          symbol: reader.text(),
          minusSign: reader.text(),
          plusSign: reader.text()
        )
      )
      guard interval > 0, digits <= NumberPrecision.limit else { return nil }
    default: return nil
    }
    guard !reader.isFailed else { return nil }
  }

  /// By how many places a number is shifted, given the place of its first digit.
  func shift(atMagnitude magnitude: Int) -> Int {
    switch self {
    case .simple: return 0
    case .compact(var reader):
      var count = reader.number()
      var index = 0
      var places = 0
      guard magnitude >= 0 else { return 0 }
      while index <= magnitude, count > 0, !reader.isFailed {
        places = reader.number()
        index += 1
        count -= 1
      }
      return reader.isFailed || places > Self.maximumShift ? 0 : -places
    case .scientific(let scientific):
      let interval = scientific.interval
      let integers = interval == 1 ? 1 : (magnitude % interval + interval) % interval + 1
      return integers - magnitude - 1
    }
  }

  private static let maximumShift = 100
}

extension ExactDecimal {
  /// Shifts and rounds a number as ICU does: once more where it was rounded up to another power of ten.
  ///
  /// - Returns: By how many places it was shifted.
  mutating func round(_ notation: NumberNotation, _ round: (inout ExactDecimal) -> Void) -> Int {
    guard !isZero else {
      round(&self)
      return 0
    }
    let magnitude = self.magnitude
    let places = notation.shift(atMagnitude: magnitude)
    shift(by: places)
    round(&self)
    guard !isZero, self.magnitude != magnitude + places else { return places }
    let others = notation.shift(atMagnitude: magnitude + 1)
    guard others != places else { return places }
    shift(by: others - places)
    round(&self)
    return others
  }
}
