import CatalogDiagnostics
import CatalogModel

enum IdentifierCollision: CatalogCheck {
  static let id = RuleID("identifier-collision", .error)
  static let summary = "two keys, or two ids of one alert, become the same name in Swift"
  static let rationale = """
    `book_now` and `bookNow` are one function. The same holds for the actions, fields and enum values of an alert.
    Silent where keys only share a namespace: `my-sub.first` and `mySub.second` stand side by side. Keys that differ in
    letter case alone are `duplicate-key`.
    """

  static func check(_ catalog: CatalogFacts, _ findings: inout [Finding]) {
    var names = NameTable()
    for alert in catalog.alerts {
      guard let name = try? SwiftName(key: alert.alert.key) else { continue }
      let place = Place(name: alert.alert.key, location: alert.alert.keyLocation)
      if let first = names.insert(name, place), first.name.lowercased() != place.name.lowercased() {
        findings.append(finding(place, first, alert, catalog))
      }
      checkMembers(of: alert, catalog, &findings)
    }
  }

  private static func checkMembers(of alert: AlertFacts, _ catalog: CatalogFacts, _ findings: inout [Finding]) {
    let definition = alert.alert
    var groups = [
      definition.actions.map { Place(name: $0.id, location: $0.location) },
      definition.fields.map { Place(name: $0.id, location: $0.location) },
    ]
    for argument in definition.arguments {
      guard case .enumeration(let values) = argument.type else { continue }
      let location = argument.location
      groups.append(values.map { Place(name: $0, location: location) })
    }
    for group in groups where group.count > 1 {
      var seen: [String: Place] = [:]
      for place in group {
        guard let name = SwiftIdentifier(member: place.name)?.name else { continue }
        if let first = seen[name], first.name != place.name { findings.append(finding(place, first, alert, catalog)) }
        seen[name] = seen[name] ?? place
      }
    }
  }

  private static func finding(_ place: Place, _ first: Place, _ alert: AlertFacts, _ catalog: CatalogFacts) -> Finding {
    let note = Finding.Note(.first(first.name), at: first.location)
    return catalog.finding(id, at: place.location, .same(place.name, first.name), alert: alert, notes: [note])
  }

  /// What people wrote, and where.
  fileprivate struct Place {
    let name: String
    let location: SourceLocation
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        book_now: Book now?
        ⟦bookNow⟧: Book it now?
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        draft.close:
          title: Conserver le brouillon ?
          actions: { not-now: Pas maintenant, ⟦notNow⟧: Plus tard, keep: Conserver }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        main.my-sub.first: The first one
        main.mySub.second: The second one
        main: The main one
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        draft.keep: { title: Behalten?, actions: { notNow: Später, keep: Behalten } }
        draft.close: { title: Schließen?, actions: { not-now: Später, close: Schließen } }
      """
    ]),
  ]
}

/// The names that keys have taken.
private struct NameTable {
  private var functions: [String: IdentifierCollision.Place] = [:]
  private var namespaces: [String: IdentifierCollision.Place] = [:]

  /// Takes a key's names; what has one of them already, if anything.
  mutating func insert(_ name: SwiftName, _ place: IdentifierCollision.Place) -> IdentifierCollision.Place? {
    var path = ""
    var taken: IdentifierCollision.Place?
    for namespace in name.namespaces {
      path += namespace.name
      // A script without capitals gives a type and a function one name.
      taken = taken ?? functions[path]
      namespaces[path] = namespaces[path] ?? place
      path += "."
    }
    path += name.function.name
    taken = taken ?? functions[path] ?? namespaces[path]
    functions[path] = functions[path] ?? place
    return taken
  }
}

extension String {
  fileprivate static func same(_ name: String, _ other: String) -> String {
    "rename \(quoted(name)): in Swift it has the same name as \(quoted(other))"
  }

  fileprivate static func first(_ name: String) -> String {
    "\(quoted(name)) is here"
  }
}
