/// The digits of a numbering system in a pack.
struct DigitTexts {
  /// Where digit zero is; the others too, if there are ten texts.
  private let zero: Range<Int>
  private let first: Int
  private let hasAll: Bool

  /// - Parameter reader: At the digits of a number style; moved behind them.
  init(_ reader: inout PackReader) {
    let count = reader.byte()
    hasAll = count == 10
    first = reader.position
    zero = reader.text()
    if count != 1, count != 10 { reader.fail() }
  }

  /// Writes a digit, 0…9.
  func write(_ digit: Int, of reader: PackReader, to output: inout TextBuffer) {
    guard !hasAll else {
      var texts = PackReader(reader.base, at: first, end: reader.end)
      var index = 0
      while index < digit {
        _ = texts.text()
        index += 1
      }
      output.append(texts.text(), of: texts)
      return
    }
    // The ten digits of a numbering system differ in their last byte only: no block of them crosses 64.
    guard zero.count > 0 else { return }
    output.append(reader.base + zero.lowerBound, zero.count - 1)
    output.append(reader.base[zero.upperBound - 1] &+ UInt8(truncatingIfNeeded: digit))
  }
}

extension TextBuffer {
  /// Copies a text out of a pack.
  mutating func append(_ range: Range<Int>, of reader: PackReader) {
    append(reader.base + range.lowerBound, range.count)
  }
}
