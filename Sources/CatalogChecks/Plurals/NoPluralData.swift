import CatalogDiagnostics
import LocaleData
import MessageFormat

enum NoPluralData: ArgumentCheck {
  static let id = RuleID("no-plural-data", .warning)
  static let summary = "there are no plural rules for the locale"
  static let rationale = """
    For a language that CLDR has no plural rules for, every number is shown with `other`, and no check can say which
    forms it needs. Reported once for each locale; silent as long as none of its texts has a plural.
    """

  static func check(_ use: ArgumentUse, in text: TextFacts, _ findings: inout [Finding]) {
    guard use.format == .plural || use.format == .ordinal, !text.localization.hasReportedMissingRules,
      case .plural(let plural) = use.argument.format,
      !PluralRules.rules(for: text.localization.locale, plural.kind).hasData
    else { return }
    text.localization.hasReportedMissingRules = true
    findings.append(text.finding(id, at: plural.kindSpan, .noRules(text.localization.tag)))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file} other {# files}}"
        folders: "{count, plural, one {# folder} other {# folders}}"
      """,
      "Alerts.mi.yaml": """
      locale: mi
      alerts:
        files: "{count, ⟦plural⟧, one {# kōnae} other {# kōnae}}"
        folders: "{count, plural, one {# kōpaki} other {# kōpaki}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite: "{who, select, female {She has {count, plural, one {# file} other {# files}}} other {Nobody has any}}"
      """,
      "Alerts.la.yaml": """
      locale: la
      alerts:
        invite: >-
          {who, select, female {Habet {count, ⟦plural⟧, one {# tabulam} other {# tabulas}}} other {Nemo habet}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.mi.yaml": """
      locale: mi
      alerts:
        file.saved: Kua tiakina te kōnae.
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file} other {# files}}"
      """,
      "Alerts.haw.yaml": """
      locale: haw
      alerts:
        files: "{count, plural, one {# waihona} other {# mau waihona}}"
      """,
    ]),
  ]
}

extension String {
  fileprivate static func noRules(_ locale: String) -> String {
    "check the forms by hand: there are no plural rules for \(locale), so every number reads as `other`"
  }
}
