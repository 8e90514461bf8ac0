import CatalogDiagnostics
import MessageFormat

enum ArgumentStyle: ContentCheck {
  static let id = RuleID("argument-style", .warning)
  static let summary = "a translation formats a number or date in another way than the source"
  static let rationale = """
    `{share, number, percent}` shows 0.25 as “25%”; `{share}` in a translation shows “0.25”, and people read another
    number. The same holds for `%.1f` that became `%f`, and for a date that became a time. Silent for how long a date is
    written and how many decimals there are, which languages may choose, and where the source shows the value plainly too.
    """
  static let kinds: TextKinds = .argument

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, !source.styles.isEmpty else { return }
    for use in text.facts.uses {
      guard let style = ShownStyle(use.argument.format), let other = source.styles.differing(from: style, use) else {
        continue
      }
      let format = source.message.formatText(of: other.argument)
      findings.append(text.finding(id, at: use.argument.span, .unlike(use.argument.name, format)))
    }
  }

  static let examples: [Example] = [
    .firing([
      "en.lproj/Alerts.strings": """
      "disk.full.title" = "%.1f GB are left";
      """,
      "de.lproj/Alerts.strings": """
      "disk.full.title" = "Noch ⟦%f⟧ GB frei";
      """,
    ]),
    .firing([
      "Alerts.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "code.title" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "The code is %llx" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "Le code est ⟦%lld⟧" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        trial: "{count, plural, one {# trial ends on {end, date}} other {# trials end on {end, date}}}"
      """,
      "Alerts.nl.yaml": """
      locale: nl
      alerts:
        trial: "{count, plural, one {# proef eindigt op {end, date}} other {# proeven eindigen op ⟦{end, time}⟧}}"
      """,
    ]),
    .silent([
      "en.lproj/Alerts.strings": """
      "disk.full.title" = "%.1f GB are left";
      """,
      "ru.lproj/Alerts.strings": """
      "disk.full.title" = "Осталось %.2f ГБ";
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        disk.full:
          arguments: { size: double }
          title: "{size} GB are left"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        disk.full: "残り{size, number} GBです"
      """,
    ]),
  ]
}

extension Message {
  /// How a placeholder is formatted, as it is written: `number, percent` or `%.1f`.
  fileprivate func formatText(of argument: Argument) -> String {
    if case .printf(let conversion) = argument.format { return "%" + conversion.text }
    guard let keyword = argument.keywordSpan else { return "" }
    return text.string(in: Span(keyword.start, max(keyword.end, argument.span.end - 1)))
  }
}

extension String {
  fileprivate static func unlike(_ name: String, _ format: String) -> String {
    "format \(quoted(name)) as the source text does: \(quoted(format))"
  }
}
