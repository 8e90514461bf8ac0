/// The signs of a locale that only printf specifiers show.
///
/// In a pack, among the formats: three texts, the plus sign, the minus sign, and what stands before the exponent of a
/// number such as 1.5E+06.
struct NumberSigns {
  private let reader: PackReader
  private let plus: Range<Int>
  private let minus: Range<Int>
  private let exponent: Range<Int>

  enum Sign {
    case plus, minus, exponent
  }

  /// Reads the signs that a reader stands before.
  init?(_ reader: PackReader) {
    var reader = reader
    plus = reader.text()
    minus = reader.text()
    exponent = reader.text()
    guard !reader.isFailed else { return nil }
    self.reader = reader
  }

  func write(_ sign: Sign, to output: inout TextBuffer) {
    switch sign {
    case .plus: output.append(plus, of: reader)
    case .minus: output.append(minus, of: reader)
    case .exponent: output.append(exponent, of: reader)
    }
  }
}
