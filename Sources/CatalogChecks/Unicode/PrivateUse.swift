import CatalogDiagnostics
import MessageFormat

enum PrivateUse: ContentCheck {
  static let id = RuleID("private-use", .warning)
  static let summary = "a character that only certain fonts have, or that nobody has defined"
  static let rationale = """
    Private-use characters show what a font’s maker put there: an icon in one, a box in all others. Silent for Apple’s
    logo and others that the source text has as well.
    """
  static let kinds: TextKinds = .unusual

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.unusual) else { return }
    let known = text.source?.message.text.string.unicodeScalars
    text.message.forEachLiteralScalar { scalar, place in
      let category = scalar.properties.generalCategory
      guard category == .privateUse || category == .unassigned, !scalar.isNoncharacter,
        !(known?.contains(scalar) ?? false)
      else { return }
      findings.append(text.finding(id, at: place, .unusual(scalar, isPrivate: category == .privateUse)))
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        sync: "⟦\u{E001}⟧ Syncing"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file} other {# files}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files: "{count, plural, other {#個のファイル⟦\u{F0000}⟧}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        # alertc:disable private-use
        account: "Sign in to \u{F8FF}Music"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        account: "Bei \u{F8FF}Music anmelden"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        party: おめでとう🎉
      """
    ]),
  ]
}

extension String {
  fileprivate static func unusual(_ scalar: Unicode.Scalar, isPrivate: Bool) -> String {
    "remove \(scalar.codePoint): it is \(isPrivate ? "private, and most fonts lack it" : "no character of Unicode")"
  }
}
