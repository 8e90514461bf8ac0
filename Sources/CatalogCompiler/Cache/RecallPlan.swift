import CatalogModel
import CatalogReaders
import LocaleData

/// Which files of a catalog its locales depend on.
struct RecallPlan {
  /// In their order in the catalog: the source locale first, then by tag.
  let locales: [LocaleID]
  /// The positions of the files with texts of a locale.
  private let own: [LocaleID: [Int]]
  private let definitions: Int
  /// Whether texts of Apple's formats are among the translations, which source texts are then put beside.
  let hasTables: Bool

  /// `nil` where the catalog has no definitions in YAML, or several of them, or a file cannot be read.
  init?(_ catalog: CatalogFiles, _ documents: [ReadDocument], _ configuration: CatalogConfiguration) {
    let defining = documents.indices.filter { documents[$0].document?.role == .definitions }
    guard documents.allSatisfy({ $0.document != nil }), defining.count == 1, let first = defining.first,
      catalog.files[first].name.format == .yaml, let definitions = documents[first].document
    else { return nil }
    self.definitions = first
    let source = CatalogBuilder.sourceLocale(definitions, configuration)
    var own: [LocaleID: [Int]] = [source: []]
    for (index, read) in documents.enumerated() {
      guard let document = read.document, document.role != .foreign else { continue }
      for locale in Set(document.tables.map { $0.locale ?? source }) { own[locale, default: []].append(index) }
    }
    self.own = own
    hasTables = documents.contains { $0.document?.keys != nil }
    locales = [source] + own.keys.filter { $0 != source }.sorted()
  }

  /// The positions of all files that what is found of a locale may depend on, without the configuration.
  func dependencies(of locale: LocaleID) -> [Int] {
    let related = [locale, locales[0]] + parents(of: locale)
    return Set(related.flatMap { own[$0] ?? [] } + [definitions]).sorted()
  }

  /// The locales whose texts have to be at hand.
  func needed(unchecked: [LocaleID], uncompiled: [LocaleID]) -> Set<LocaleID> {
    Set([locales[0]] + unchecked + unchecked.flatMap(parents) + uncompiled)
  }

  func documents(of locales: Set<LocaleID>) -> Set<Int> { Set(locales.flatMap { own[$0] ?? [] }) }

  /// The locales of the catalog that a locale falls back to.
  private func parents(of locale: LocaleID) -> [LocaleID] {
    locale.ancestry.dropFirst().filter { own[$0] != nil }
  }
}
