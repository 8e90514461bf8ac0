import CatalogDiagnostics
import CatalogModel
import LocaleData

/// Reads `Alerts.yaml` and `Alerts.de.yaml`.
final class CatalogYAMLReader {
  let nodes: YAMLNodeReader
  let isTranslation: Bool
  var document: CatalogDocument
  /// The texts of the alert that is read, in the locale of the file.
  var texts = AlertTexts(key: "", keyRange: 0..<0)
  /// The same in the locales that texts are given in inline.
  var inlineTexts: [LocaleID: AlertTexts] = [:]
  private var table: TextTable
  private var inlineTables: [LocaleID: TextTable] = [:]
  private var tags = LocaleTags()
  /// How many errors of syntax are accounted for.
  private var failures = 0
  private var fieldsFound: Set<CatalogField.ID> = []

  init(_ nodes: YAMLNodeReader, name: CatalogFileName) {
    self.nodes = nodes
    let file = nodes.file
    isTranslation = name.role != .definitions
    document = CatalogDocument(file: file, role: isTranslation ? .translation : .definitions)
    table = TextTable(locale: nil, location: SourceLocation(startOf: file))
    nodes.subject.catalog = name.catalog
    if case .translation(let tag?) = name.role { setLocale(ofName: tag) }
  }

  func read() -> CatalogDocument {
    let hasContent = nodes.enterDocument()
    if nodes.isAtFields {
      nodes.fields(isTranslation ? .translation : .definitions, or: "fields", readField)
    }
    nodes.finishDocument()
    settleLastAlert()
    document.isPartial = nodes.isPartial
    document.suppressions = nodes.suppressions()
    document.findings = nodes.findings
    document.tables = [table] + inlineTables.values.sorted { ($0.locale?.tag ?? "") < ($1.locale?.tag ?? "") }
    return isForeign(hasContent) ? foreign() : document
  }

  private func readField(_ field: CatalogField.ID) {
    fieldsFound.insert(field)
    switch field {
    case .sourceLocale, .locale: readLocale()
    case .alerts: nodes.names(or: "a mapping from keys to alerts", readAlert)
    default: nodes.skip()
    }
  }

  private func readAlert(_ key: YAMLKey) {
    settleLastAlert()
    nodes.alertKey = key.name
    defer { nodes.alertKey = nil }
    let findings = nodes.findings.count
    texts = AlertTexts(key: key.name, keyRange: key.range)
    texts.texts.reserveCapacity(4)
    if isTranslation { readTranslation() } else { readDefinition(key) }
    texts.isPartial = nodes.findings.count > findings
    table.alerts.append(texts)
    guard !inlineTexts.isEmpty else { return }
    for (locale, texts) in inlineTexts { inlineTables[locale]?.alerts.append(texts) }
    inlineTexts = [:]
  }

  /// An error of syntax may show only after the alert that it is in.
  private func settleLastAlert() {
    guard nodes.failures > failures else { return }
    failures = nodes.failures
    table.settleLast(doubtful: nodes.doubtfulTexts)
    for locale in inlineTables.keys { inlineTables[locale]?.settleLast(doubtful: nodes.doubtfulTexts) }
    if let last = document.definitions.indices.last { document.definitions[last].isPartial = true }
  }
}

extension TextTable {
  /// Marks the last alert as read in part, and takes out texts that are not what was meant.
  fileprivate mutating func settleLast(doubtful: Set<Int>) {
    guard let last = alerts.indices.last else { return }
    alerts[last].isPartial = true
    alerts[last].texts.removeAll { doubtful.contains($0.text.token.lowerBound) }
  }
}

// MARK: - Locales

extension CatalogYAMLReader {
  private func setLocale(ofName tag: String) {
    let start = SourceLocation(startOf: document.file)
    table.locale = locale(Located(tag, at: start))
    nodes.subject.locale = table.locale?.tag
    document.locale = table.locale.map { Located($0, at: start) }
  }

  private func readLocale() {
    guard let tag = nodes.string("a locale"), let locale = locale(tag) else { return }
    if isTranslation, let named = table.locale, named != locale {
      nodes.report(.invalidValue, at: tag.location, .otherLocale(tag.value, named.tag))
      return
    }
    document.locale = Located(locale, at: tag.location)
    table.location = tag.location
    if isTranslation { table.locale = locale }
  }

  func locale(_ tag: Located<String>) -> LocaleID? {
    tags.locale(tag) { nodes.report($0, at: $1, $2) }
  }

  /// The texts of the current alert in a locale that the definitions give inline.
  func append(_ text: SlotText, in tag: YAMLKey) {
    guard let locale = locale(Located(tag.name, at: nodes.location(tag.range.lowerBound, tag.range.upperBound))) else {
      return
    }
    if inlineTables[locale] == nil {
      inlineTables[locale] = TextTable(
        locale: locale,
        location: nodes.location(tag.range.lowerBound, tag.range.upperBound)
      )
    }
    inlineTexts[locale, default: AlertTexts(key: texts.key, keyRange: texts.keyRange)].texts.append(text)
  }
}

// MARK: - Files of others

extension CatalogYAMLReader {
  /// Whether the file has nothing of a catalog in it but for its name.
  private func isForeign(_ hasContent: Bool) -> Bool {
    if !fieldsFound.isDisjoint(with: [.alerts, .sourceLocale]) { return false }
    guard hasContent else { return !isTranslation }
    guard !nodes.isPartial || !nodes.hasLine(beginningWith: "alerts:") else { return false }
    return fieldsFound.isEmpty || nodes.findings.contains { $0.rule == .unknownField }
  }

  private func foreign() -> CatalogDocument {
    CatalogDocument(file: document.file, role: .foreign)
  }
}

extension String {
  fileprivate static func otherLocale(_ tag: String, _ named: String) -> String {
    "the file's name says \(quoted(named)), this says \(quoted(tag)); make them agree"
  }
}
