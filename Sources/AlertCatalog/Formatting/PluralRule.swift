/// The rules by which a locale chooses a plural category.
///
/// In a pack, rules begin with the categories of 0…199, which most numbers are: a byte for each two, the first one times 8
/// plus the second. The number below which those of 100…199 are repeated for each further hundred follows (number), and
/// then the rules themselves: the count of categories (number) and, for each, its number (byte: 0 zero, 1 one, 2 two,
/// 3 few, 4 many) and its condition: the count of alternatives (number), for each the count of its relations (number), and
/// for each relation: the operand (byte: 0 n, 1 i, 2 v, 3 w, 4 f, 5 t, 6 e; plus 8 where the relation is negated, plus 16
/// where there is a modulus), the modulus (number), the count of ranges (number), and for each range its lower bound
/// and its size less 1 (numbers). What no condition holds for is `other`, 5.
struct PluralRule {
  /// The category of `other`.
  static let other = 5

  /// The category of an integer by the rules that a reader stands before.
  @inline(__always)
  static func category(of number: Int, _ reader: PackReader) -> Int {
    var reader = reader
    let list = reader.range(PackFormat.listedPluralCount / 2)
    guard !reader.isFailed else { return other }
    let magnitude = Int(truncatingIfNeeded: number.magnitude)
    if 0..<PackFormat.listedPluralCount ~= magnitude { return category(at: magnitude, inList: list, reader) }
    let limit = reader.number()
    if 0..<limit ~= magnitude { return category(at: 100 + magnitude % 100, inList: list, reader) }
    return reader.isFailed ? other : category(of: PluralOperands(number), behindList: &reader)
  }

  @inline(__always)
  private static func category(at place: Int, inList list: Range<Int>, _ reader: PackReader) -> Int {
    let pair = Int(reader.base[list.lowerBound &+ place >> 1])
    return min(place & 1 == 0 ? pair >> 3 : pair & 7, other)
  }

  /// The category of a number with fraction digits.
  static func category(of number: DecimalNumber, _ reader: PackReader) -> Int {
    guard number.kind == .finite else { return other }
    return category(of: PluralOperands(number), reader)
  }

  /// The same for a number's operands.
  static func category(of operands: PluralOperands, _ reader: PackReader) -> Int {
    var reader = reader
    _ = reader.range(PackFormat.listedPluralCount / 2)
    _ = reader.number()
    return category(of: operands, behindList: &reader)
  }

  @inline(never)
  private static func category(of operands: PluralOperands, behindList reader: inout PackReader) -> Int {
    var categories = reader.number()
    while categories > 0, !reader.isFailed {
      let category = reader.byte()
      if isFulfilled(by: operands, &reader) { return reader.isFailed ? other : min(category, other) }
      categories -= 1
    }
    return other
  }

  /// Reads a whole condition, unless an alternative holds.
  private static func isFulfilled(by operands: PluralOperands, _ reader: inout PackReader) -> Bool {
    var alternatives = reader.number()
    while alternatives > 0, !reader.isFailed {
      var relations = reader.number()
      var holds = true
      while relations > 0, !reader.isFailed {
        if holds {
          holds = isRelationTrue(of: operands, &reader)
        } else {
          skipRelation(&reader)
        }
        relations -= 1
      }
      if holds { return true }
      alternatives -= 1
    }
    return false
  }

  private static func skipRelation(_ reader: inout PackReader) {
    if reader.byte() & 16 != 0 { _ = reader.number() }
    var bounds = reader.number() &* 2
    while bounds > 0, !reader.isFailed {
      _ = reader.number()
      bounds -= 1
    }
  }

  private static func isRelationTrue(of operands: PluralOperands, _ reader: inout PackReader) -> Bool {
    let operand = reader.byte()
    let modulus = operand & 16 != 0 ? reader.number() : 0
    let isInRange: Bool
    if let whole = operands.whole {
      var value = operand & 7 < 2 ? whole : 0
      if modulus > 0, value >= modulus { value %= modulus }
      isInRange = isInRanges(value, &reader)
    } else {
      let isComparable = operand & 7 != 0 || operands.isWhole
      let value = operands.value(operand & 7)
      let isIncluded = isInRanges(modulus > 0 ? remainder(of: value, dividedBy: modulus) : value, &reader)
      isInRange = isIncluded && isComparable
    }
    return isInRange != (operand & 8 != 0)
  }

  private static func isInRanges(_ value: Int, _ reader: inout PackReader) -> Bool {
    hasRange(&reader) { value >= $0 && value &- $0 <= $1 }
  }

  private static func isInRanges(_ value: Double, _ reader: inout PackReader) -> Bool {
    hasRange(&reader) { value >= Double($0) && value <= Double($0) + Double($1) }
  }

  /// Reads ranges, all of them, and tells whether one, by its lower bound and its size, is meant.
  @inline(__always)
  private static func hasRange(_ reader: inout PackReader, _ isMeant: (_ lower: Int, _ size: Int) -> Bool) -> Bool {
    var ranges = reader.number()
    var isFound = false
    while ranges > 0, !reader.isFailed {
      let lower = reader.number()
      if isMeant(lower, reader.number()) { isFound = true }
      ranges -= 1
    }
    return isFound
  }

  private static func remainder(of value: Double, dividedBy modulus: Int) -> Double {
    // Beyond 2^53 ICU's calculation in doubles shows.
    guard value >= 0, value < 0x1p53 else { return value.truncatingRemainder(dividingBy: Double(modulus)) }
    return Double(UInt64(value) % UInt64(modulus))
  }
}
