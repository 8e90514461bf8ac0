import CatalogDiagnostics
import CatalogModel

enum FieldWithoutLabel: DefinitionCheck {
  static let id = RuleID("field-without-label", .warning)
  static let summary = "a text field has neither a placeholder nor a title"
  static let rationale = """
    An empty field that nothing names leaves people guessing, and a screen reader with nothing to say. Silent for fields
    that have either.
    """

  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding]) {
    guard !alert.alert.isPartial else { return }
    for field in alert.alert.fields where field.titleSlot == nil && field.placeholderSlot == nil {
      findings.append(catalog.finding(id, at: field.location, .nameless(field.id), alert: alert))
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.rename:
          title: "Rename “{name}”"
          fields: { ⟦name⟧: { initial: "{name}" } }
          actions: { rename: Rename, cancel: {} }
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        login:
          title: Anmelden
          fields:
            user: { placeholder: Name }
            ⟦password⟧: { kind: secure }
          actions: { login: Anmelden, cancel: }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        login:
          title: Sign In
          fields: { user: { placeholder: Name }, password: { title: Password, kind: secure } }
          actions: { login: Sign In, cancel: {} }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        file.saved: ファイルは保存されました。
      """
    ]),
  ]
}

extension String {
  fileprivate static func nameless(_ id: String) -> String {
    "give the field \(quoted(id)) a placeholder or a title"
  }
}
