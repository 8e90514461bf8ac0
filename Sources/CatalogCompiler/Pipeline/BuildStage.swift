import CatalogDiagnostics
import CatalogModel

/// Puts the files of each catalog together, all locales at once.
enum BuildStage {
  struct Result: Sendable {
    var catalogs: [BuiltCatalog]
    var configurations: [ReadConfiguration]
    var failures: [FileError]
  }

  static func build(_ read: ReadStage.Result) -> Result {
    var failures = read.failures
    var prepared: [PreparedCatalog] = []
    for catalog in read.catalogs {
      do throws(FileError) {
        prepared.append(try PreparedCatalog(catalog))
      } catch {
        failures.append(error)
      }
    }
    return Result(
      catalogs: build(prepared),
      configurations: read.configurations,
      failures: failures
    )
  }

  private static func build(_ prepared: [PreparedCatalog]) -> [BuiltCatalog] {
    let places = prepared.indices.flatMap { catalog in
      prepared[catalog].builder.locales.indices.map { (catalog: catalog, locale: $0) }
    }
    var localizations = Parallel.map(places) { place in
      prepared[place.catalog].builder.localization(place.locale)
    }[...]
    return prepared.map { catalog in
      var own = Array(localizations.prefix(catalog.builder.locales.count))
      localizations = localizations.dropFirst(own.count)
      for (index, locale) in catalog.builder.locales.enumerated() {
        if let record = catalog.recall?.locales[locale]?.record { own[index].findings = record.built }
      }
      let built = catalog.builder.assemble(own)
      return BuiltCatalog(
        catalog: built.catalog,
        findings: catalog.findings + built.findings,
        suppressions: catalog.suppressions,
        recall: catalog.recall,
        localizationFindings: catalog.recall == nil ? [] : own.map(\.findings)
      )
    }
  }
}

/// A catalog, and what reading and building it found.
struct BuiltCatalog: Sendable {
  var catalog: Catalog
  var findings: [Finding]
  var suppressions: [Suppression]
  /// What earlier builds know of it; `nil` where nothing is remembered.
  var recall: CatalogRecall?
  /// Those of `findings` that are of each localization, where they are to be remembered.
  var localizationFindings: [[Finding]] = []
}

/// A catalog whose definitions are known.
private struct PreparedCatalog: Sendable {
  let builder: CatalogBuilder
  let recall: CatalogRecall?
  /// Of the documents.
  var findings: [Finding]
  var suppressions: [Suppression]

  init(_ read: ReadCatalog) throws(FileError) {
    let written = read.documents.first { $0.role == .definitions }
    guard let definitions = written ?? read.tableDefinitions else {
      throw FileError(path: read.documents[0].file.path, reason: .noDefinitions(read.files.name), isInFile: true)
    }
    let others = read.documents.filter { written == nil || $0.file !== definitions.file }
    recall = read.recall
    builder = CatalogBuilder(
      name: read.files.name,
      definitions: definitions,
      translations: others,
      configuration: read.configuration
    )
    findings = read.documents.flatMap(\.findings) + (read.tableDefinitions?.findings ?? [])
    findings += others.filter { $0.role == .definitions }.map { other in
      Finding(
        .conflictingSources,
        at: SourceLocation(startOf: other.file),
        .definedTwice(read.files.name),
        subject: Finding.Subject(catalog: read.files.name),
        notes: [Finding.Note("the other one is here", at: SourceLocation(startOf: definitions.file))]
      )
    }
    suppressions = read.documents.flatMap(\.suppressions)
  }
}

extension String {
  fileprivate static func noDefinitions(_ name: String) -> String {
    "this is a translation, and nothing defines the alerts of its catalog: there is no \(name).yaml"
  }

  fileprivate static func definedTwice(_ name: String) -> String {
    "two files define the catalog \(quoted(name)); keep one of them"
  }
}
