import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum TitleOnlyError: TextCheck {
  static let id = RuleID("title-only-error", .warning)
  static let summary = "a title says no more than “Error”, “Warning”, or a code"
  static let rationale = """
    That something is wrong, an alert says by being there. Its title should say what. The words are known in over 40
    languages. Silent in translations where the source’s title says no more either.
    """

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    if concerns(text) { findings.append(text.finding(id, at: text.wholeText, .onlyError)) }
  }

  /// Whether the rule speaks of a text, so that others need not.
  static func concerns(_ text: TextFacts) -> Bool {
    guard case .title = text.alert.alert.slots[text.slot].role, text.message.text.count <= 48 else { return false }
    guard text.message.saysOnlyError(in: text.localization.locale.languageCode) else { return false }
    let sourceLanguage = text.localization.catalog.catalog.sourceLocale.languageCode
    return !(text.source?.message.saysOnlyError(in: sourceLanguage) ?? false)
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        login.failed: { title: ⟦Error⟧, message: The password is wrong. }
        network.failed: { title: "⟦Error {code}⟧", message: The server doesn’t answer. }
        save.failed: { title: ⟦An error occurred⟧, message: The disk is full. }
      """
    ]),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          login.failed: { title: Couldn’t sign in, message: The password is wrong. }
        """,
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          login.failed: { title: ⟦Attention\u{202F}!⟧, message: Le mot de passe est erroné. }
        """,
      ],
      also: [EndPunctuation.id]
    ),

    .firing([
      "Alerts.yaml": """
      sourceLocale: sv
      alerts:
        sync.failed:
          title: "⟦{n, plural, one {Fel} other {# fel}}⟧"
          message: Servern svarar inte.
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        login.failed: { title: Sign-in error, message: The password is wrong. }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        login.failed: { title: Fehler beim Anmelden, message: Das Passwort ist falsch. }
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        sync.paused: { title: ⟦Note⟧, message: Syncing is paused. }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        sync.paused: { title: Hinweis, message: Der Abgleich ist angehalten. }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        login.failed: { title: サインインできませんでした, message: パスワードが違います。 }
      """
    ]),
  ]
}

extension Message {
  /// Whether nothing is left of the text without such words, numbers, codes and placeholders.
  fileprivate func saysOnlyError(in language: String) -> Bool {
    var words: [String] = []
    forEachLiteral { literal, _ in
      words += literal.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    let known = AlertWords.words(of: language)
    return words.contains(where: known.contains)
      && words.allSatisfy { known.contains($0) || $0.contains(where: \.isNumber) }
      || !words.isEmpty && words.allSatisfy { $0.allSatisfy(\.isNumber) }
  }
}

extension String {
  fileprivate static let onlyError = "say what went wrong: that something did, the alert says by being there"
}
