/// The rules by which a locale chooses a plural category.
///
/// In a pack, rules are the count of categories (number) and, for each, its number (byte: 0 zero, 1 one, 2 two, 3 few,
/// 4 many) and its condition: the count of alternatives (number), for each the count of its relations (number), and
/// for each relation: the operand (byte: 0 n, 1 i, 2 v, 3 w, 4 f, 5 t, 6 e; plus 8 where the relation is negated, plus 16
/// where there is a modulus), the modulus (number), the count of ranges (number), and for each range its lower bound
/// and its size less 1 (numbers). What no condition holds for is `other`, 5.
struct PluralRule {
  /// The category of `other`.
  static let other = 5

  /// The category of a number by the rules that a reader stands before.
  static func category(of number: DecimalNumber, _ reader: inout PackReader) -> Int {
    guard number.kind == .finite else { return other }
    return category(of: PluralOperands(number), &reader)
  }

  /// The same for a number's operands.
  static func category(of operands: PluralOperands, _ reader: inout PackReader) -> Int {
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
        let isTrue = isRelationTrue(of: operands, &reader)
        holds = holds && isTrue
        relations -= 1
      }
      if holds { return true }
      alternatives -= 1
    }
    return false
  }

  private static func isRelationTrue(of operands: PluralOperands, _ reader: inout PackReader) -> Bool {
    let operand = reader.byte()
    var isComparable = true
    var value: Double
    switch operand & 7 {
    case 0:
      value = operands.n
      isComparable = operands.isWhole
    case 1: value = operands.i
    case 2: value = Double(operands.v)
    case 3: value = Double(operands.w)
    case 4: value = operands.f
    case 5: value = operands.t
    case 6: value = Double(operands.e)
    default: value = 0
    }
    if operand & 16 != 0 { value = remainder(of: value, dividedBy: reader.number()) }
    var ranges = reader.number()
    var isInRange = false
    while ranges > 0, !reader.isFailed {
      let lower = reader.number()
      let size = reader.number()
      if value >= Double(lower), value <= Double(lower) + Double(size) { isInRange = true }
      ranges -= 1
    }
    return (isInRange && isComparable) != (operand & 8 != 0)
  }

  private static func remainder(of value: Double, dividedBy modulus: Int) -> Double {
    guard modulus > 0 else { return value }
    // Beyond 2^53 ICU's calculation in doubles shows.
    guard value >= 0, value < 0x1p53 else { return value.truncatingRemainder(dividingBy: Double(modulus)) }
    return Double(UInt64(value) % UInt64(modulus))
  }
}
