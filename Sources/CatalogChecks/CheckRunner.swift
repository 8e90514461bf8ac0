package import CatalogDiagnostics
package import CatalogModel
import MessageFormat

/// Runs every check on a catalog: once on its definitions, and on each of its localizations, in parallel if wanted.
package struct CheckRunner: Sendable {
  private let catalog: CatalogFacts
  private let checks = CheckLists.all

  /// `knownUses` are of localizations that are not run again, by their indices; their texts are not looked at.
  package init(_ catalog: Catalog, knownUses: [Int: ArgumentUses] = [:]) {
    self.catalog = CatalogFacts(catalog, knownUses: knownUses)
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

/// The checks of the registry by what they are given.
///
/// Its loops run for every text of a catalog; they count instead of iterating, which is quick in unoptimized builds.
private final class CheckLists: Sendable {
  static let all = CheckLists()

  let catalog: [any CatalogCheck.Type]
  let definition: [any DefinitionCheck.Type]
  let localization: [any LocalizationCheck.Type]
  private let alert: [any AlertCheck.Type]
  private let text: [any TextCheck.Type]
  private let content: [(kinds: UInt32, check: any ContentCheck.Type)]
  private let argument: [any ArgumentCheck.Type]
  private let plural: [any PluralCheck.Type]
  private let select: [any SelectCheck.Type]

  /// The kinds of texts that any check looks at.
  private let anyContent: UInt32

  init() {
    let scopes = RuleRegistry.all.compactMap { ($0 as? any Check.Type)?.scope }
    catalog = scopes.compactMap { if case .catalog(let check) = $0 { check } else { nil } }
    definition = scopes.compactMap { if case .definition(let check) = $0 { check } else { nil } }
    localization = scopes.compactMap { if case .localization(let check) = $0 { check } else { nil } }
    alert = scopes.compactMap { if case .alert(let check) = $0 { check } else { nil } }
    text = scopes.compactMap { if case .text(let check) = $0 { check } else { nil } }
    content = scopes.compactMap { if case .content(let check) = $0 { (check.kinds.rawValue, check) } else { nil } }
    argument = scopes.compactMap { if case .argument(let check) = $0 { check } else { nil } }
    plural = scopes.compactMap { if case .plural(let check) = $0 { check } else { nil } }
    select = scopes.compactMap { if case .select(let check) = $0 { check } else { nil } }
    anyContent = content.reduce(0) { $0 | $1.kinds }
  }

  func run(_ alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    var index = 0
    while index < self.alert.count {
      self.alert[index].check(alert, &findings)
      index += 1
    }
  }

  func run(_ text: TextFacts, _ findings: inout [Finding]) {
    if !text.message.issues.isEmpty {
      for issue in text.message.issues where !PrintfWidth.isOfSource(issue, in: text) {
        findings.append(text.finding(issue))
      }
      guard text.facts.isReliable else { return }
    }
    var index = 0
    while index < self.text.count {
      self.text[index].check(text, &findings)
      index += 1
    }
    runContent(text, &findings)
    guard !text.facts.uses.isEmpty else { return }
    for use in text.facts.uses { run(use, in: text, &findings) }
    for use in text.facts.selects {
      for check in select { check.check(use, in: text, &findings) }
    }
    for use in text.facts.plurals {
      if let plural = PluralFacts(use, in: text) { run(plural, in: text, &findings) }
    }
  }

  private func runContent(_ text: TextFacts, _ findings: inout [Finding]) {
    let kinds = text.kinds
    guard kinds & anyContent != 0 else { return }
    var index = 0
    while index < content.count {
      if kinds & content[index].kinds != 0 { content[index].check.check(text, &findings) }
      index += 1
    }
  }

  private func run(_ use: Placeholder, in text: TextFacts, _ findings: inout [Finding]) {
    var index = 0
    while index < argument.count {
      argument[index].check(use, in: text, &findings)
      index += 1
    }
  }

  private func run(_ use: PluralFacts, in text: TextFacts, _ findings: inout [Finding]) {
    var index = 0
    while index < plural.count {
      plural[index].check(use, in: text, &findings)
      index += 1
    }
  }
}
