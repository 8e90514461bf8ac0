import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum RoundedPlural: ContentCheck {
  static let id = RuleID("rounded-plural", .error)
  static let summary = "a plural form is chosen by the full number, and a rounded one is shown beside it"
  static let rationale = """
    1.4 with no decimals is shown as “1”, but English counts it as `other`: “1 miles”. The same happens with compact
    numbers, such as 1,221 as “1.2 thousand” in Russian. Round the value before it is passed. Numbers around which forms change
    are tried: silent where what is shown always has the form that is chosen, as `{n, number, integer}` in all forms has, by
    which ICU chooses, and where the forms do not differ.
    """
  static let kinds: TextKinds = .branch

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard !text.facts.plurals.isEmpty, !text.facts.isQuicklyUnrounded else { return }
    let displays = text.facts.uses.compactMap { ShownNumber($0, in: text) }
    guard displays.contains(where: { $0.display != .plain }) else { return }
    var reported: Set<Int> = []
    for use in text.facts.plurals {
      guard let plural = PluralFacts(use, in: text), plural.reach.reached.categories.count > 1 else { continue }
      let choice = FormChoice(plural, in: text)
      for shown in displays where shown.use.index == use.use.index && !reported.contains(shown.use.argument.span.start)
      {
        guard let misfit = choice.misfit(shown) else { continue }
        reported.insert(shown.use.argument.span.start)
        let message = String.misfit(shown.use.argument.name, misfit, text.localization.tag)
        findings.append(text.finding(id, at: shown.use.argument.span, message))
      }
    }
  }

  static let examples: [Example] = [
    .firing([
      "en.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>route.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@miles@</string>
          <key>miles</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>f</string>
            <key>one</key><string>%.0f mile to go</string>
            <key>other</key><string>⟦%.0f⟧ miles to go</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .firing([
      "pl.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>route.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@steps@</string>
          <key>steps</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>f</string>
            <key>one</key><string>Jeszcze ⟦%.1f⟧ kilometr</string>
            <key>few</key><string>Jeszcze ⟦%.1f⟧ kilometry</string>
            <key>many</key><string>Jeszcze ⟦%.1f⟧ kilometrów</string>
            <key>other</key><string>Jeszcze %.1f kilometra</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        route:
          arguments: { distance: double }
          title: "{distance, plural, one {# mile to go} other {# miles to go}}"
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        route: "{distance, plural, one {{distance, number} mile kvar} other {{distance, number} miles kvar}}"
      """,
    ]),
    .silent([
      "ja.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>route.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@miles@</string>
          <key>miles</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>f</string>
            <key>other</key><string>あと%.0fマイル</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
  ]
}

/// A placeholder that shows a number, and how.
private struct ShownNumber {
  let use: Placeholder
  let display: NumberDisplay

  init?(_ use: Placeholder, in text: TextFacts) {
    guard use.isKnown, let display = NumberDisplay(use.argument.format) else { return nil }
    self.use = use
    // An int has no decimals that could be left out.
    let isInteger = text.alert.argument(use)?.type == .int
    self.display = isInteger && display.isHarmlessForIntegers ? .plain : display
  }
}

/// Which form a plural takes for a number.
private struct FormChoice {
  private let plural: PluralFacts
  private let text: TextFacts
  /// How the number is rounded before a form is chosen for it.
  private let rounding: NumberDisplay

  struct Misfit {
    let number: String
    let shown: String
    let chosen: PluralCategory
    let fitting: PluralCategory
  }

  init(_ plural: PluralFacts, in text: TextFacts) {
    self.plural = plural
    self.text = text
    rounding = plural.plural.selectionDisplay(of: plural.argument.name)
  }

  /// The first number tried whose form does not fit what is shown of it.
  func misfit(_ shown: ShownNumber) -> Misfit? {
    guard shown.display != rounding else { return nil }
    let hasFractions = plural.reach.key.hasFractions
    for number in hasFractions ? Self.fractions + Self.integers : Self.integers
    where plural.reach.key.range.contains(number / 1_000) {
      let digits = shown.display.digits(ofThousandths: number)
      guard let chosen = category(rounding.digits(ofThousandths: number)), let fitting = category(digits),
        chosen != fitting, let branch = branch(chosen, number), let other = self.branch(fitting, number),
        isShown(shown.use, in: branch), differ(branch, other)
      else { continue }
      let plain = NumberDisplay.plain.digits(ofThousandths: number)
      return Misfit(number: plain, shown: digits, chosen: chosen, fitting: fitting)
    }
    return nil
  }

  private func category(_ digits: String) -> PluralCategory? {
    PluralOperands(decimal: digits).map { plural.reach.rules.category(of: $0) }
  }

  /// `nil` where a `=N` branch takes the number.
  private func branch(_ category: PluralCategory, _ number: Int) -> Plural.Branch? {
    if number % 1_000 == 0, plural.exact.contains(number / 1_000) { return nil }
    let branches = plural.plural.branches
    return branches.first { $0.selector == .category(category) } ?? branches.first { $0.selector == .category(.other) }
  }

  /// Whether a placeholder is seen when a branch is taken: it stands in it, or beside the plural. Forms of printf texts
  /// stand behind the text that they belong to, so that places alone do not tell.
  private func isShown(_ use: Placeholder, in branch: Plural.Branch) -> Bool {
    branch.pattern.contains(use.argument) || !plural.plural.branches.contains { $0.pattern.contains(use.argument) }
  }

  private func differ(_ left: Plural.Branch, _ right: Plural.Branch) -> Bool {
    let message = text.message.text
    return left.selector != right.selector
      && message.string(in: left.pattern.span) != message.string(in: right.pattern.span)
  }

  /// In thousandths: numbers that round to others, and those that a longer form counts differently.
  private static let fractions = [1_400, 960, 2_400, 4_600, 1_040, 400, 20_600, 10, 1_960, 10_400]
  private static let integers = [1, 2, 3, 5, 11, 21, 22, 101, 1_001, 1_221, 1_002, 1_000_001, 1_234_567].map {
    $0 * 1_000
  }
}

extension Plural {
  /// ICU chooses by the number as the form `other` shows it, if that shows it in one of the old styles; by the number
  /// itself where a skeleton does.
  fileprivate func selectionDisplay(of name: String) -> NumberDisplay {
    guard let other = branches.first(where: { $0.selector == .category(.other) }) else { return .plain }
    for part in other.pattern.parts {
      switch part {
      case .literal: continue
      case .pound: return .plain
      case .argument(let argument) where argument.name == name && !argument.isSelector:
        guard case .number(let style?) = argument.format, !style.isSkeleton else { return .plain }
        return NumberDisplay(argument.format) ?? .plain
      case .argument: continue
      }
    }
    return .plain
  }
}

extension Pattern {
  fileprivate func contains(_ argument: Argument) -> Bool {
    var isFound = false
    forEachArgument { if $0.span == argument.span { isFound = true } }
    return isFound
  }
}

extension MessageFacts {
  /// Whether nothing but plainly formatted arguments is there, as in nearly every text.
  fileprivate var isQuicklyUnrounded: Bool {
    var index = 0
    while index < uses.count {
      switch uses[index].argument.format {
      case .number(_?), .printf: return false
      case .plain, .number(nil), .date, .time, .list, .plural, .select: index += 1
      }
    }
    return true
  }
}

extension NumberDisplay {
  fileprivate var isHarmlessForIntegers: Bool { scale == 0 && !isCompact && fractionDigits.lowerBound == 0 }
}

extension String {
  fileprivate static func misfit(_ name: String, _ misfit: FormChoice.Misfit, _ locale: String) -> String {
    "round \(quoted(name)) before it is passed: \(misfit.number) is shown as \(misfit.shown), which is "
      + "`\(misfit.fitting.rawValue)` in \(locale), but takes the form `\(misfit.chosen.rawValue)`"
  }
}
