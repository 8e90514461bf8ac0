import LocaleData
import MessageFormat

/// What a pack bakes of one locale's data, in the form of the pack.
struct PackLocaleData: Sendable {
  let isRightToLeft: Bool
  /// `nil` where everything is `other`, or where nothing needs them.
  private(set) var cardinalRules: [UInt8]?
  private(set) var ordinalRules: [UInt8]?
  /// `nil` where nothing needs them.
  private(set) var numbers: [UInt8]?

  init(isRightToLeft: Bool, cardinalRules: [UInt8]?, ordinalRules: [UInt8]?, numbers: [UInt8]?) {
    self.isRightToLeft = isRightToLeft
    self.cardinalRules = cardinalRules
    self.ordinalRules = ordinalRules
    self.numbers = numbers
  }

  init(_ locale: LocaleID) {
    isRightToLeft = locale.isRightToLeft
    cardinalRules = Self.rules(locale, .cardinal)
    ordinalRules = Self.rules(locale, .ordinal)
    numbers = Self.numbers(locale)
  }

  /// As much of it as messages need.
  func needed(_ needs: MessageEncoder.Needs) -> PackLocaleData {
    var data = self
    if !needs.contains(.cardinalRules) { data.cardinalRules = nil }
    if !needs.contains(.ordinalRules) { data.ordinalRules = nil }
    if !needs.contains(.numbers) { data.numbers = nil }
    return data
  }

  private static func rules(_ locale: LocaleID, _ kind: Plural.Kind) -> [UInt8]? {
    var definitions = PluralRules.rules(for: locale, kind).definitions.filter { $0.category != .other }
    // Where exponents count, conditions overlap: then ICU's order decides, which is the alphabetical one.
    if definitions.contains(where: \.rule.looksAtExponents) {
      definitions.sort { $0.category.rawValue < $1.category.rawValue }
    }
    guard !definitions.isEmpty else { return nil }
    let bytes = PackBytes()
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

  private static func numbers(_ locale: LocaleID) -> [UInt8] {
    guard let symbols = NumberSymbols.symbols(for: locale) ?? NumberSymbols.symbols(for: .root) else {
      return []
    }
    return PackNumberStyle(symbols).bytes.array
  }
}

extension PluralRule {
  fileprivate var looksAtExponents: Bool {
    alternatives.contains { $0.relations.contains { $0.operand == .e } }
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
