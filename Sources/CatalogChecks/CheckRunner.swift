package import CatalogDiagnostics
package import CatalogModel
import MessageFormat

/// Runs every check on a catalog: once on its definitions, and on each of its localizations, in parallel if wanted.
package struct CheckRunner: Sendable {
  private let catalog: CatalogFacts
  private let checks: CheckLists

  /// `knownUses` are of localizations that are not run again, by their indices; their texts are not looked at.
  package init(_ catalog: Catalog, knownUses: [Int: ArgumentUses] = [:]) {
    self.init(catalog, .all, knownUses: knownUses)
  }

  init(_ catalog: Catalog, _ checks: CheckLists, knownUses: [Int: ArgumentUses] = [:]) {
    self.catalog = CatalogFacts(catalog, knownUses: knownUses)
    self.checks = checks
  }

  /// All findings of a catalog, one localization after the other.
  package static func run(_ catalog: Catalog) -> [Finding] { CheckRunner(catalog).run() }

  func run() -> [Finding] {
    var findings = runDefinitions()
    for index in catalog.catalog.localizations.indices { findings += run(localization: index) }
    return findings
  }

  /// What concerns the alerts themselves and the catalog as a whole.
  package func runDefinitions() -> [Finding] {
    var findings: [Finding] = []
    for check in checks.catalog { check.check(catalog, &findings) }
    for alert in catalog.alerts {
      for check in checks.definition { check.check(alert, of: catalog, &findings) }
    }
    return findings
  }

  /// What concerns the texts of one localization. Runs of several localizations share nothing that changes.
  package func run(localization index: Int) -> [Finding] {
    var findings: [Finding] = []
    let localization = LocalizationFacts(catalog, index: index)
    for check in checks.localization { check.check(localization, &findings) }
    for alert in catalog.alerts {
      guard let texts = localization.localization.alerts[alert.index] else { continue }
      run(texts, of: alert, in: localization, &findings)
    }
    return findings
  }

  /// What checks of the definitions want to know of a localization.
  package func uses(localization index: Int) -> ArgumentUses {
    ArgumentUses(of: catalog.catalog.localizations[index], in: catalog)
  }

  private func run(
    _ texts: LocalizedAlert,
    of alert: AlertFacts,
    in localization: LocalizationFacts,
    _ findings: inout [Finding]
  ) {
    var hasGaps = false
    var slot = 0
    while slot < texts.texts.count {
      if let text = texts.texts[slot] {
        checks.run(TextFacts(text.message, slot: slot, of: alert, in: localization), &findings)
      } else {
        hasGaps = true
      }
      slot += 1
    }
    checks.run(LocalizedAlertFacts(texts, hasGaps: hasGaps, of: alert, in: localization), &findings)
  }
}
