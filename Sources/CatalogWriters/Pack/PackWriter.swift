import AlertCatalog
package import CatalogModel
import LocaleData

/// Writes a catalog as a pack: canonical, so that equal catalogs give equal bytes.
package enum PackWriter {
  /// Which of a catalog's locales a pack has.
  package enum Locales: Sendable {
    case all
    /// Just the source locale, for code whose translations are in a file.
    case source
  }

  /// Compiles every text that can be compiled. A locale has an alert if it has all of the alert's texts, those of
  /// standard actions included; where each text falls back by itself, if it has any.
  ///
  /// - Complexity: O(*n*) in the size of the texts.
  package static func write(catalog: Catalog, locales: Locales = .all) throws(PackWritingError) -> [UInt8] {
    let count = locales == .all ? catalog.localizations.count : min(catalog.localizations.count, 1)
    guard count <= PackFormat.maximumLocaleCount else { throw .tooManyLocales(count) }
    let localizations = Array(catalog.localizations.prefix(count))
    let compiler = try PackCompiler(catalog)
    for localization in localizations { compiler.compile(localization) }

    let sections = PackSections(catalog: catalog.name, formats: compiler.formats, capacity: compiler.textSize)
    compiler.writeAlerts(to: sections)
    compiler.shareTexts(in: sections)
    let table = LookupTable(supported: localizations.map(\.locale))
    PackLanguagesWriter.write(table, to: sections.languages)
    for index in localizations.indices {
      compiler.writeLocale(index, relatives: table.chains[index].filter { $0 != index }, to: sections)
    }
    let fallback: PackFormat.Fallback = catalog.configuration.fallback == .text ? .text : .alert
    let isolation: AlertIsolation = catalog.configuration.isolation == .bidi ? .bidi : .none
    guard
      let pack = sections.assemble(
        signature: CatalogSignature.signature(of: catalog),
        fallback: fallback,
        isolation: isolation
      )
    else { throw .tooLarge }
    return pack
  }
}
