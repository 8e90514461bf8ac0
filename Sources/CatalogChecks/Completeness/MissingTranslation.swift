import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum MissingTranslation: LocalizationCheck {
  static let id = RuleID("missing-translation", .warning)
  static let summary = "a locale has no texts for an alert"
  static let rationale = """
    The alert falls back to another language as a whole. An error for locales that `alertc.yaml` lists under `locales`,
    a warning for others. Silent where a locale of the same language serves (`de-AT` has what `de` has), and for labels
    that fall back to a standard action’s term. With `fallback: text` each missing text is reported.
    """

  static func check(_ localization: LocalizationFacts, _ findings: inout [Finding]) {
    guard !localization.isSource, !localization.localization.isPartial else { return }
    let parents = localization.parents
    let severity: Severity? = localization.isRequired ? .error : nil
    for alert in localization.catalog.alerts {
      if !localization.catalog.fallsBackByText, localization.localization.alerts[alert.index] != nil { continue }
      guard !parents.contains(where: { $0.alerts[alert.index] != nil }) else { continue }
      if let texts = localization.localization.alerts[alert.index] {
        let facts = LocalizedAlertFacts(texts, hasGaps: true, of: alert, in: localization)
        for slot in facts.untranslatedSlots {
          findings.append(finding(facts, slot, severity))
        }
      } else if !alert.isStandardOnly(in: localization) {
        findings.append(finding(alert, in: localization, severity))
      }
    }
  }

  /// Where one file holds all locales, the place is the alert’s own; else it is the locale’s file.
  private static func finding(
    _ alert: AlertFacts,
    in localization: LocalizationFacts,
    _ severity: Severity?
  ) -> Finding {
    let key = alert.alert.keyLocation
    let place = localization.localization.location
    return localization.finding(
      id,
      at: place.file === key.file ? key : place,
      .missing(alert.alert.key, localization.tag),
      severity: severity,
      alert: alert,
      notes: place.file === key.file ? [] : [Finding.Note(.defined, at: key)]
    )
  }

  private static func finding(_ alert: LocalizedAlertFacts, _ slot: Int, _ severity: Severity?) -> Finding {
    let name = alert.alert.alert.slots[slot].name
    var finding = alert.localization.finding(
      id,
      at: alert.texts.keyLocation,
      .missing(text: name, alert.alert.alert.key, alert.localization.tag),
      severity: severity,
      alert: alert.alert,
      notes: alert.alert.sourceNote(slot).map { [$0] } ?? []
    )
    finding.subject.field = name
    return finding
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
        file.deleted: The file is deleted.
      """,
      "Alerts.de.yaml": """
      locale: ⟦de⟧
      alerts:
        file.saved: Die Datei ist gesichert.
      """,
    ]),
    .firing([
      "alertc.yaml": """
      locales: [fr]
      fallback: text
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.deleted:
          title: "{count, plural, one {# file is deleted} other {# files are deleted}}"
          message: You can’t undo this.
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        ⟦file.deleted⟧: "{count, plural, one {# fichier est supprimé} other {# fichiers sont supprimés}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved:
          title: { en: The file is saved., ja: ファイルを保存しました。 }
        ⟦file.deleted⟧: The file is deleted.
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        color.pick: Pick a color
        file.deleted: The file is deleted.
      """,
      "Alerts.en-GB.yaml": """
      locale: en-GB
      alerts:
        color.pick: Pick a colour
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          actions: { delete: {}, cancel: {} }
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        file.delete: ファイルを削除しますか?
      """,
    ]),
  ]
}

extension AlertFacts {
  /// Whether the alert shows nothing but standard terms, and the locale has them all.
  fileprivate func isStandardOnly(in localization: LocalizationFacts) -> Bool {
    alert.slots.indices.allSatisfy { slot in
      source[slot] == nil && localization.standardTerm(alert.slots[slot]) != nil
    }
  }

  /// Where a text stands in the source locale.
  func sourceNote(_ slot: Int) -> Finding.Note? {
    source[slot].map { .sourceText(at: $0.message.text.contentLocation) }
  }
}

extension String {
  fileprivate static let defined = "the alert is defined here"

  fileprivate static func missing(_ key: String, _ locale: String) -> String {
    "translate the alert \(quoted(key)) into \(locale)"
  }

  fileprivate static func missing(text: String, _ key: String, _ locale: String) -> String {
    "translate the \(quoted(text)) of \(quoted(key)) into \(locale)"
  }
}
