/// How the numbers of dates are written: without groups, with a sign only below zero.
///
/// In a pack: the count of digit texts (byte, 1 or 10), and texts: what stands before and behind a negative number, and
/// the digits. Those are digit zero, which the others follow in Unicode, or all ten, each of the same size.
struct DateDigits {
  private let reader: PackReader
  private let count: Int
  private let negativePrefix: Range<Int>
  private let negativeSuffix: Range<Int>
  private let digits: Range<Int>

  /// Reads the digits that a reader stands before.
  init?(_ reader: PackReader) {
    var reader = reader
    count = reader.byte()
    negativePrefix = reader.text()
    negativeSuffix = reader.text()
    digits = reader.text()
    guard !reader.isFailed, count == 1 || count == 10, digits.count >= count else { return nil }
    self.reader = reader
  }

  /// Writes a number with at least so many digits, and at most so many, the lowest ones.
  func write(_ number: Int, minimum: Int = 1, maximum: Int = 19, to output: inout TextBuffer) {
    let magnitude = UInt64(number.magnitude)
    if number < 0 { output.append(negativePrefix, of: reader) }
    var position = min(max(minimum, magnitude.decimalCount), max(maximum, 1)) - 1
    while position >= 0 {
      let digit = position < 20 ? magnitude / UInt64.powerOfTen(position) % 10 : 0
      write(Int(truncatingIfNeeded: digit), to: &output)
      position -= 1
    }
    if number < 0 { output.append(negativeSuffix, of: reader) }
  }

  private func write(_ digit: Int, to output: inout TextBuffer) {
    if count == 10 {
      let size = digits.count / 10
      let start = digits.lowerBound + digit * size
      output.append(start..<start + size, of: reader)
      return
    }
    // The ten digits of a numbering system differ in their last byte only: no block of them crosses 64.
    let last = digits.upperBound - 1
    output.append(digits.lowerBound..<last, of: reader)
    output.append(reader.base[last] &+ UInt8(truncatingIfNeeded: digit))
  }
}
