import AlertCatalog
package import CatalogModel
package import LocaleData

/// Writes a catalog as a pack: canonical, so that equal catalogs give equal bytes.
///
/// Each locale's part can be compiled by itself, in parallel if wanted, or kept from an earlier time; then they are
/// joined.
package struct PackWriter: Sendable {
  /// Which of a catalog's locales a pack has.
  package enum Locales: Sendable {
    case all
    /// Just the source locale, for code whose translations are in a file.
    case source
  }

  private let catalog: Catalog
  let alerts: PackAlerts

  package init(_ catalog: Catalog) throws(PackWritingError) {
    self.catalog = catalog
    alerts = try PackAlerts(catalog)
  }

  /// Compiles every text that can be compiled. A locale has an alert if it has all of the alert's texts, those of
  /// standard actions included; where each text falls back by itself, if it has any.
  ///
  /// - Complexity: O(*n*) in the size of the texts.
  package static func write(catalog: Catalog, locales: Locales = .all) throws(PackWritingError) -> [UInt8] {
    let writer = try PackWriter(catalog)
    let count = locales == .all ? catalog.localizations.count : min(catalog.localizations.count, 1)
    return try writer.join(writer.parts(count))
  }

  /// The part of the locale at `index`; `nil` where its texts refer to formats, which are numbered through all locales.
  package func part(_ index: Int) -> PackPart? {
    var compiler = compiler(index, formats: PackPool())
    return compiler.partWithoutFormats()
  }

  /// The parts of the first locales.
  package func parts(_ count: Int) -> [PackPart] {
    let formats = PackPool()
    return (0..<count).map { index in
      var compiler = compiler(index, formats: formats)
      return compiler.part()
    }
  }

  private func compiler(_ index: Int, formats: PackPool) -> PackCompiler {
    let isTextwise = catalog.configuration.fallback == .text
    return PackCompiler(catalog.localizations[index], alerts, isTextwise: isTextwise, formats: formats)
  }

  /// Compiles the parts that are missing, or that do not go with those before them.
  ///
  /// - Parameters:
  ///   - parts: One for each of the first locales.
  ///   - isAtHand: Whether the catalog has the texts of the locale at an index.
  /// - Returns: `nil` where a locale had to be compiled whose texts are not at hand.
  package func completed(_ parts: [PackPart?], isAtHand: (Int) -> Bool = { _ in true }) -> [PackPart]? {
    let formats = PackPool()
    var result: [PackPart] = []
    for (index, part) in parts.enumerated() {
      if let part, part.goes(behind: formats) {
        for format in part.formats?.added ?? [] { _ = formats.offset(of: format) }
        result.append(part)
      } else {
        guard isAtHand(index) else { return nil }
        var compiler = compiler(index, formats: formats)
        result.append(compiler.part())
      }
    }
    return result
  }

  /// How the first `count` locales are found, which ICU takes some time to say: it can be found out beside the parts.
  package func lookupTable(_ count: Int) -> LookupTable {
    LookupTable(supported: catalog.localizations.prefix(count).map(\.locale))
  }

  /// The pack of the first locales; `table` is how they are found.
  package func join(_ parts: [PackPart], _ table: LookupTable? = nil) throws(PackWritingError) -> [UInt8] {
    guard parts.count <= PackFormat.maximumLocaleCount else { throw .tooManyLocales(parts.count) }
    let known = table.flatMap { $0.supported.count == parts.count ? $0 : nil }
    guard let pack = PackJoiner(parts, alerts, known ?? lookupTable(parts.count)).pack(of: catalog) else {
      throw .tooLarge
    }
    return pack
  }
}

extension PackPart {
  fileprivate func goes(behind pool: PackPool) -> Bool {
    guard let formats else { return true }
    return formats.precedingSize == pool.bytes.count && formats.preceding == pool.checksum(of: pool.bytes.count)
  }
}
