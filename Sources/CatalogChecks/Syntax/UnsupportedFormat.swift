import CatalogDiagnostics
import LocaleData
import MessageFormat

enum UnsupportedFormat: ArgumentCheck {
  static let id = RuleID.unsupportedFormat
  static let summary = "a format that cannot be compiled"
  static let rationale = """
    Texts are shown without ICU, so a format must be known in full when the catalog is compiled. What cannot be is
    refused here instead of being shown wrongly. A style may be known in one locale and not in another: some have digits
    that ICU itself takes apart in scientific numbers. What is shown as ICU shows it, but never meant, is a warning: the
    sign of an unknown currency, because a language without a region has none of its own, and fields of a date that no
    pattern has together, because CLDR sets marks around them, `├…┤`.
    """

  /// Formats that no locale has are found by the parser.
  static func check(_ use: Placeholder, in text: TextFacts, _ findings: inout [Finding]) {
    let locale = text.localization.locale
    guard SupportedFormats.refusal(of: use.argument.format) == nil else { return }
    switch use.argument.format {
    case .number(let style?):
      if !NumberFormatData.isKnown(style, in: locale) {
        findings.append(text.finding(id, at: style.span, .unknownNumber(style.text, locale.tag)))
      } else if NumberKeyword(style) == .currency, locale.currency == nil {
        findings.append(text.finding(id, at: style.span, .noCurrency(locale.tag), severity: .warning))
      }
    case .date(let style?) where marksMissingPatterns(style, locale) { .date($0) },
      .time(let style?) where marksMissingPatterns(style, locale) { .time($0) }:
      findings.append(text.finding(id, at: style.span, .markedFields(style.text, locale.tag), severity: .warning))
    case .plain, .number, .date, .time, .list, .plural, .select, .printf: break
    }
  }

  /// Only skeletons can ask for fields that no pattern of the locale has.
  private static func marksMissingPatterns(
    _ style: Argument.Style,
    _ locale: LocaleID,
    _ use: (DateStyle) -> DateFormat.Use
  ) -> Bool {
    guard style.isSkeleton, let known = DateStyle(style.text) else { return false }
    return DatePattern.pattern(for: locale, use(known))?.marksMissingPatterns ?? false
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        share: "{share, number, ⟦percentage⟧} of {size, number, ⟦#,##0⟧} MB are free"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        due: "Due {when, date, ⟦dd/MM/yyyy⟧}"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        due: "Due in {days, ⟦choice⟧, 0#no days|1#one day|1<{days} days}"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete: "{count, plural, one {{count, ⟦spellout⟧} Datei löschen?} other {# Dateien löschen?}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        sky.far: "That star is {distance, number, ::scientific unit/light-year} away"
      """,
      "Alerts.ff-Adlm.yaml": """
      locale: ff-Adlm
      alerts:
        sky.far: "{distance, number, ⟦::scientific unit/light-year⟧}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en-GB
      alerts:
        paid: "You paid {price, number, currency}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        paid: "Du hast {price, number, ⟦currency⟧} bezahlt"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        due: "Due {when, date, ⟦::YYYYMMDD⟧}"
      """,
      "Alerts.fi.yaml": """
      locale: fi
      alerts:
        due: "Määräpäivä on {when, date, ::yMMdd}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en-US
      alerts:
        paid: "You paid {price, number, currency} and then {more, number, ::currency/EUR}"
      """,
      "Alerts.de-CH.yaml": """
      locale: de-CH
      alerts:
        paid: "Du hast {price, number, currency} und dann {more, number, ::currency/EUR} bezahlt"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        paid: "Vous avez payé {price, number, ::currency/USD}, puis {more, number, ::currency/EUR}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        disk.full: "{free, number, ::unit/gigabyte .0} left of {total, number, ::K}, {share, number, percent}"
      """,
      "Alerts.fi.yaml": """
      locale: fi
      alerts:
        disk.full: "{free, number, ::unit/gigabyte .0} / {total, number, ::K} vapaana, {share, number, percent}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        server: "The port is {port, number}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        server: "Le port est {port, number}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        due: "Due {when, date, ::dMMMM} at {when, time, short}, with {names, list}"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        place: "You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        place: "{place}位でした"
      """,
    ]),
  ]
}

extension String {
  fileprivate static func unknownNumber(_ style: String, _ locale: String) -> String {
    "the number style \(quoted(style)) cannot be compiled for \(locale); choose another one, or pass a formatted string"
  }

  fileprivate static func noCurrency(_ locale: String) -> String {
    "`currency` is the currency of the locale’s region, and \(locale) has none; name the one that is meant, such as `::currency/EUR`"
  }

  fileprivate static func markedFields(_ style: String, _ locale: String) -> String {
    "the fields of \(quoted(style)) do not go together in \(locale) and would be shown with `├…┤`; "
      + "write fields such as `::yMMdd` (`D` is the day of the year, `Y` the year that a week is of)"
  }
}
