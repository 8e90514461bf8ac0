import LocaleData
import MessageFormat

/// What a pack bakes of one locale's data, in the form of the pack.
struct PackLocaleData {
  let isRightToLeft: Bool
  let cardinalRules: PackBytes?
  let ordinalRules: PackBytes?
  let numbers: PackBytes

  init(_ locale: LocaleID) {
    isRightToLeft = locale.isRightToLeft
    cardinalRules = Self.rules(locale, .cardinal)
    ordinalRules = Self.rules(locale, .ordinal)
    numbers = Self.numbers(locale)
  }

  /// `nil` where everything is `other`.
  private static func rules(_ locale: LocaleID, _ kind: Plural.Kind) -> PackBytes? {
    let definitions = PluralRules.rules(for: locale, kind).definitions.filter { $0.category != .other }
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
    return bytes
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

  private static func numbers(_ locale: LocaleID) -> PackBytes {
    let bytes = PackBytes()
    guard let symbols = NumberSymbols.symbols(for: locale) ?? NumberSymbols.symbols(for: .root) else { return bytes }
    bytes.byte(symbols.primaryGrouping)
    bytes.byte(symbols.secondaryGrouping == symbols.primaryGrouping ? 0 : symbols.secondaryGrouping)
    bytes.byte(symbols.minimumGrouping)
    bytes.byte(symbols.maximumFractionDigits)
    let digits = digits(of: symbols)
    bytes.byte(digits.count)
    let texts = [
      symbols.decimal, symbols.group, symbols.positivePrefix, symbols.positiveSuffix, symbols.negativePrefix,
      symbols.negativeSuffix, symbols.infinity, symbols.notANumber, digits.joined(),
    ].map { Array($0.utf8) }
    for text in texts { bytes.byte(text.count) }
    for text in texts { bytes.bytes(text) }
    return bytes
  }

  /// Just zero where the others follow it in Unicode, else all.
  static func digits(of symbols: NumberSymbols) -> [String] {
    if areConsecutive(symbols.digits) { return Array(symbols.digits.prefix(1)) }
    // No numbering system has digits of different sizes.
    return Set(symbols.digits.map(\.utf8.count)).count == 1 ? symbols.digits : ["0"]
  }

  private static func areConsecutive(_ digits: [String]) -> Bool {
    guard let zero = digits.first?.unicodeScalars.first, zero.properties.numericType == .decimal else { return false }
    return digits.enumerated().allSatisfy { index, digit in
      digit.unicodeScalars.count == 1 && digit.unicodeScalars.first?.value == zero.value + UInt32(index)
    }
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
