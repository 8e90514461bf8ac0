package import CatalogDiagnostics
package import CatalogModel
import MessageFormat

/// Runs every check on a catalog: once on its definitions, and on each of its localizations, in parallel if wanted.
package struct CheckRunner: Sendable {
  private let catalog: CatalogFacts
  private let checks = CheckLists()

  package init(_ catalog: Catalog) {
    self.catalog = CatalogFacts(catalog)
  }

  /// All findings of a catalog, one localization after the other.
  package static func run(_ catalog: Catalog) -> [Finding] {
    let runner = CheckRunner(catalog)
    var findings = runner.runDefinitions()
    for index in catalog.localizations.indices {
      findings += runner.run(localization: index)
    }
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
      for slot in texts.texts.indices {
        guard let text = texts.texts[slot] else { continue }
        run(TextFacts(text.message, slot: slot, of: alert, in: localization), &findings)
      }
      let facts = LocalizedAlertFacts(localization: localization, alert: alert, texts: texts)
      for check in checks.alert { check.check(facts, &findings) }
    }
    return findings
  }

  private func run(_ text: TextFacts, _ findings: inout [Finding]) {
    for issue in text.message.issues { findings.append(text.finding(issue)) }
    guard text.facts.isReliable else { return }
    for check in checks.text { check.check(text, &findings) }
    for use in text.facts.uses {
      for check in checks.argument { check.check(use, in: text, &findings) }
    }
    for select in text.facts.selects {
      for check in checks.select { check.check(select, in: text, &findings) }
    }
    for use in text.facts.plurals {
      guard let plural = PluralFacts(use, in: text) else { continue }
      for check in checks.plural { check.check(plural, in: text, &findings) }
    }
  }
}

/// The checks of the registry by what they are given.
private struct CheckLists: Sendable {
  let catalog = RuleRegistry.all.compactMap { $0 as? any CatalogCheck.Type }
  let definition = RuleRegistry.all.compactMap { $0 as? any DefinitionCheck.Type }
  let localization = RuleRegistry.all.compactMap { $0 as? any LocalizationCheck.Type }
  let alert = RuleRegistry.all.compactMap { $0 as? any AlertCheck.Type }
  let text = RuleRegistry.all.compactMap { $0 as? any TextCheck.Type }
  let argument = RuleRegistry.all.compactMap { $0 as? any ArgumentCheck.Type }
  let plural = RuleRegistry.all.compactMap { $0 as? any PluralCheck.Type }
  let select = RuleRegistry.all.compactMap { $0 as? any SelectCheck.Type }
}
