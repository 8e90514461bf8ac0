import CatalogDiagnostics
import CatalogModel
import CatalogWriters

/// Compiles the texts of a catalog, locale by locale, as far as earlier builds have not kept what becomes of them.
struct PackPartsStage {
  private let writer: PackWriter
  private let readAll: () -> [Catalog]

  /// `readAll` gives all catalogs with all of their texts.
  init(_ writer: PackWriter, readAll: @escaping () -> [Catalog]) {
    self.writer = writer
    self.readAll = readAll
  }

  private struct Part: Sendable {
    var part: PackPart?
    var isKept = false
  }

  /// One part for each locale of the catalog, and what `other` makes meanwhile.
  func parts<Other: Sendable>(
    of catalog: Catalog,
    _ recall: inout CatalogRecall?,
    beside other: @Sendable () -> Other
  ) throws(PackWritingError) -> (parts: [PackPart], other: Other) {
    let states = catalog.localizations.map { recall?.locales[$0.locale] }
    let (found, other) = Parallel.map(Array(states.enumerated()), beside: other) { [writer] index, state in
      if let content = state?.part, let part = writer.part(from: content.rest) { return Part(part: part, isKept: true) }
      return Part(part: state?.isAtHand == false ? nil : writer.part(index))
    }
    let completed = writer.completed(found.map(\.part)) { states[$0]?.isAtHand != false }
    let parts = if let completed { completed } else { try recompiled(catalog) }
    for (index, part) in parts.enumerated() where !found[index].isKept || completed == nil {
      recall?.locales[catalog.localizations[index].locale]?.newPart = part
    }
    return (parts, other)
  }

  /// A kept part refers to formats that the locales before it no longer have, so the texts of all are needed.
  private func recompiled(_ catalog: Catalog) throws(PackWritingError) -> [PackPart] {
    guard let whole = readAll().first(where: { $0.definitions.path == catalog.definitions.path }) else { return [] }
    return try PackWriter(whole).parts(whole.localizations.count)
  }
}
