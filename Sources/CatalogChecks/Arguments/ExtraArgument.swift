import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum ExtraArgument: ArgumentCheck {
  static let id = RuleID("extra-argument", .error)
  static let summary = "the translation uses an argument that the alert does not have"
  static let rationale = """
    An alert’s arguments are those that it declares or its source texts use. Others are typing errors, translated names,
    or left over from an older source text: there is no value to show. Silent where a source text of the alert cannot be
    read.
    """

  static func check(_ use: Placeholder, in text: TextFacts, _ findings: inout [Finding]) {
    guard !use.isKnown, isFirst(use, text), !text.alert.hasUnreadableSource else { return }
    let arguments = text.alert.alert.arguments
    let name = use.argument.name
    if case .printf = use.argument.format, let position = use.argument.position {
      return findings.append(text.finding(id, at: use.argument.span, .beyond(position, arguments.count)))
    }
    let unused = arguments.indices.filter { !text.facts.used.contains($0) }.map { arguments[$0].name }
    let suggestion =
      Suggestions.closest(to: name, among: unused) ?? Suggestions.closest(to: name, among: arguments.map(\.name))
    let fix = suggestion.map { suggestion in
      MessageIssue.Fix.rename(
        to: suggestion,
        edits: text.facts.uses.filter { $0.index == use.index }.map { .init($0.argument.nameSpan, suggestion) }
      )
    }
    findings.append(
      text.finding(
        id,
        at: use.argument.nameSpan,
        .extra(name, suggestion, arguments.map(\.name)),
        fix: text.message.syntax == .icu ? fix : nil
      )
    )
  }

  private static func isFirst(_ use: Placeholder, _ text: TextFacts) -> Bool {
    text.facts.uses.first { $0.index == use.index }?.argument.nameSpan == use.argument.nameSpan
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: "Delete “{fileName}”?"
        """,
        "Alerts.de.yaml": """
        locale: de
        alerts:
          file.delete: "„{⟦filename⟧}“ löschen?"
        """,
      ],
      fixed: [
        "Alerts.de.yaml": """
        locale: de
        alerts:
          file.delete: "„{fileName}“ löschen?"
        """
      ],
      also: [MissingArgument.id]
    ),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.fi.yaml": """
      locale: fi
      alerts:
        files.delete: "{count, plural, one {Poistetaanko ”{⟦tiedosto⟧}”?} other {Poistetaanko # tiedostoa?}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: "Delete “{fileName}”?"
          message: You can’t undo this.
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        file.delete:
          title: "Удалить «{fileName}»?"
          message: "«{fileName}» нельзя будет восстановить."
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite:
          arguments: { who: { enum: [female, male, other] } }
          title: You are invited
      """,
      "Alerts.es.yaml": """
      locale: es
      alerts:
        invite: "{who, select, female {Estás invitada} male {Estás invitado} other {Tienes una invitación}}"
      """,
    ]),
  ]
}

extension MessageIssue.Fix {
  fileprivate static func rename(to name: String, edits: [MessageIssue.Edit]) -> MessageIssue.Fix {
    MessageIssue.Fix("write \(quoted(name))", edits: edits)
  }
}

extension String {
  /// Specifiers have no names.
  fileprivate static func beyond(_ position: Argument.Position, _ count: Int) -> String {
    let fact = "the alert has \(count == 0 ? "no arguments" : count == 1 ? "one argument" : "\(count) arguments")"
    guard count > 0 else { return fact + "; remove the specifier" }
    if position.isExplicit { return fact + ", and no argument \(position.index)" }
    return fact + ", and this reads argument \(position.index); to show one twice, number the specifiers: `%1$@`"
  }

  fileprivate static func extra(_ name: String, _ suggestion: String?, _ known: [String]) -> String {
    let advice: String
    if let suggestion {
      advice = "did you mean \(quoted(suggestion))?"
    } else if known.isEmpty {
      advice = "it has none"
    } else {
      advice = "it has " + known.prefix(8).map { quoted($0) }.joined(separator: ", ")
    }
    return "the alert has no argument \(quoted(name)); \(advice)"
  }
}
