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

  static func check(_ use: Placeholder, in text: TextFacts, _ findings: inout [Finding]) {
    switch use.format {
    case .plural: if text.localization.hasCardinalRules { return }
    case .ordinal: if text.localization.hasOrdinalRules { return }
    case .plain, .number, .date, .time, .list, .select: return
    }
    guard !text.localization.hasReportedMissingRules, case .plural(let plural) = use.argument.format else { return }
    text.localization.hasReportedMissingRules = true
    findings.append(text.finding(id, at: plural.kindSpan, .noRules(text.localization.tag)))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files:
          title: "{count, plural, one {# file is open} other {# files are open}}"
          message: "{count, plural, one {Close it first.} other {Close them first.}}"
          actions: { close: Close, cancel: Cancel }
      """,
      "Alerts.mi.yaml": """
      locale: mi
      alerts:
        files:
          title: "{count, ⟦plural⟧, other {# ngā kōnae tuwhera}}"
          message: "{count, plural, other {Katia i te tuatahi.}}"
          actions: { close: Kati, cancel: Whakakore }
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite:
          title: >-
            {who, select, female {She has {count, plural, one {# file} other {# files}}} other {Nobody has any}}
          actions: { close: Close }
      """,
      "Alerts.tg.yaml": """
      locale: tg
      alerts:
        invite:
          title: "{who, select, female {Ӯ {count, ⟦plural⟧, other {# файл}} дорад} other {Ҳеҷ кас надорад}}"
          actions: { close: Пӯшидан }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: { title: The file is saved., actions: { close: Close } }
      """,
      "Alerts.mi.yaml": """
      locale: mi
      alerts:
        file.saved: { title: Kua tiakina te kōnae., actions: { close: Kati } }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: { title: "{count, plural, one {# file} other {# files}}", actions: { close: Close } }
      """,
      "Alerts.haw.yaml": """
      locale: haw
      alerts:
        files: { title: "{count, plural, one {# waihona} other {# mau waihona}}", actions: { close: Pani } }
      """,
    ]),
  ]
}

extension String {
  fileprivate static func noRules(_ locale: String) -> String {
    "check the forms by hand: there are no plural rules for \(locale), so every number reads as `other`"
  }
}
