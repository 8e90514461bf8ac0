import CatalogModel

/// The types that the alerts of a catalog share: one for each set of actions, of select values, of fields.
///
/// A type is named after what it holds, in an order that does not depend on which alert comes first, so that adding
/// an alert renames nothing.
struct GeneratedNames {
  /// By the sorted action ids.
  private(set) var actions: [SharedType] = []
  /// By the sorted values.
  private(set) var choices: [SharedType] = []
  /// By the field ids in their order.
  private(set) var fields: [SharedType] = []
  /// Of the enum of all alerts that tell of errors.
  private(set) var failure = ""
  private var names: [Key: String] = [:]

  struct SharedType: Equatable {
    let name: String
    /// Action ids, select values or field ids.
    let members: [String]
  }

  private enum Kind: Hashable { case actions, choices, fields }

  private struct Key: Hashable {
    let kind: Kind
    let members: [String]
  }

  /// - Complexity: O(*n* log *n*) in the alerts of the catalog.
  init(_ catalog: Catalog) {
    var taken = Self.namespaces(of: catalog)
    var actionSets = Set(catalog.alerts.map { Self.canonical($0.actions.map(\.id), last: "cancel") })
    let errorActions = Self.errorActions(of: catalog)
    if !errorActions.isEmpty { actionSets.insert(errorActions) }
    let choiceSets = Set(catalog.alerts.flatMap(\.arguments).compactMap(\.choices))
    let fieldLists = Set(catalog.alerts.map { $0.fields.map(\.id) }.filter { !$0.isEmpty })
    actions = share(.actions, actionSets, suffix: "", taken: &taken)
    choices = share(.choices, choiceSets, suffix: "", taken: &taken)
    fields = share(.fields, fieldLists, suffix: "Fields", taken: &taken)
    if !errorActions.isEmpty { failure = Self.unused("Failure", .fields, &taken) }
  }

  /// The actions of all alerts that tell of errors, as one set.
  static func errorActions(of catalog: Catalog) -> [String] {
    canonical(catalog.alerts.filter(\.isError).flatMap { $0.actions.map(\.id) }, last: "cancel")
  }

  func actions(of ids: [String]) -> String { names[Key(kind: .actions, members: ids)] ?? "" }

  func actions(of alert: Alert) -> String {
    names[Key(kind: .actions, members: Self.canonical(alert.actions.map(\.id), last: "cancel"))] ?? ""
  }

  func choices(of argument: AlertArgument) -> String {
    names[Key(kind: .choices, members: argument.choices ?? [])] ?? ""
  }

  /// `nil` for an alert without fields.
  func fields(of alert: Alert) -> String? {
    names[Key(kind: .fields, members: alert.fields.map(\.id))]
  }

  // MARK: Naming

  private mutating func share(
    _ kind: Kind,
    _ sets: Set<[String]>,
    suffix: String,
    taken: inout Set<String>
  ) -> [SharedType] {
    sets.sorted { $0.lexicographicallyPrecedes($1) }.map { members in
      let words = members.map(Self.word).joined() + suffix
      let name = Self.unused(SwiftIdentifier(type: words)?.name ?? words, kind, &taken)
      names[Key(kind: kind, members: members)] = name
      return SharedType(name: name, members: members)
    }
  }

  /// `name`, or where something else is called so, `nameActions`, `nameActions2`, …
  private static func unused(_ name: String, _ kind: Kind, _ taken: inout Set<String>) -> String {
    let word =
      switch kind {
      case .actions: "Actions"
      case .choices: "Choice"
      case .fields: ""
      }
    var candidate = name
    var number = 1
    while !taken.insert(candidate).inserted {
      candidate = name + word + (number > 1 || word.isEmpty ? String(number + (word.isEmpty ? 1 : 0)) : "")
      number += 1
    }
    return candidate
  }

  /// A member's part in the name, which need not be usable by itself.
  private static func word(_ id: String) -> String {
    guard id != "ok" else { return "OK" }
    let name = SwiftIdentifier(type: id)?.name ?? ""
    return name.hasSuffix("_") ? String(name.dropLast()) : name
  }

  static func canonical(_ members: [String], last: String) -> [String] {
    let sorted = Set(members).subtracting([last]).sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    return members.contains(last) ? sorted + [last] : sorted
  }

  /// The names of all enums that keys make, at whatever depth: they would hide a shared type of the same name.
  private static func namespaces(of catalog: Catalog) -> Set<String> {
    var names: Set<String> = [SwiftIdentifier(type: catalog.name)?.name ?? ""]
    for alert in catalog.alerts {
      guard let name = try? SwiftName(key: alert.key) else { continue }
      names.formUnion(name.namespaces.map(\.name))
    }
    return names
  }
}

extension AlertArgument {
  /// The values of a `select` in the order in which a shared type has them.
  fileprivate var choices: [String]? {
    guard case .enumeration(let values) = type else { return nil }
    return GeneratedNames.canonical(values, last: "other")
  }
}
