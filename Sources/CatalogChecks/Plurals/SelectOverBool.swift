import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum SelectOverBool: SelectCheck {
  static let id = RuleID("select-over-bool", .error)
  static let summary = "a select over a bool has keys other than `true`, `false` and `other`"
  static let rationale = """
    A bool selects by the words `true` and `false`, in every language. `yes`, `ja` or `1` are never shown.
    """

  static func check(_ select: SelectUse, in text: TextFacts, _ findings: inout [Finding]) {
    guard let argument = text.alert.argument(select.use), argument.type == .bool else { return }
    for branch in select.select.branches where !["true", "false", "other"].contains(branch.key) {
      findings.append(text.finding(id, at: branch.keySpan, .unknown(branch.key)))
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        sync:
          arguments: { isOn: bool }
          title: "{isOn, select, ⟦yes⟧ {Sync is on} other {Sync is off}}"
      """
    ]),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          sync:
            arguments: { isOn: bool, count: int }
            title: >-
              {count, plural,
                one {{isOn, select, true {A file is synced} other {A file is not synced}}}
                other {{isOn, select, true {{count} files are synced} other {{count} files are not synced}}}}
        """,
        "Alerts.de.yaml": """
        locale: de
        alerts:
          sync: >-
            {count, plural,
              one {{isOn, select, true {Eine Datei ist abgeglichen} other {Eine Datei ist nicht abgeglichen}}}
              other {{isOn, select, ⟦wahr⟧ {{count} Dateien sind abgeglichen} other {{count} Dateien sind nicht abgeglichen}}}}
        """,
      ],
      also: [SelectInsidePlural.id]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        sync:
          arguments: { isOn: bool }
          title: "{isOn, select, true {Sync is on} other {Sync is off}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        sync: "{isOn, select, true {同期はオンです} false {同期はオフです} other {同期はオフです}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        answer: "{answer, select, yes {Vous avez dit oui} no {Vous avez dit non} other {Vous n’avez rien dit}}"
      """
    ]),
  ]
}

extension String {
  fileprivate static func unknown(_ key: String) -> String {
    "write `true` or `false` instead of \(quoted(key)): the argument is a bool"
  }
}
