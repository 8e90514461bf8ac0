/// Random number styles of MessageFormat: names and skeletons of all words, in their long and concise forms.
package enum RandomNumberStyle {
  package static func style(using random: inout SeededRandom) -> String {
    if chance(12, &random) { return ["integer", "percent", "currency", "Percent"].randomElement(using: &random) ?? "" }
    return "::" + skeleton(using: &random)
  }

  /// A style that ICU shows in every locale for every number, and that packs have a form for.
  package static func everywhere(using random: inout SeededRandom) -> String {
    while true {
      let style = style(using: &random)
      let isRare = ["precision-increment", "E0", "EE", "E+", "scientific", "engineering"].contains {
        style.contains($0)
      }
      if !isRare, !(style.contains("currency/") && style.contains("full-name")) { return style }
    }
  }

  /// Words in any order, none of which says what another says.
  package static func skeleton(using random: inout SeededRandom) -> String {
    var words: [String] = []
    let unit = unit(using: &random)
    words += unit
    let isCurrency = unit.first?.hasPrefix("currency") == true
    if chance(45, &random) { words.append(precision(isCurrency: isCurrency, using: &random)) }
    if chance(40, &random) { words.append(notation(using: &random)) }
    if chance(25, &random) { words.append("rounding-mode-" + pick(roundingModes, &random)) }
    if chance(30, &random) { words.append(pick(groupings, &random)) }
    if chance(15, &random) { words.append(pick(isCurrency ? ["000", "integer-width/+0"] : integerWidths, &random)) }
    if chance(30, &random) { words.append(pick(signs, &random)) }
    if chance(15, &random) { words.append(pick(["latin", "numbering-system/arab", "numbering-system/deva"], &random)) }
    if chance(10, &random), !isCurrency { words.append(pick(["decimal-always", "decimal-auto"], &random)) }
    if !words.contains("%x100"), chance(15, &random) { words.append("scale/" + pick(scales, &random)) }
    words.shuffle(using: &random)
    return words.joined(separator: chance(10, &random) ? "  " : " ")
  }

  private static func unit(using random: inout SeededRandom) -> [String] {
    let width = chance(60, &random) ? ["unit-width-" + pick(unitWidths, &random)] : []
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return [pick(["percent", "%", "permille", "%x100", "base-unit"], &random)] + width
    case 1...2: return ["currency/" + pick(currencies, &random)] + width
    case 3: return ["unit/" + pick(units, &random)] + width
    case 4: return ["measure-unit/" + pick(typedUnits, &random)] + width
    case 5:
      return ["measure-unit/" + pick(typedUnits, &random), "per-measure-unit/" + pick(typedUnits, &random)] + width
    default: return []
    }
  }

  private static func precision(isCurrency: Bool, using random: inout SeededRandom) -> String {
    let fraction = pick([".", ".0", ".00", ".##", ".0#", ".+", ".0+", ".00*", ".000", "precision-integer"], &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0...1: return fraction
    case 2:
      return fraction + "/" + pick(["@@+", "@@@*", "@##", "@#", "@", "@@#r", "@@#s", "@@@@r", "@@s", "w"], &random)
    case 3: return pick(["@", "@@", "@@@", "@#", "@@##", "@+", "@@*", "@@@@@@@", "@@@/w"], &random)
    case 4: return "precision-increment/" + pick(increments, &random)
    case 5: return pick(["precision-unlimited", ".00/w", ".00/@@+/w", "precision-increment/0.50/w"], &random)
    case 6: return isCurrency ? pick(["precision-currency-standard", "precision-currency-cash/w"], &random) : fraction
    default: return isCurrency ? "precision-currency-cash" : "precision-currency-standard/w"
    }
  }

  private static func notation(using random: inout SeededRandom) -> String {
    if chance(60, &random) { return pick(["compact-short", "K", "compact-long", "KK", "notation-simple"], &random) }
    let long = pick(["scientific", "engineering"], &random)
    return pick(
      [long, long + "/*ee", long + "/+ee/sign-always", long + "/sign-never", "E0", "EE00", "E+!0", "EE+?0"],
      &random
    )
  }

  private static func chance(_ percent: Int, _ random: inout SeededRandom) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private static func pick(_ values: [String], _ random: inout SeededRandom) -> String {
    values.randomElement(using: &random) ?? ""
  }
}

extension RandomNumberStyle {
  private static let unitWidths = ["narrow", "short", "full-name", "iso-code", "formal", "variant", "hidden"]
  private static let currencies = ["USD", "EUR", "JPY", "CHF", "PLN", "EGP", "TND", "INR", "usd", "XYZ", "CZK", "CAD"]
  private static let units = [
    "meter", "kilometer-per-hour", "celsius", "byte", "gigabyte", "day", "percent", "liter", "mile-per-gallon", "hour",
    "gram-per-minute", "permyriad",
  ]
  private static let typedUnits = [
    "length-meter", "duration-second", "duration-day", "digital-megabyte", "mass-kilogram", "area-square-meter",
    "temperature-celsius", "speed-mile-per-hour", "volume-liter", "concentr-percent", "duration-month",
  ]
  private static let roundingModes = [
    "ceiling", "floor", "down", "up", "half-even", "half-odd", "half-ceiling", "half-floor", "half-down", "half-up",
  ]
  private static let groupings = [
    "group-off", ",_", "group-min2", ",?", "group-auto", "group-on-aligned", ",!", "group-thousands",
  ]
  private static let integerWidths = [
    "0", "00", "000000", "integer-width/+00", "integer-width/*", "integer-width/##0", "integer-width/#",
    "integer-width/00", "integer-width-trunc",
  ]
  private static let signs = [
    "sign-auto", "sign-always", "+!", "sign-never", "+_", "sign-accounting", "()", "sign-accounting-always", "()!",
    "sign-except-zero", "+?", "sign-accounting-except-zero", "()?", "sign-negative", "+-", "sign-accounting-negative",
  ]
  private static let scales = ["100", "0.5", "1E3", "-1", "0.0001", "1.5", "-2.50", "123456789", "0.3333333333"]
  private static let increments = [
    "0.05", "0.5", "5", "1", "0.1", "10", "50", "0.25", "3", "0.30", "0.007", "25", "0.50",
  ]
}
