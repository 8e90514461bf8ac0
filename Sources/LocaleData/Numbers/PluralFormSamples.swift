import MessageFormat

/// Numbers of a locale that stand for all others of their plural forms.
struct PluralFormSamples {
  struct Sample {
    /// As it is shown: `1.50`.
    let decimal: String
    let fractionDigits: Int
    let form: PluralForms
    let category: PluralForms

    var integerDigits: Int { decimal.prefix { $0 != "." }.utf8.count }
  }

  /// One of each category.
  let numbers: [Sample]
  /// Zeros with fractions that rules tell apart.
  let zeros: [Sample]
  /// By how many integer digits they have, from 1 on: one of each form.
  private let byDigits: [[Sample]]
  private let rules: PluralRules

  private static let known = Cache<LocaleID, PluralFormSamples>()

  static func samples(for locale: LocaleID) -> PluralFormSamples {
    known.value(for: locale) { PluralFormSamples(.rules(for: locale, .cardinal)) }
  }

  private init(_ rules: PluralRules) {
    byDigits = (1...3).map { digits in
      Self.distinct(Self.candidates(integerDigits: digits).map { Self.sample($0, rules) }, by: \.form)
    }
    zeros = ["0", "0.0", "0.00"].map { Self.sample($0, rules) }
    self.rules = rules
    // Small ones first: large ones may be compact.
    let all = (1...3).flatMap(Self.candidates) + ["0", "0.0", "0.00", "1000", "1000000", "1000000.0"]
    numbers = Self.distinct(all.map { Self.sample($0, rules) }, by: \.category)
  }

  private static func sample(_ decimal: String, _ rules: PluralRules) -> Sample {
    let fraction = decimal.split(separator: ".").dropFirst().first ?? ""
    let category = PluralForms(
      rawValue: 1 << (PluralOperands(decimal: decimal).map { rules.category(of: $0) } ?? .other).index
    )
    let isOne = fraction.allSatisfy { $0 == "0" } && decimal.prefix { $0 != "." } == "1"
    return Sample(
      decimal: decimal,
      fractionDigits: fraction.utf8.count,
      form: isOne ? category.union(.exactlyOne) : category,
      category: category
    )
  }

  private static func candidates(integerDigits: Int) -> [String] {
    let first = integerDigits == 1 ? 1 : integerDigits == 2 ? 10 : 100
    let whole = (first..<first + (integerDigits == 1 ? 9 : 32)).map { String($0) } + ["\(first * 5)"]
    let fractions = ["0", "1", "2", "5", "9", "00", "01", "10", "11", "21", "50"]
    return whole + whole.prefix(22).flatMap { integer in fractions.map { integer + "." + $0 } }
  }

  private static func distinct(_ samples: [Sample], by form: (Sample) -> PluralForms) -> [Sample] {
    var seen: Set<PluralForms> = []
    return samples.filter { seen.insert(form($0)).inserted }
  }

  /// Numbers with many zeros and so many digits, one of each form that no other sample has: some rules ask for thousands
  /// and millions. Of more than 18 digits ICU looks at the last ones only.
  private func roundNumbers(_ digits: ClosedRange<Int>, formsBeside others: [Sample]) -> [Sample] {
    let candidates = digits.flatMap { digits in
      ["1", "2", "20", "21", "40"].map { $0 + String(repeating: "0", count: digits - $0.utf8.count) }
    }
    let forms = Set(others.map(\.category))
    return Self.distinct(candidates.map { Self.sample($0, rules) }, by: \.form).filter { !forms.contains($0.category) }
  }

  /// One of each form that so many digits of a compact number have. The last also stand for numbers of more digits.
  func shown(integerDigits: Int, isLast: Bool) -> [Sample] {
    let shown = byDigits[min(max(integerDigits, 1), 3) - 1]
    // Larger numbers than the patterns have are like those of three digits.
    let longer = shown.map { $0.longer(by: integerDigits - 3) }
    guard integerDigits > 3 || isLast else { return longer }
    let digits = max(integerDigits, 4)
    return longer + roundNumbers(digits...(isLast ? max(digits, 19) : digits), formsBeside: shown)
  }
}

extension PluralFormSamples.Sample {
  /// With so many digits more before the others.
  fileprivate func longer(by count: Int) -> PluralFormSamples.Sample {
    guard count > 0 else { return self }
    let longer = "1" + String(repeating: "0", count: count - 1) + decimal
    return PluralFormSamples.Sample(decimal: longer, fractionDigits: fractionDigits, form: form, category: category)
  }
}
