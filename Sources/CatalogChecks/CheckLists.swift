import CatalogDiagnostics
import MessageFormat

/// The checks of the registry by what they are given.
///
/// Its loops run for every text of a catalog; they count instead of iterating, which is quick in unoptimized builds.
final class CheckLists: Sendable {
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

  /// - Parameter asksAlways: Whether every check is asked about texts of all kinds, which finds nothing more.
  init(asksAlways: Bool = false) {
    let scopes = RuleRegistry.all.compactMap { ($0 as? any Check.Type)?.scope }
    catalog = scopes.compactMap { if case .catalog(let check) = $0 { check } else { nil } }
    definition = scopes.compactMap { if case .definition(let check) = $0 { check } else { nil } }
    localization = scopes.compactMap { if case .localization(let check) = $0 { check } else { nil } }
    alert = scopes.compactMap { if case .alert(let check) = $0 { check } else { nil } }
    text = scopes.compactMap { if case .text(let check) = $0 { check } else { nil } }
    content = scopes.compactMap {
      if case .content(let check) = $0 { (asksAlways ? .max : check.kinds.rawValue, check) } else { nil }
    }
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
    let kinds = text.kinds.rawValue
    guard kinds & anyContent != 0 else { return }
    content.withUnsafeBufferPointer { content in
      guard let base = content.baseAddress else { return }
      var index = 0
      while index < content.count {
        if kinds & base[index].kinds != 0 { base[index].check.check(text, &findings) }
        index += 1
      }
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
