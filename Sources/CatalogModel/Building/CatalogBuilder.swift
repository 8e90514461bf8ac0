package import CatalogDiagnostics
package import LocaleData

/// Puts the documents of one catalog together.
///
/// Preparing it reads the definitions; then each localization can be built by itself, in parallel if wanted; then they
/// are assembled. Findings of the documents themselves are not repeated.
package struct CatalogBuilder: Sendable {
  package let name: String
  package let sourceLocale: LocaleID
  /// The source locale first, then by tag.
  package let locales: [LocaleID]
  let definitions: CatalogDocument
  let configuration: CatalogConfiguration
  /// Where the source locale is named.
  let sourceLocation: SourceLocation
  let plans: AlertPlans
  /// The tables of each locale, in the order of the documents.
  let sources: [[TableSource]]
  /// What is wrong with the documents as they come together.
  let findings: [Finding]
  /// What printf translations need to know of the source texts; `nil` where there are none.
  private(set) var printf: PrintfSource?

  /// - Parameters:
  ///   - name: Of the catalog, `Alerts` for `Alerts.yaml`.
  ///   - definitions: The document that defines the alerts.
  ///   - translations: All others of the catalog, ordered by path.
  ///   - configuration: What counts for the folder of the definitions.
  package init(
    name: String,
    definitions: CatalogDocument,
    translations: [CatalogDocument],
    configuration: CatalogConfiguration = CatalogConfiguration()
  ) {
    self.name = name
    self.definitions = definitions
    self.configuration = configuration
    let named = Self.namedSourceLocale(definitions, configuration)
    let sourceLocale = named?.value ?? Self.assumedSourceLocale
    self.sourceLocale = sourceLocale
    plans = AlertPlans(definitions.definitions)
    (locales, sources) = Self.grouped([definitions] + translations, sourceLocale: sourceLocale)
    let subject = Finding.Subject(catalog: name)
    let start = SourceLocation(startOf: definitions.file)
    sourceLocation = named?.location ?? start
    let unnamed = named == nil ? [Finding(.invalidValue, at: start, .noSourceLocale, subject: subject)] : []
    findings = unnamed + Self.conflicts(of: locales, sources, catalog: name)
    if translations.contains(where: { $0.keys != nil }) {
      let source = built(0)
      printf = PrintfSource(plans, source)
    }
  }

  /// The source locale of a catalog, whether it is named or not.
  package static func sourceLocale(_ definitions: CatalogDocument, _ configuration: CatalogConfiguration) -> LocaleID {
    namedSourceLocale(definitions, configuration)?.value ?? assumedSourceLocale
  }

  private static func namedSourceLocale(
    _ definitions: CatalogDocument,
    _ configuration: CatalogConfiguration
  ) -> Located<LocaleID>? {
    definitions.locale ?? configuration.sourceLocale
  }

  private static let assumedSourceLocale = LocaleID(tag: "en")

  /// Builds a catalog in one go, with the findings of putting it together.
  package static func build(
    name: String,
    definitions: CatalogDocument,
    translations: [CatalogDocument],
    configuration: CatalogConfiguration = CatalogConfiguration()
  ) -> (catalog: Catalog, findings: [Finding]) {
    let builder = CatalogBuilder(
      name: name,
      definitions: definitions,
      translations: translations,
      configuration: configuration
    )
    return builder.assemble(builder.locales.indices.map(builder.localization))
  }

  /// Builds the localization of `locales[index]`. Runs for several of them share nothing that changes.
  package func localization(_ index: Int) -> BuiltLocalization {
    if index == 0, let printf { return printf.localization }
    return built(index)
  }

  private func built(_ index: Int) -> BuiltLocalization {
    var builder = LocalizationBuilder(self, locale: locales[index])
    for source in sources[index] { builder.add(source) }
    return builder.result()
  }

  private static func grouped(
    _ documents: [CatalogDocument],
    sourceLocale: LocaleID
  ) -> (locales: [LocaleID], sources: [[TableSource]]) {
    var byLocale: [LocaleID: [TableSource]] = [sourceLocale: []]
    for document in documents {
      for table in document.tables {
        byLocale[table.locale ?? sourceLocale, default: []].append(TableSource(document: document, table: table))
      }
    }
    let others = byLocale.keys.filter { $0 != sourceLocale }.sorted()
    let locales = [sourceLocale] + others
    return (locales, locales.map { byLocale[$0] ?? [] })
  }
}

/// A localization, and what was wrong while it was put together.
package struct BuiltLocalization: Sendable {
  package var localization: Localization
  package var findings: [Finding]
}

/// A table and the document that it is from.
struct TableSource: Sendable {
  let document: CatalogDocument
  let table: TextTable
}

extension String {
  fileprivate static let noSourceLocale = "name the locale of these texts, such as `sourceLocale: en`"
}
