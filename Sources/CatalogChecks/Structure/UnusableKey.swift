import CatalogDiagnostics
import CatalogModel

enum UnusableKey: DefinitionCheck {
  static let id = RuleID("unusable-key", .error)
  static let summary = "a key or id has a part with nothing that can stand in a Swift name"
  static let rationale = """
    Keys become namespaces and functions, ids and enum values become enum cases. A part between dots that is empty, or
    made of punctuation or emoji alone, leaves nothing to call it by.
    """

  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding]) {
    let definition = alert.alert
    if let part = unusablePart(of: definition.key) {
      findings.append(catalog.finding(id, at: definition.keyLocation, .unusable(definition.key, part), alert: alert))
    }
    let ids = definition.actions.map { ($0.id, $0.location) } + definition.fields.map { ($0.id, $0.location) }
    for (name, location) in ids + definition.arguments.flatMap(\.values) where !name.isUsable {
      findings.append(catalog.finding(id, at: location, .unusable(name, name), alert: alert))
    }
  }

  private static func unusablePart(of key: String) -> String? {
    do throws(CatalogModel.UnusableKey) {
      _ = try SwiftName(key: key)
      return nil
    } catch {
      switch error {
      case .emptyKey: return ""
      case .unusable(let part): return part
      }
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        ⟦file..saved⟧: The file is saved.
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        file.delete:
          title: ファイルを削除しますか?
          actions: { ⟦🗑⟧: 削除, cancel: {} }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        remind.2_hours: Remind in two hours?
        continue: { title: Go on?, actions: { init: Start, self: Myself, cancel: {} } }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ru
      alerts:
        файл.сохранён: Файл сохранён.
      """
    ]),
  ]
}

extension AlertArgument {
  /// The values of an enum, all at the place of the argument.
  fileprivate var values: [(String, SourceLocation)] {
    guard case .enumeration(let values) = type else { return [] }
    return values.map { ($0, location) }
  }
}

extension String {
  fileprivate var isUsable: Bool { SwiftIdentifier(member: self) != nil }

  fileprivate static func unusable(_ key: String, _ part: String) -> String {
    if key.isEmpty { return "write a name: it becomes one in Swift" }
    if part.isEmpty { return "remove the empty part of \(quoted(key)): each part becomes a name in Swift" }
    return "rename \(quoted(part)): it becomes a name in Swift and has no letter or digit"
  }
}
