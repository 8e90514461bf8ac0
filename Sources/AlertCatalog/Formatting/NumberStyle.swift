/// How a locale shows numbers.
///
/// In a pack: the digits of the rightmost group and of the further groups, how many digits must stand before the rightmost
/// group for there to be groups, the largest count of fraction digits, the count of digit texts (bytes); the sizes of nine
/// texts (bytes), and these: the decimal separator, the group separator, what stands before and behind a positive
/// number and before and behind a negative one, infinity, not-a-number, and the digits. Those are digit zero, which
/// the others follow in Unicode, or all ten, each of the same size.
struct NumberStyle {
  private static let textCount = 9
  private static let headerSize = 5 + textCount

  /// At the first byte.
  private let start: UnsafePointer<UInt8>
  /// The texts of the digits, which are the last ones.
  private let digits: UnsafeBufferPointer<UInt8>

  /// Looks at the style that a reader stands before; `nil` where it does not lie inside the reader's bytes.
  init?(_ reader: PackReader) {
    guard !reader.isFailed, reader.end - reader.position >= Self.headerSize else { return nil }
    start = reader.base + reader.position
    let digitsSize = Int(start[5 + Text.digits.rawValue])
    let size = Self.headerSize + digitsSize + Self.sum(UnsafeRawPointer(start + 5).loadUnaligned(as: UInt64.self))
    digits = UnsafeBufferPointer(start: start + size - digitsSize, count: digitsSize)
    guard size <= reader.end - reader.position, digitCount == 1 || digitCount == 10 else { return nil }
  }

  /// The sum of eight bytes.
  private static func sum(_ bytes: UInt64) -> Int {
    let pairs = (bytes & 0x00FF_00FF_00FF_00FF) &+ (bytes &>> 8 & 0x00FF_00FF_00FF_00FF)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
  }

  var primaryGroup: Int { Int(start[0]) }
  var secondaryGroup: Int { Int(start[1]) }
  var minimumGrouping: Int { Int(start[2]) }
  var maximumFraction: Int { Int(start[3]) }
  private var digitCount: Int { Int(start[4]) }

  /// The texts, in the order of the format.
  enum Text: Int {
    case decimal, group, positivePrefix, positiveSuffix, negativePrefix, negativeSuffix, infinity, notANumber, digits
  }

  func bytes(of text: Text) -> UnsafeBufferPointer<UInt8> {
    var offset = Self.headerSize
    var index = 0
    while index < text.rawValue {
      offset &+= Int(start[5 &+ index])
      index += 1
    }
    return UnsafeBufferPointer(start: start + offset, count: Int(start[5 + index]))
  }

  func write(_ text: Text, to output: inout TextBuffer) {
    guard start[5 + text.rawValue] > 0 else { return }
    output.append(bytes(of: text))
  }
}

extension NumberStyle {
  func write(_ number: PluralNumber, to output: inout TextBuffer) {
    switch number {
    case .whole(let whole) where isSimple && 0..<1000 ~= whole: writeShort(whole, to: &output)
    case .whole(let whole) where isSimple && 1000..<simpleLimit ~= whole: writeThousands(whole, to: &output)
    case .whole(let whole): write(DecimalNumber(whole), to: &output)
    case .fraction(let fraction):
      write(DecimalNumber(fraction, maximumFraction: maximumFraction), to: &output)
    }
  }

  /// Whether a positive number is just its digits, of one byte each, with groups of three or none, as in most locales.
  private var isSimple: Bool {
    digits.count == 1 && (primaryGroup == 3 || primaryGroup == 0)
      && start[5 + Text.positivePrefix.rawValue] | start[5 + Text.positiveSuffix.rawValue] == 0
  }

  /// Beyond this, a number may have several groups.
  private var simpleLimit: Int { secondaryGroup == 3 || secondaryGroup == 0 ? 1_000_000 : 10_000 }

  /// Up to three digits.
  private func writeShort(_ number: Int, to output: inout TextBuffer) {
    if number >= 100 { output.append(digits[0] &+ UInt8(truncatingIfNeeded: number / 100)) }
    if number >= 10 { output.append(digits[0] &+ UInt8(truncatingIfNeeded: number / 10 % 10)) }
    output.append(digits[0] &+ UInt8(truncatingIfNeeded: number % 10))
  }

  /// Four to six digits.
  private func writeThousands(_ number: Int, to output: inout TextBuffer) {
    let thousands = number / 1000
    writeShort(thousands, to: &output)
    let count = thousands >= 100 ? 3 : thousands >= 10 ? 2 : 1
    if primaryGroup == 3, count >= minimumGrouping { write(.group, to: &output) }
    output.append(digits[0] &+ UInt8(truncatingIfNeeded: number / 100 % 10))
    output.append(digits[0] &+ UInt8(truncatingIfNeeded: number / 10 % 10))
    output.append(digits[0] &+ UInt8(truncatingIfNeeded: number % 10))
  }

  private func write(_ number: DecimalNumber, to output: inout TextBuffer) {
    write(number.isNegative ? .negativePrefix : .positivePrefix, to: &output)
    switch number.kind {
    case .finite: writeDigits(of: number, 1, 0, to: &output)
    case .infinite: write(.infinity, to: &output)
    case .notANumber: write(.notANumber, to: &output)
    }
    write(number.isNegative ? .negativeSuffix : .positiveSuffix, to: &output)
  }

  /// Writes the digits of a finite number, at least so many before the decimal separator and behind it.
  func writeDigits(
    of number: DecimalNumber,
    _ minimumInteger: Int,
    _ minimumFraction: Int,
    isGrouped: Bool = true,
    to output: inout TextBuffer
  ) {
    let sequence = DigitSequence(number.digits)
    let integers = max(minimumInteger, sequence.count + number.exponent)
    let lowest = min(number.exponent, -minimumFraction)
    let isGrouped = isGrouped && primaryGroup > 0 && integers - primaryGroup >= minimumGrouping
    let secondary = secondaryGroup > 0 ? secondaryGroup : primaryGroup
    // How many digits stand to the right of this one, before the decimal separator.
    var position = integers - 1
    if integers == 0 { write(.decimal, to: &output) }
    while position >= min(lowest, 0) {
      write(digit: sequence[position - number.exponent], to: &output)
      if position == 0, lowest < 0 {
        write(.decimal, to: &output)
      } else if isGrouped, position >= primaryGroup, (position - primaryGroup) % secondary == 0 {
        write(.group, to: &output)
      }
      position -= 1
    }
  }

  func write(digit: Int, to output: inout TextBuffer) {
    guard let base = digits.baseAddress, digits.count >= digitCount else { return }
    if digits.count == 1 { return output.append(base[0] &+ UInt8(truncatingIfNeeded: digit)) }
    if digitCount == 10 {
      let size = digits.count / 10
      output.append(UnsafeBufferPointer(start: base + digit * size, count: size))
      return
    }
    // The ten digits of a numbering system differ in their last byte only: no block of them crosses 64.
    let last = digits.count - 1
    output.append(base, last)
    output.append(base[last] &+ UInt8(truncatingIfNeeded: digit))
  }
}
