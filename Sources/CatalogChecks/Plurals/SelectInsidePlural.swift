import CatalogDiagnostics
import MessageFormat

enum SelectInsidePlural: SelectCheck {
  static let id = RuleID("select-inside-plural", .warning)
  static let summary = "a select stands inside a plural, instead of around it"
  static let rationale = """
    With the select outside, each of its branches is a whole sentence with its own plural, and `#` works in it. Inside
    a plural, the select must be repeated in every form, and `#` in it is a plain character.
    """

  static func check(_ select: SelectUse, in text: TextFacts, _ findings: inout [Finding]) {
    guard select.depth > 0, !text.facts.hasLiteralPound else { return }
    let span = select.use.argument.span
    let isFirst =
      text.facts.selects.first { $0.use.index == select.use.index && $0.depth > 0 }?.use.argument.span == span
    guard isFirst, text.facts.plurals.contains(where: { $0.encloses(span) }) else { return }
    findings.append(text.finding(id, at: select.use.argument.keywordSpan ?? select.use.argument.nameSpan, .inside))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite: >-
          {count, plural,
            one {{who, ⟦select⟧, female {She invited a friend} other {They invited a friend}}}
            other {{who, select, female {She invited {count} friends} other {They invited {count} friends}}}}
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite: >-
          {who, select,
            female {{count, plural, one {She invited # friend} other {She invited # friends}}}
            other {{count, plural, one {They invited # friend} other {They invited # friends}}}}
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        invite: >-
          {count, plural,
            one {{who, ⟦select⟧, female {Hon bjöd in en vän} other {De bjöd in en vän}}}
            other {{who, select, female {Hon bjöd in {count} vänner} other {De bjöd in {count} vänner}}}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite: >-
          {who, select,
            female {{count, plural, one {She invited # friend} other {She invited # friends}}}
            other {{count, plural, one {They invited # friend} other {They invited # friends}}}}
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: es
      alerts:
        invite: >-
          {who, select, female {Invitada} other {Invitado}}: {count, plural, one {# amigo} other {# amigos}}
      """
    ]),
  ]
}

extension PluralUse {
  fileprivate func encloses(_ span: Span) -> Bool {
    use.argument.span.start < span.start && span.end < use.argument.span.end
  }
}

extension String {
  fileprivate static let inside = "put the select around the plural: each of its branches is then a whole sentence"
}
