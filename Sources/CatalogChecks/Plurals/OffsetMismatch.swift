import CatalogDiagnostics
import MessageFormat

enum OffsetMismatch: PluralCheck {
  static let id = RuleID("offset-mismatch", .warning)
  static let summary = "a plural has another `offset` than the source’s"
  static let rationale = """
    With `offset:1` a plural counts “the others”: “Ann and 2 others”. A translation with another offset shows another
    number. Silent where the source has several plurals over the argument that differ among themselves.
    """

  static func check(_ plural: PluralFacts, in text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source else { return }
    var expected: Int?
    for other in source.facts.plurals where other.use.index == plural.use.use.index {
      if let expected, expected != other.plural.offset { return }
      expected = other.plural.offset
    }
    guard let expected, expected != plural.plural.offset else { return }
    let place = plural.plural.offsetSpan ?? plural.plural.kindSpan
    findings.append(text.finding(id, at: place, .mismatch(expected)))
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          likes: "{count, plural, offset:1 =1 {{name} likes this} one {{name} and # other} other {{name} and # others}}"
        """,
        "Alerts.de.yaml": """
        locale: de
        alerts:
          likes: "{count, ⟦plural⟧, =1 {{name} gefällt das} one {{name} und eine Person} other {{name} und # Personen}}"
        """,
      ],
      also: [ShadowedCategory.id]
    ),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        likes: "{count, plural, offset:1 =1 {{name} likes this} one {{name} and # other} other {{name} and # others}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        likes: "{count, plural, ⟦offset:2⟧ =1 {{name}さんのお気に入り} other {{name}さんとほか#人}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        likes: "{count, plural, offset:1 =1 {{name} likes this} one {{name} and # other} other {{name} and # others}}"
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        likes: "{count, plural, offset:1 =1 {{name} gillar det} one {{name} och # till} other {{name} och # andra}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file} other {# files}}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        files: "{count, plural, one {# fichier} other {# fichiers}}"
      """,
    ]),
  ]
}

extension String {
  fileprivate static func mismatch(_ expected: Int) -> String {
    expected == 0 ? "remove the offset: the source text has none" : "write `offset:\(expected)` as the source text does"
  }
}
