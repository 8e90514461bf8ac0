/// The words of number skeletons.
enum SkeletonStem {
  /// A property that a skeleton says once.
  enum Property: String {
    case notation, unit, precision, grouping, scale, symbols, sign, usage
    case perUnit = "unit that it is per"
    case roundingMode = "rounding mode"
    case integerWidth = "integer width"
    case unitWidth = "unit width"
    case decimalSeparator = "decimal separator"
  }

  /// What follows a stem behind `/`.
  enum Options {
    case none, fraction, precision, scientific
    case required(Required)
  }

  enum Required {
    case increment, measureUnit, perMeasureUnit, unit, usage, currency, integerWidth, numberingSystem, scale
  }

  struct Meaning {
    let properties: [Property]
    var options = Options.none
    var apply: @Sendable (inout NumberSkeleton) -> Void = { _ in }

    init(
      property: Property...,
      options: Options = .none,
      apply: @escaping @Sendable (inout NumberSkeleton) -> Void = { _ in }
    ) {
      properties = property
      self.options = options
      self.apply = apply
    }
  }

  private static func precision(_ precision: NumberSkeleton.Precision, _ options: Options = .precision) -> Meaning {
    Meaning(property: .precision, options: options) { $0.precision = precision }
  }

  private static func required(_ property: Property, _ option: Required) -> Meaning {
    Meaning(property: property, options: .required(option))
  }

  /// A unit that may not stand beside one that it is per.
  private static func wholeUnit(_ option: Required) -> Meaning {
    Meaning(property: .unit, .perUnit, options: .required(option))
  }

  /// What a word means; `nil` where there is no such word. Stems that begin with `.`, `@`, `E` or `0` are made of
  /// digits and are no words.
  static func meaning(of word: String) -> Meaning? {
    if let mode = mode(word) { return mode }
    switch word {
    case "compact-short", "K", "compact-long", "KK": return Meaning(property: .notation) { $0.notation = .compact }
    case "scientific": return scientific(interval: 1)
    case "engineering": return scientific(interval: 3)
    case "notation-simple": return Meaning(property: .notation)
    case "base-unit": return Meaning(property: .unit)
    case "percent", "%", "permille": return Meaning(property: .unit) { $0.unit = .ratio }
    case "%x100":
      return Meaning(property: .scale, .unit) {
        $0.scale.power = 2
        $0.unit = .ratio
      }
    case "precision-integer": return precision(.fraction(minimum: 0, maximum: 0), .fraction)
    case "precision-unlimited": return precision(.unlimited)
    case "precision-currency-standard": return precision(.currency(isCash: false))
    case "precision-currency-cash": return precision(.currency(isCash: true))
    case "integer-width-trunc":
      return Meaning(property: .integerWidth) { $0.integerWidth = .init(minimum: 0, maximum: 0) }
    case "latin": return Meaning(property: .symbols)
    case "unit-width-full-name": return Meaning(property: .unitWidth) { $0.hasFullNames = true }
    case "decimal-always": return Meaning(property: .decimalSeparator) { $0.alwaysShowsDecimalSeparator = true }
    case "decimal-auto": return Meaning(property: .decimalSeparator)
    case "precision-increment": return required(.precision, .increment)
    case "measure-unit": return required(.unit, .measureUnit)
    case "per-measure-unit": return required(.perUnit, .perMeasureUnit)
    case "unit": return wholeUnit(.unit)
    case "usage": return required(.usage, .usage)
    case "currency": return wholeUnit(.currency)
    case "integer-width": return required(.integerWidth, .integerWidth)
    case "numbering-system": return required(.symbols, .numberingSystem)
    case "scale": return required(.scale, .scale)
    default:
      if unitWidths.contains(word) { return Meaning(property: .unitWidth) }
      if groupings.contains(word) { return Meaning(property: .grouping) }
      return signs.contains(word) ? Meaning(property: .sign) : nil
    }
  }

  private static func scientific(interval: Int) -> Meaning {
    Meaning(property: .notation, options: .scientific) { $0.notation = .scientific(.init(interval: interval)) }
  }

  private static func mode(_ word: String) -> Meaning? {
    guard word.hasPrefix("rounding-mode-"),
      let mode = NumberSkeleton.RoundingMode(rawValue: String(word.dropFirst(14)))
    else { return nil }
    return Meaning(property: .roundingMode) { $0.roundingMode = mode }
  }
}

extension SkeletonStem {
  private static let unitWidths: Set = [
    "unit-width-narrow", "unit-width-short", "unit-width-iso-code", "unit-width-formal", "unit-width-variant",
    "unit-width-hidden",
  ]

  private static let groupings: Set = [
    "group-off", ",_", "group-min2", ",?", "group-auto", "group-on-aligned", ",!", "group-thousands",
  ]

  /// How signs are shown, also that of a scientific number's exponent.
  static let signs: Set = [
    "sign-auto", "sign-always", "+!", "sign-never", "+_", "sign-accounting", "()", "sign-accounting-always", "()!",
    "sign-except-zero", "+?", "sign-accounting-except-zero", "()?", "sign-negative", "+-", "sign-accounting-negative",
    "()-",
  ]

  /// What a mistyped word may have meant.
  static let words: [String] =
    [
      "compact-short", "compact-long", "scientific", "engineering", "notation-simple", "base-unit", "percent",
      "permille", "precision-integer", "precision-unlimited", "precision-currency-standard",
      "precision-currency-cash", "integer-width-trunc", "latin", "unit-width-full-name", "decimal-auto",
      "decimal-always", "precision-increment", "measure-unit", "per-measure-unit", "unit", "currency",
      "integer-width", "numbering-system", "scale",
    ] + (unitWidths.union(groupings).union(signs)).sorted().filter { $0.utf8.count > 3 }
    + NumberSkeleton.RoundingMode.allCases.map { "rounding-mode-" + $0.rawValue }
}
