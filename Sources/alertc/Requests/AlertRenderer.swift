import AlertCatalog
import CatalogDiagnostics
import CatalogModel
import CatalogWriters
import LocaleData

/// Resolves alerts of catalogs as apps do: through their packs and the runtime.
struct AlertRenderer {
  private var catalogs: [Compiled] = []

  private struct Compiled {
    let catalog: Catalog
    let compiled: CompiledCatalog
    let positions: [String: Int]
  }

  init(_ catalogs: [Catalog]) throws(RequestError) {
    for catalog in catalogs {
      do {
        let pack = try AlertPack(PackWriter.write(catalog: catalog))
        let positions = Dictionary(catalog.alerts.indices.map { (catalog.alerts[$0].key, $0) }) { first, _ in first }
        let compiled = Compiled(catalog: catalog, compiled: CompiledCatalog(pack), positions: positions)
        self.catalogs.append(compiled)
      } catch {
        throw .pack("\(quoted(catalog.name)): \(error)")
      }
    }
  }

  func render(_ request: AlertRequest) throws(RequestError) -> ResolvedAlert<String> {
    guard let locale = LocaleID(parsing: request.locale) else { throw .malformedLocale(request.locale) }
    let timeZone = try RequestTimeZone.zone(named: request.timeZone)
    let (catalog, index) = try find(request)
    var arguments: [AlertCatalog.AlertArgument] = []
    for argument in catalog.catalog.alerts[index].arguments {
      guard let value = request.arguments[argument.name] else {
        let given = Suggestions.closest(to: argument.name, among: request.arguments.keys.sorted())
        throw .missingArgument(argument.name, given: given)
      }
      arguments.append(try ArgumentValue.value(value, for: argument.name, argument.type))
    }
    let item = AlertItem(catalog.compiled, index: index, arguments: arguments)
    let alert = item.resolved(for: AlertLocalizer(preferredLanguages: [locale.tag], timeZone: timeZone))
    guard !alert.locale.isEmpty else { throw .notCompilable(request.alert) }
    return alert
  }

  private func find(_ request: AlertRequest) throws(RequestError) -> (Compiled, Int) {
    let candidates = catalogs.filter { request.catalog == nil || request.catalog == $0.catalog.name }
    let found = candidates.compactMap { catalog in catalog.positions[request.alert].map { (catalog, $0) } }
    guard let first = found.first else {
      let keys = candidates.flatMap { $0.catalog.alerts.map(\.key) }
      throw .unknownAlert(request.alert, suggestion: Suggestions.closest(to: request.alert, among: keys))
    }
    guard found.count == 1 else {
      throw .ambiguousAlert(request.alert, catalogs: found.map { quoted($0.0.catalog.name) })
    }
    return first
  }
}
