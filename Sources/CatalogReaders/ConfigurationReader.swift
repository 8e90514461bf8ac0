package import CatalogDiagnostics
package import CatalogModel
import LocaleData
import MessageFormat

/// What `alertc.yaml` says, and what is wrong with it.
package struct ConfigurationDocument: Sendable {
  package var file: SourceFile
  package var configuration = CatalogConfiguration()
  package var suppressions: [Suppression] = []
  package var findings: [Finding] = []

  package init(file: SourceFile) {
    self.file = file
  }
}

/// Reads `alertc.yaml`.
package enum ConfigurationReader {
  /// Never fails: what is wrong with the file is among the findings, and all else counts.
  package static func read(_ file: SourceFile) -> ConfigurationDocument {
    var (document, findings) = YAMLText.read(file) { ConfigurationYAMLReader($0).read() }
    document.findings = findings + document.findings
    return document
  }
}

private final class ConfigurationYAMLReader {
  private let nodes: YAMLNodeReader
  private var configuration = CatalogConfiguration()
  private var tags = LocaleTags(reportsUnusual: true)
  /// Of a catalog's source locale: like those of translations it is looked at by a check.
  private var sourceTags = LocaleTags()

  init(_ nodes: YAMLNodeReader) {
    self.nodes = nodes
  }

  func read() -> ConfigurationDocument {
    _ = nodes.enterDocument()
    if nodes.isAtFields { nodes.fields(.configuration, or: "fields") { readField($0) } }
    nodes.finishDocument()
    var document = ConfigurationDocument(file: nodes.file)
    document.configuration = configuration
    document.suppressions = nodes.suppressions()
    document.findings = nodes.findings
    return document
  }

  private func readField(_ field: CatalogField.ID) {
    switch field {
    case .sourceLocale: readSourceLocale()
    case .locales: readLocales()
    case .access: configuration.access = nodes.choice(AccessLevel.self, of: field)
    case .syntax: configuration.syntax = nodes.choice(MessageSyntax.self, of: field)
    case .keys: configuration.keys = readKeys()
    case .fallback: configuration.chosenFallback = nodes.choice(FallbackUnit.self, of: field)
    case .pack: configuration.pack = nodes.choice(PackForm.self, of: field)
    case .isolation: configuration.isolation = nodes.choice(TextIsolation.self, of: field)
    case .rules: configuration.rules = readRules()
    case .localeRules: readLocaleRules()
    case .glossary: readGlossary()
    case .doNotTranslate:
      nodes.list("a list of terms") {
        if let term = nodes.string("a term") { configuration.doNotTranslate.append(term.value) }
      }
    default: nodes.skip()
    }
  }

  private func readKeys() -> KeySettings {
    var settings = KeySettings()
    nodes.fields(.keys, or: "the fields of `keys`") { field in
      let (names, location) = readNames()
      switch field {
      case .match: (settings.match, settings.matchLocation) = (names, location)
      case .title: settings.title = names
      case .message: settings.message = names
      default: settings.actions = names
      }
    }
    return settings
  }

  private func readNames() -> (names: [String], location: SourceLocation) {
    var names: [String] = []
    let location = nodes.list("a list of names") {
      if let name = nodes.string("a name") { names.append(name.value) }
    }
    return (names, location)
  }

  private func readSourceLocale() {
    guard let tag = nodes.string("a locale") else { return }
    let locale = sourceTags.locale(tag) { nodes.report($0, at: $1, $2) }
    configuration.sourceLocale = locale.map { Located($0, at: tag.location) }
  }

  private func readLocales() {
    nodes.list("a list of locales") {
      guard let locale = readLocale() else { return }
      if configuration.locales.contains(where: { $0.value == locale.value }) {
        nodes.report(.invalidValue, at: locale.location, .repeatedLocale(locale.value.tag))
      } else {
        configuration.locales.append(locale)
      }
    }
  }

  private func readRules() -> [String: Severity?] {
    var rules: [String: Severity?] = [:]
    nodes.names(or: "a mapping from rules to severities") { rule in
      configuration.ruleNames.append(Located(rule.name, at: location(of: rule)))
      guard let choice = nodes.choice(SeverityChoice.self, of: .severity) else { return }
      rules[rule.name] = .some(choice.severity)
    }
    return rules
  }

  private func readLocaleRules() {
    nodes.names(or: "a mapping from locales to rules") { tag in
      let locale = locale(Located(tag.name, at: location(of: tag)))
      let rules = readRules()
      if let locale { configuration.localeRules[locale.tag, default: [:]].merge(rules) { first, _ in first } }
    }
  }

  private func readGlossary() {
    nodes.names(or: "a mapping from terms to their translations") { term in
      nodes.names(or: "a mapping from locales to translations of the term") { tag in
        let locale = locale(Located(tag.name, at: location(of: tag)))
        guard let translation = nodes.string("a translation of the term"), let locale else { return }
        configuration.glossary[term.name, default: [:]][locale.tag] = translation.value
      }
    }
  }

  private func readLocale() -> Located<LocaleID>? {
    guard let tag = nodes.string("a locale"), let locale = locale(tag) else { return nil }
    return Located(locale, at: tag.location)
  }

  private func locale(_ tag: Located<String>) -> LocaleID? {
    tags.locale(tag) { nodes.report($0, at: $1, $2) }
  }

  private func location(of key: YAMLKey) -> SourceLocation {
    nodes.location(key.range.lowerBound, key.range.upperBound)
  }
}

/// The severities that the configuration knows: those of findings, and `off`.
private enum SeverityChoice: String, CaseIterable {
  case off, info, warning, error

  var severity: Severity? { Severity(rawValue: rawValue) }
}

extension String {
  fileprivate static func repeatedLocale(_ tag: String) -> String {
    "`\(tag)` is in this list already"
  }
}
