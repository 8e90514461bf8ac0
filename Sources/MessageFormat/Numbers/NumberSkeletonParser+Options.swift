import CatalogDiagnostics

/// Options that a stem needs.
extension NumberSkeletonParser {
  mutating func parse(_ option: Part, _ kind: SkeletonStem.Required) {
    switch kind {
    case .increment: parseIncrement(option)
    case .measureUnit:
      update { $0.unit = ["concentr-percent", "concentr-permille"].contains(option.text) ? .ratio : .measure }
      checkUnit(option, typed: true)
    case .perMeasureUnit: checkUnit(option, typed: true)
    case .unit:
      update { $0.unit = ["percent", "permille"].contains(option.text) ? .ratio : .measure }
      checkUnit(option, typed: false)
    case .usage: report(.unsupportedFormat, at: option.span, Self.usage)
    case .currency: parseCurrency(option)
    case .integerWidth: parseIntegerWidth(option)
    case .numberingSystem:
      guard !NumberingSystems.names.contains(option.text) else { return }
      reportUnknown(option, "numbering system", NumberingSystems.names.sorted())
    case .scale: parseScale(option)
    }
  }

  private mutating func parseCurrency(_ option: Part) {
    let isCode = option.text.utf8.count == 3 && option.text.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    guard isCode else { return report(.messageSyntax, at: option.span, Self.currency(option.text)) }
    update { $0.unit = .currency(option.text.uppercased()) }
  }

  private mutating func checkUnit(_ option: Part, typed: Bool) {
    let known = typed ? MeasureUnits.isTypedUnit(option.text) : MeasureUnits.isUnit(option.text)
    guard !known else { return }
    if !typed, option.text.contains("-and-") { return report(.unsupportedFormat, at: option.span, Self.mixedUnits) }
    let names = typed ? MeasureUnits.typedNames : MeasureUnits.names
    reportUnknown(option, "unit", names)
  }

  private mutating func reportUnknown(_ option: Part, _ what: String, _ names: [String]) {
    let suggestion = Suggestions.closest(to: option.text, among: names)
    let fix = suggestion.map { MessageIssue.Fix("write `\($0)`", edits: [MessageIssue.Edit(option.span, $0)]) }
    report(.messageSyntax, at: option.span, Self.unknown(what, option.text, suggestion), fix: fix)
  }

  /// ICU tells `0.5` from `0.50`, which has one more digit.
  private mutating func parseIncrement(_ option: Part) {
    guard let decimal = SkeletonDecimal(option.text), !decimal.hasExponent, !decimal.isNegative, !decimal.isZero else {
      return report(.messageSyntax, at: option.span, Self.increment(option.text))
    }
    let isFraction = option.text.contains(".")
    let places = isFraction ? decimal.fractionDigits : -decimal.endingZeros
    let digits = isFraction ? decimal.digits[...] : decimal.digits.dropLast(decimal.endingZeros)
    guard let mantissa = UInt64(digits), mantissa < Self.digitLimit, abs(places) <= 300 else {
      return report(.unsupportedFormat, at: option.span, Self.tooLong)
    }
    update {
      $0.precision = .increment(mantissa, place: -places, minimumFraction: max(0, places))
    }
  }

  /// ICU's arithmetic has 34 digits, and gives up where those of a number and of what it is multiplied by are more.
  private static let digitLimit: UInt64 = 1_000_000_000_000_000

  private mutating func parseScale(_ option: Part) {
    guard let decimal = SkeletonDecimal(option.text) else {
      return report(.messageSyntax, at: option.span, Self.scale(option.text))
    }
    guard !decimal.isZero, UInt64(decimal.significant).map({ $0 < Self.digitLimit }) ?? false, abs(decimal.power) <= 300
    else {
      return report(.unsupportedFormat, at: option.span, decimal.isZero ? Self.scaledToZero : Self.tooLong)
    }
    // ICU's -1 is no power of ten.
    let isPower = decimal.significant == "1" && !decimal.isNegative
    update {
      $0.scale = .init(
        power: decimal.power,
        isNegative: decimal.isNegative,
        digits: isPower ? "" : decimal.significant
      )
    }
  }
}

extension NumberSkeletonParser {
  private static func unknown(_ what: String, _ name: String, _ suggestion: String?) -> String {
    "unknown \(what) \(quoted(name))" + (suggestion.map { "; did you mean `\($0)`?" } ?? "; see CLDR's list of them")
  }

  private static func currency(_ text: String) -> String {
    "\(quoted(text)) is no currency; write the three letters of ISO 4217, such as `EUR`"
  }

  private static func increment(_ text: String) -> String {
    "\(quoted(text)) is no increment; write a number above zero, such as `0.05`"
  }

  private static func scale(_ text: String) -> String {
    "\(quoted(text)) is no number to multiply by; write such as `100` or `0.5`"
  }

  private static var tooLong: String { "a number with so many digits cannot be compiled; write fewer" }
  private static var scaledToZero: String { "a scale of 0 cannot be compiled, since it shows 0 for every number" }
  private static var usage: String {
    "units that depend on the region cannot be compiled; choose a unit, and remove `usage`"
  }
  private static var mixedUnits: String { "units joined by `-and-` cannot be compiled; choose one of them" }
}
