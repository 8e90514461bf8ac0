/// How a locale shows the offset of a time zone from GMT: `GMT+05:30`.
package struct ZonePatterns: Sendable, Hashable {
  /// What stands around an offset.
  package let prefix: String
  package let suffix: String
  /// What is shown for no offset.
  package let zero: String
  /// With hours only, hours and minutes, hours to seconds.
  package let positive: [Offset]
  package let negative: [Offset]

  /// `+HH:mm`: what stands before, between and behind the numbers.
  package struct Offset: Sendable, Hashable {
    /// One more than there are numbers.
    package let literals: [String]
  }

  /// `nil` where the patterns are not made of hours, minutes and seconds in this order.
  init?(texts: [String]) {
    guard texts.count == 8, let place = texts[0].firstRange(of: "{0}") else { return nil }
    prefix = String(texts[0][..<place.lowerBound]).withoutQuotes
    suffix = String(texts[0][place.upperBound...]).withoutQuotes
    zero = texts[1]
    let offsets = texts[2...].compactMap(Offset.init(pattern:))
    guard offsets.count == 6, offsets.map(\.literals.count) == [2, 3, 4, 2, 3, 4] else { return nil }
    positive = Array(offsets[..<3])
    negative = Array(offsets[3...])
  }
}

extension ZonePatterns.Offset {
  fileprivate init?(pattern: String) {
    var literals: [String] = []
    var letters: [UInt8] = []
    var literal = ""
    for part in DatePattern.parts(of: pattern) {
      switch part {
      case .literal(let text): literal += text
      case .field(let field):
        literals.append(literal)
        literal = ""
        letters.append(field.letter)
      }
    }
    self.literals = literals + [literal]
    guard Array("Hms".utf8).starts(with: letters) else { return nil }
  }
}

extension String {
  fileprivate var withoutQuotes: String { replacing("'", with: "") }
}
