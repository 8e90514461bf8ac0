import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum SelectKeys: SelectCheck {
  static let id = RuleID("select-keys", .error)
  static let summary = "the keys of a select differ from the argument’s values"
  static let rationale = """
    A branch whose key is none of the argument’s values is never shown, and the value that was meant falls to `other`:
    keys are code and stay untranslated. Values are those of the declared `enum`, else the keys of the source text. A
    value without a branch is a warning. Silent for a select that has only `other`: the language makes no difference.
    """

  static func check(_ select: SelectUse, in text: TextFacts, _ findings: inout [Finding]) {
    guard let values = values(select, text) else { return }
    let keys = select.select.branches.map(\.key)
    let unknown = select.select.branches.filter { $0.key != "other" && !values.contains($0.key) }
    for branch in unknown {
      let unused = values.filter { !keys.contains($0) }
      let suggestion = Suggestions.closest(to: branch.key, among: unused)
      findings.append(
        text.finding(id, at: branch.keySpan, .unknown(branch.key, suggestion, values))
      )
    }
    guard unknown.isEmpty, keys != ["other"] else { return }
    let missing = values.filter { $0 != "other" && !keys.contains($0) }
    guard !missing.isEmpty else { return }
    findings.append(
      text.finding(id, at: select.use.argument.nameSpan, .missing(missing), severity: .warning)
    )
  }

  /// What the argument can be: its declared values, or what the source text tells apart.
  private static func values(_ select: SelectUse, _ text: TextFacts) -> [String]? {
    guard let argument = text.alert.argument(select.use) else { return nil }
    // What was inferred from texts that cannot be read is a part of it.
    if !argument.isDeclared, !text.localization.isSource, text.alert.hasUnreadableSource { return nil }
    switch argument.type {
    case .enumeration(let values): return values
    case .string:
      return text.source?.selectKeys[select.use.index]
    case .int, .double, .date, .list, .bool: return nil
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.shared: "{who, select, female {Her file} male {His file} other {Their file}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.shared: "{who, select, female {Ihre Datei} ⟦maennlich⟧ {Seine Datei} other {Deren Datei}}"
      """,
    ]),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          invite:
            arguments: { who: { enum: [female, male, other] }, count: int }
            title: >-
              {who, select,
                female {She invited {count, plural, one {# friend} other {# friends}}}
                male {He invited {count, plural, one {# friend} other {# friends}}}
                other {They invited {count, plural, one {# friend} other {# friends}}}}
        """,
        "Alerts.es.yaml": """
        locale: es
        alerts:
          invite: >-
            {count, plural,
              one {{⟦who⟧, select, female {Ella invitó a una amiga} other {Invitó a un amigo}}}
              other {{who, select, female {Ella invitó a {count} amigos} male {Él invitó a {count} amigos} other {Invitó a {count} amigos}}}}
        """,
      ],
      also: [SelectInsidePlural.id]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.shared: "{who, select, female {Her file} male {His file} other {Their file}}"
      """,
      "Alerts.fi.yaml": """
      locale: fi
      alerts:
        file.shared: "{who, select, other {Hänen tiedostonsa}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.shared:
          arguments: { who: { enum: [female, male, other] } }
          title: "{who, select, female {Her file} male {His file} other {Their file}}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.shared: "{who, select, male {Son fichier à lui} female {Son fichier à elle} other {Son fichier}}"
      """,
    ]),
  ]
}

extension String {
  fileprivate static func unknown(_ key: String, _ suggestion: String?, _ values: [String]) -> String {
    let known = values.filter { $0 != "other" }.prefix(6).map { quoted($0) }.joined(separator: ", ")
    let advice = suggestion.map { "did you mean \(quoted($0))?" } ?? "the argument’s values are \(known)"
    return "\(quoted(key)) is never selected; \(advice)"
  }

  fileprivate static func missing(_ keys: [String]) -> String {
    let list = keys.prefix(6).map { quoted($0) }.joined(separator: " and ")
    return
      "add \(keys.count == 1 ? "a branch" : "branches") for \(list), or \(keys.count == 1 ? "it reads" : "they read") as `other`"
  }
}
