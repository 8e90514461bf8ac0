package import CatalogDiagnostics
package import CatalogModel
import MessageFormat

/// Runs every check on a catalog: once on its definitions, and on each of its localizations, in parallel if wanted.
package struct CheckRunner: Sendable {
  private let catalog: CatalogFacts
  private let checks: CheckLists

  /// What the checks know of some alerts.
  package struct Preparation: Sendable {
    fileprivate let alerts: [AlertFacts]
  }

  /// Finds out what the source texts of the catalog's alerts at `indices` say. Runs for several ranges share nothing
  /// that changes.
  package static func prepare(_ catalog: Catalog, _ indices: Range<Int>) -> Preparation {
    let source = catalog.localizations.first { $0.locale == catalog.sourceLocale }
    let language = SourceLanguage(catalog.sourceLocale)
    let facts = indices.map { AlertFacts(catalog.alerts[$0], index: $0, source: source?.alerts[$0], in: language) }
    return Preparation(alerts: facts)
  }

  /// - Parameters:
  ///   - catalog: All of it, as it was prepared.
  ///   - prepared: For all alerts of the catalog, in their order.
  ///   - knownUses: Of localizations that are not run again, by their indices; their texts are not looked at.
  package init(_ catalog: Catalog, _ prepared: [Preparation], knownUses: [Int: ArgumentUses] = [:]) {
    self.init(catalog, prepared, .all, knownUses: knownUses)
  }

  init(_ catalog: Catalog, _ prepared: [Preparation], _ checks: CheckLists, knownUses: [Int: ArgumentUses] = [:]) {
    self.catalog = CatalogFacts(catalog, prepared.flatMap(\.alerts), knownUses: knownUses)
    self.checks = checks
  }

  init(_ catalog: Catalog, _ checks: CheckLists) {
    self.init(catalog, [Self.prepare(catalog, catalog.alerts.indices)], checks)
  }

  /// All findings of a catalog, one localization after the other.
  package static func run(_ catalog: Catalog) -> [Finding] { CheckRunner(catalog, .all).run() }

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
