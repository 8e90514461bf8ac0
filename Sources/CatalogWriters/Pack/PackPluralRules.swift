import AlertCatalog
import LocaleData
import MessageFormat

/// The plural rules of a locale in the form of the pack.
enum PackPluralRules {
  /// `nil` where everything is `other`.
  static func bytes(_ locale: LocaleID, _ kind: Plural.Kind) -> [UInt8]? {
    let rules = PluralRules.rules(for: locale, kind)
    var definitions = rules.definitions.filter { $0.category != .other }
    // Where exponents count, conditions overlap: then ICU's order decides, which is the alphabetical one.
    if definitions.contains(where: \.rule.looksAtExponents) {
      definitions.sort { $0.category.rawValue < $1.category.rawValue }
    }
    guard !definitions.isEmpty else { return nil }
    let bytes = PackBytes()
    for number in stride(from: 0, to: PackFormat.listedPluralCount, by: 2) {
      bytes.byte(rules.category(of: number).index << 3 | rules.category(of: number + 1).index)
    }
    bytes.number(definitions.reduce(highestLimit) { min($0, $1.rule.repetitionLimit) })
    bytes.number(definitions.count)
    for definition in definitions {
      bytes.byte(definition.category.index)
      bytes.number(definition.rule.alternatives.count)
      for alternative in definition.rule.alternatives {
        bytes.number(alternative.relations.count)
        for relation in alternative.relations { write(relation, to: bytes) }
      }
    }
    return bytes.array
  }

  /// Larger numbers are rare.
  fileprivate static let highestLimit = 1 << 30

  private static func write(_ relation: PluralRule.Relation, to bytes: PackBytes) {
    let flags = (relation.isNegated ? 8 : 0) + (relation.modulus == nil ? 0 : 16)
    bytes.byte(relation.operand.packed + flags)
    if let modulus = relation.modulus { bytes.number(modulus) }
    bytes.number(relation.ranges.count)
    for range in relation.ranges {
      bytes.number(range.lowerBound)
      bytes.number(range.upperBound - range.lowerBound)
    }
  }
}

extension PluralRule {
  fileprivate var looksAtExponents: Bool {
    alternatives.contains { $0.relations.contains { $0.operand == .e } }
  }

  /// Below which number the rule says the same of each integer from 100 on and of the next but 99.
  fileprivate var repetitionLimit: Int {
    alternatives.flatMap(\.relations).map(\.repetitionLimit).min() ?? PackPluralRules.highestLimit
  }
}

extension PluralRule.Relation {
  fileprivate var repetitionLimit: Int {
    // Other operands are 0 for every integer.
    guard operand == .n || operand == .i else { return PackPluralRules.highestLimit }
    if let modulus {
      if 100 % modulus == 0 { return PackPluralRules.highestLimit }
      // Below a large modulus, numbers are their own remainders.
      return modulus < 100 ? 0 : min(modulus, limitOfRanges)
    }
    return limitOfRanges
  }

  private var limitOfRanges: Int {
    ranges.filter { $0.upperBound >= 100 }.map { max($0.lowerBound, 100) }.min() ?? PackPluralRules.highestLimit
  }
}

extension PluralRule.Operand {
  fileprivate var packed: Int {
    switch self {
    case .n: 0
    case .i: 1
    case .v: 2
    case .w: 3
    case .f: 4
    case .t: 5
    case .e: 6
    }
  }
}
