import CatalogDiagnostics
import CatalogModel
import LocaleData

enum MissingLocaleFile: CatalogCheck {
  static let id = RuleID("missing-locale-file", .error)
  static let summary = "a locale listed under `locales` has no file"
  static let rationale = """
    `locales` in `alertc.yaml` says which locales must be complete. Silent where the source locale is listed.
    """

  static func check(_ catalog: CatalogFacts, _ findings: inout [Finding]) {
    let present = Set(catalog.catalog.localizations.map(\.locale.canonical))
    for listed in catalog.catalog.configuration.locales where !present.contains(listed.value.canonical) {
      let relative = catalog.catalog.localizations.first { $0.locale.languageCode == listed.value.languageCode }
      let tag = listed.value.tag
      let message = String.missing(tag, catalog.catalog.place(forTextsIn: tag), relative?.locale.tag)
      var finding = catalog.finding(id, at: listed.location, message)
      finding.subject.locale = listed.value.tag
      findings.append(finding)
    }
  }

  static let examples: [Example] = [
    .firing([
      "alertc.yaml": """
      locales: [de, ⟦ja⟧]
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.saved: Die Datei ist gesichert.
      """,
    ]),
    .firing([
      "alertc.yaml": """
      locales:
        - ⟦pt⟧
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.pt-BR.yaml": """
      locale: pt-BR
      alerts:
        file.saved: O arquivo foi salvo.
      """,
    ]),
    .firing([
      "alertc.yaml": """
      locales: [⟦uk⟧]
      """,
      "en.lproj/Alerts.strings": """
      "file.saved.title" = "The file is saved.";
      """,
    ]),
    .silent([
      "alertc.yaml": """
      locales: [fr, zh_Hant]
      """,
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        file.saved:
          title: { fr: Le fichier est enregistré., zh-Hant: 檔案已儲存。 }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ru
      alerts:
        file.saved: Файл сохранён.
      """
    ]),
  ]
}

extension Catalog {
  /// Where texts of another locale would stand, in the format of the other translations, else of the definitions.
  fileprivate func place(forTextsIn locale: String) -> String {
    let file = localizations.first { $0.locale != sourceLocale }?.location.file ?? definitions
    if file.path.hasSuffix(".xcstrings") { return "in \(quoted("\(name).xcstrings"))" }
    if file.path.hasSuffix(".strings") || file.path.hasSuffix(".stringsdict") {
      return "such as \(quoted("\(locale).lproj/\(name).strings"))"
    }
    return "such as \(quoted("\(name).\(locale).yaml"))"
  }
}

extension String {
  fileprivate static func missing(_ locale: String, _ place: String, _ relative: String?) -> String {
    "add texts for \(locale), \(place)" + (relative.map { "; there is \($0)" } ?? "")
  }
}
