/// Arithmetic on decimal digits, 0…9 each, the highest first.
enum DecimalDigits {
  static func digits(of number: UInt64) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = number
    while rest > 0 {
      digits.append(UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    return digits.reversed()
  }

  static func product(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var sums = [Int](repeating: 0, count: left.count + right.count)
    for (index, digit) in left.enumerated() {
      for (offset, other) in right.enumerated() { sums[index + offset + 1] += Int(digit) * Int(other) }
    }
    var carry = 0
    for index in sums.indices.reversed() {
      carry += sums[index]
      sums[index] = carry % 10
      carry /= 10
    }
    return sums.map { UInt8(truncatingIfNeeded: $0) }
  }

  /// Keeps so many digits, not counting leading zeros, ties to the even one.
  static func round(_ digits: inout [UInt8], _ exponent: inout Int, to count: Int) {
    let leading = digits.prefix { $0 == 0 }.count
    let excess = digits.count - leading - count
    guard excess > 0 else { return }
    let dropped = digits.suffix(excess)
    let first = dropped.first ?? 0
    let isTie = first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
    digits.removeLast(excess)
    exponent += excess
    let isOdd = (digits.last ?? 0) % 2 == 1
    if isTie ? isOdd : first >= 5 { digits.increment() }
  }
}

extension [UInt8] {
  /// Adds 1 to the number that these digits make.
  mutating func increment() {
    var index = count - 1
    while index >= 0 {
      if self[index] < 9 {
        self[index] += 1
        return
      }
      self[index] = 0
      index -= 1
    }
    insert(1, at: 0)
  }
}
