import CatalogDiagnostics

/// Stems and options that draw digits: `.00#`, `@@#`, `E0`, `000`, `+00`.
extension NumberSkeletonParser {
  /// What any count of digits can be at most, as in ICU.
  private static let limit = 999

  /// So many required places, and so many that they may be at most; `nil` for any number.
  struct Places {
    var minimum: Int
    var maximum: Int?
  }

  /// Reads `00##` or `00+`.
  private static func places(_ text: Substring, required: Character) -> (places: Places, rest: Substring) {
    let minimum = text.prefix { $0 == required }.count
    var rest = text.dropFirst(minimum)
    if let next = rest.first, next == "+" || next == "*" {
      return (Places(minimum: minimum, maximum: nil), rest.dropFirst())
    }
    let optional = rest.prefix { $0 == "#" }.count
    rest = rest.dropFirst(optional)
    return (Places(minimum: minimum, maximum: minimum + optional), rest)
  }

  /// Reports what ICU refuses.
  private mutating func fits(_ places: Places, _ part: Part) -> Bool {
    guard max(places.minimum, places.maximum ?? 0) > Self.limit else { return true }
    report(.messageSyntax, at: part.span, Self.tooManyDigits)
    return false
  }

  mutating func fractionMeaning(_ stem: Part) -> SkeletonStem.Meaning? {
    let (places, rest) = Self.places(stem.text.dropFirst(), required: "0")
    guard rest.isEmpty else { return malformed(stem, "`.00`, `.0#` or `.00+`") }
    guard fits(places, stem) else { return nil }
    let isUnlimited = places.minimum == 0 && places.maximum == nil
    let precision: NumberSkeleton.Precision =
      isUnlimited ? .unlimited : .fraction(minimum: places.minimum, maximum: places.maximum)
    return SkeletonStem.Meaning(property: .precision, options: .fraction) { $0.precision = precision }
  }

  mutating func significantMeaning(_ stem: Part) -> SkeletonStem.Meaning? {
    let (places, rest) = Self.places(stem.text[...], required: "@")
    guard rest.isEmpty else { return malformed(stem, "`@@@`, `@@#` or `@@+`") }
    guard fits(places, stem) else { return nil }
    return SkeletonStem.Meaning(property: .precision, options: .precision) {
      $0.precision = .significant(minimum: places.minimum, maximum: places.maximum)
    }
  }

  mutating func integerMeaning(_ stem: Part) -> SkeletonStem.Meaning? {
    let count = stem.text.utf8.count
    guard stem.text.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) else { return malformed(stem, "`000`") }
    guard fits(Places(minimum: count, maximum: nil), stem) else { return nil }
    return SkeletonStem.Meaning(property: .integerWidth) { $0.integerWidth = .init(minimum: count, maximum: nil) }
  }

  mutating func scientificMeaning(_ stem: Part) -> SkeletonStem.Meaning? {
    var rest = stem.text.dropFirst()
    var scientific = NumberSkeleton.Scientific(interval: 1)
    if rest.first == "E" {
      scientific.interval = 3
      rest = rest.dropFirst()
    }
    if rest.hasPrefix("+!") || rest.hasPrefix("+?") {
      rest = rest.dropFirst(2)
    }
    scientific.minimumExponentDigits = rest.count
    guard !rest.isEmpty, rest.allSatisfy({ $0 == "0" }) else { return malformed(stem, "`E0`, `EE0` or `E+!00`") }
    guard fits(Places(minimum: rest.count, maximum: nil), stem) else { return nil }
    let notation = NumberSkeleton.Notation.scientific(scientific)
    return SkeletonStem.Meaning(property: .notation) { $0.notation = notation }
  }

  /// `/*ee` and `/sign-always`.
  mutating func parseExponent(_ option: Part) -> Bool {
    guard case .scientific(var scientific) = skeleton.notation else { return false }
    if let first = option.text.first, first == "+" || first == "*", option.text.dropFirst().allSatisfy({ $0 == "e" }) {
      let count = option.text.utf8.count - 1
      guard count > 0 else { return false }
      guard fits(Places(minimum: count, maximum: nil), option) else { return true }
      scientific.minimumExponentDigits = count
      update { $0.notation = .scientific(scientific) }
      return true
    }
    return SkeletonStem.signs.contains(option.text)
  }

  /// `/@@+`, `/@##` and `/@@#r` behind a fraction.
  mutating func parseSignificant(_ option: Part) -> Bool {
    guard option.text.first == "@" else { return false }
    let (places, rest) = Self.places(option.text[...], required: "@")
    let isRelaxed = rest == "r"
    guard rest.isEmpty || (isRelaxed || rest == "s") && places.maximum != nil,
      !rest.isEmpty || places.maximum == nil || places.minimum == 1
    else { return false }
    guard fits(places, option) else { return true }
    let fraction: Places
    switch skeleton.precision {
    case .fraction(let minimum, let maximum)?: fraction = Places(minimum: minimum, maximum: maximum)
    // ICU forgets that the fraction is unlimited.
    default: fraction = Places(minimum: 0, maximum: 0)
    }
    update {
      $0.precision = .both(
        NumberSkeleton.FractionAndSignificant(
          minimumFraction: fraction.minimum,
          maximumFraction: fraction.maximum,
          minimumSignificant: rest.isEmpty ? 1 : places.minimum,
          maximumSignificant: places.maximum ?? places.minimum,
          isRelaxed: rest.isEmpty ? places.maximum == nil : isRelaxed,
          keepsBoth: rest.isEmpty
        )
      )
    }
    return true
  }

  /// `/+00`, `/##00`.
  mutating func parseIntegerWidth(_ option: Part) {
    var text = option.text[...]
    let isUnlimited = text.first == "+" || text.first == "*"
    let optional = isUnlimited ? 0 : text.prefix { $0 == "#" }.count
    text = text.dropFirst(isUnlimited ? 1 : optional)
    let minimum = text.prefix { $0 == "0" }.count
    guard text.count == minimum else { return malformed(option, "`+00` or `##00`") }
    let places = Places(minimum: minimum, maximum: isUnlimited ? nil : minimum + optional)
    guard fits(places, option) else { return }
    update { $0.integerWidth = .init(minimum: places.minimum, maximum: places.maximum) }
  }

  private mutating func malformed(_ stem: Part, _ examples: String) -> SkeletonStem.Meaning? {
    report(.messageSyntax, at: stem.span, Self.malformed(stem.text, examples))
    return nil
  }

  private mutating func malformed(_ option: Part, _ examples: String) {
    report(.messageSyntax, at: option.span, Self.malformed(option.text, examples))
  }
}

extension NumberSkeletonParser {
  private static var tooManyDigits: String { "more than \(limit) digits; write fewer" }

  private static func malformed(_ text: String, _ examples: String) -> String {
    "\(quoted(text)) does not draw digits; write such as \(examples)"
  }
}
