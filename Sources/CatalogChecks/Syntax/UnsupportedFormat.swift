import CatalogDiagnostics
import LocaleData
import MessageFormat

enum UnsupportedFormat: ArgumentCheck {
  static let id = RuleID.unsupportedFormat
  static let summary = "a format that cannot be compiled"
  static let rationale = """
    Texts are shown without ICU, so a format must be known in full when the catalog is compiled. What cannot be is
    refused here instead of being shown wrongly. A number style may be known in one locale and not in another: some have
    digits that ICU itself takes apart in scientific numbers.
    """

  /// Formats that no locale has are found by the parser.
  static func check(_ use: Placeholder, in text: TextFacts, _ findings: inout [Finding]) {
    guard use.format == .number, case .number(let style?) = use.argument.format else { return }
    let locale = text.localization.locale
    guard !NumberFormatData.isKnown(style, in: locale) else { return }
    findings.append(text.finding(id, at: style.span, .unknownStyle(style.text, locale.tag)))
  }

  static let examples: [Example] = [
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
  fileprivate static func unknownStyle(_ style: String, _ locale: String) -> String {
    "the number style \(quoted(style)) cannot be compiled for \(locale); choose another one, or pass a formatted string"
  }
}
