/// The decimal digits of a number, made once without divisions by anything but ten.
struct DigitSequence {
  /// Four bits for each digit, the lowest sixteen digits here and the others there.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// 1…20
  private(set) var count = 0

  init(_ number: UInt64) {
    var rest = number
    repeat {
      let (next, digit) = rest.quotientAndRemainder(dividingBy: 10)
      if count < 16 {
        low |= digit << UInt64(4 * count)
      } else {
        high |= digit << UInt64(4 * (count - 16))
      }
      count += 1
      rest = next
    } while rest > 0
  }

  /// The digit that stands for `position` powers of ten; 0 where there is none.
  subscript(position: Int) -> Int {
    guard position >= 0, position < count else { return 0 }
    let digits = position < 16 ? low >> UInt64(4 * position) : high >> UInt64(4 * (position - 16))
    return Int(truncatingIfNeeded: digits & 0xF)
  }
}
