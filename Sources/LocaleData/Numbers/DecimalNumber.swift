/// The decimal digits of a number, as it is shown.
struct DecimalNumber: Hashable {
  /// 0…9 each, at least one before the point.
  private var digits: [UInt8]
  /// How many of the digits stand before the point.
  private var point: Int
  /// Of a compact form, which `digits` and `point` have been scaled by.
  let compactExponent: Int

  var integerDigits: ArraySlice<UInt8> { digits[..<point] }
  var fractionDigits: ArraySlice<UInt8> { digits[point...] }

  /// The nearest double.
  var magnitude: Double {
    let text = digits.map { Character(UnicodeScalar(UInt8(ascii: "0") + $0)) }
    return Double(String(text[..<point]) + "." + String(text[point...]) + "0") ?? .infinity
  }

  /// Parses `-1.50`, `12e3` and the compact form `1.2c6`, whose exponent plural rules see.
  init?(_ text: some StringProtocol) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent: Int?
    var exponentSign = 1
    var isCompact = false
    var previous: UInt8 = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: break
      case UInt8(ascii: "-") where previous == UInt8(ascii: "e"): exponentSign = -1
      case UInt8(ascii: "+") where previous == UInt8(ascii: "e"): break
      case UInt8(ascii: ".") where point == nil && exponent == nil: point = digits.count
      case UInt8(ascii: "c") where exponent == nil, UInt8(ascii: "e") where exponent == nil:
        exponent = 0
        isCompact = byte == UInt8(ascii: "c")
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if let power = exponent {
          exponent = min(power * 10 + Int(digit), 1000)
        } else {
          digits.append(digit)
        }
      default: return nil
      }
      previous = byte
    }
    guard !digits.isEmpty else { return nil }
    self.digits = digits
    self.point = point ?? digits.count
    compactExponent = isCompact ? exponent ?? 0 : 0
    scale(by: exponentSign * (exponent ?? 0))
  }

  /// The shortest digits that give the double back; no fraction digits where there are none but zeros.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(value.description)
    while digits.count > point, digits.last == 0 { digits.removeLast() }
  }

  private mutating func scale(by exponent: Int) {
    point += exponent
    if point < 1 {
      digits.insert(contentsOf: repeatElement(0, count: 1 - point), at: 0)
      point = 1
    }
    if point > digits.count { digits.append(contentsOf: repeatElement(0, count: point - digits.count)) }
  }

  /// Rounded half to even, without trailing zeros in the fraction.
  func rounded(toFractionDigits maximum: Int) -> DecimalNumber {
    var result = self
    if fractionDigits.count > maximum {
      let rest = digits[(point + maximum)...]
      result.digits.removeLast(rest.count)
      let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
      let isOdd = (result.digits.last ?? 0) % 2 == 1
      if isHalf ? isOdd : rest.first ?? 0 >= 5 { result.increment() }
    }
    while result.digits.count > result.point, result.digits.last == 0 { result.digits.removeLast() }
    return result
  }

  private mutating func increment() {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    point += 1
  }
}
