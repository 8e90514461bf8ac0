import CatalogDiagnostics
import LocaleData
import MessageFormat

enum UnsupportedFormat: ArgumentCheck {
  static let id = RuleID.unsupportedFormat
  static let summary = "a format that cannot be compiled"
  static let rationale = """
    Texts are shown without ICU, so a format must be known in full when the catalog is compiled. What cannot be is
    refused here instead of being shown wrongly. A style may be known in one locale and not in another: some have digits
    that ICU itself takes apart in scientific numbers, a language without a region has no currency of its own and shows
    `XXX`, and fields of a date that no pattern has together are shown with marks of what is missing, `├…┤`.
    """

  /// Formats that no locale has are found by the parser.
  static func check(_ use: Placeholder, in text: TextFacts, _ findings: inout [Finding]) {
    let locale = text.localization.locale
    let message: String?
    let shown: Argument.Style
    switch use.argument.format {
    case .number(let style?): (shown, message) = (style, refusal(ofNumber: style, in: locale))
    case .date(let style?): (shown, message) = (style, refusal(ofDate: style, in: locale) { .date($0) })
    case .time(let style?): (shown, message) = (style, refusal(ofDate: style, in: locale) { .time($0) })
    case .plain, .number, .date, .time, .list, .plural, .select, .printf: return
    }
    guard let message, SupportedFormats.refusal(of: use.argument.format) == nil else { return }
    findings.append(text.finding(id, at: shown.span, message))
  }

  private static func refusal(ofNumber style: Argument.Style, in locale: LocaleID) -> String? {
    guard NumberFormatData.isKnown(style, in: locale) else { return .unknownNumber(style.text, locale.tag) }
    return NumberKeyword(style) == .currency && locale.currency == nil ? .noCurrency(locale.tag) : nil
  }

  /// Only skeletons can ask for fields that no pattern of the locale has.
  private static func refusal(
    ofDate style: Argument.Style,
    in locale: LocaleID,
    _ use: (DateStyle) -> DateFormat.Use
  ) -> String? {
    guard style.isSkeleton, let known = DateStyle(style.text),
      let pattern = DatePattern.pattern(for: locale, use(known)), pattern.marksMissingPatterns
    else { return nil }
    return .markedFields(style.text, locale.tag)
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
