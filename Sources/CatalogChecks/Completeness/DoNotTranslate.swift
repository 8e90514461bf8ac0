import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum DoNotTranslate: TextCheck {
  static let id = RuleID("do-not-translate", .warning)
  static let summary = "a name that stays as it is was translated or left out"
  static let rationale = """
    `doNotTranslate` in `alertc.yaml` lists names of products and features. Where the source text has one, the translation
    must have it, letter for letter. Silent for names within longer words.
    """

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    let names = text.localization.catalog.catalog.configuration.doNotTranslate
    guard !names.isEmpty, let source = text.source, source.facts.isReliable, !text.isBlank else { return }
    let wanted = source.message.text.string
    let own = text.message.text.string
    for name in names where !name.isEmpty && wanted.containsWord(name) && !own.has(name) {
      findings.append(text.finding(id, at: text.wholeText, .keep(name)))
    }
  }

  static let examples: [Example] = [
    .firing([
      "alertc.yaml": """
      doNotTranslate: [Time Machine]
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        backup: Open Time Machine?
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        backup: ⟦Zeitmaschine öffnen?⟧
      """,
    ]),
    .firing([
      "alertc.yaml": """
      doNotTranslate: [AirDrop]
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.send: "{count, plural, one {Send # file by AirDrop?} other {Send # files by AirDrop?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.send: "⟦{count}個のファイルをエアドロップで送信しますか?⟧"
      """,
    ]),
    .silent([
      "alertc.yaml": """
      doNotTranslate: [AirDrop, Time Machine]
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.send: Send the files by AirDrop?
      """,
      "Alerts.fi.yaml": """
      locale: fi
      alerts:
        files.send: Lähetetäänkö tiedostot AirDropilla?
      """,
    ]),
    .silent([
      "alertc.yaml": """
      doNotTranslate: [Note]
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.send: Notes are sent.
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        files.send: Les notes sont envoyées.
      """,
    ]),
  ]
}

extension String {
  /// Whether `word` stands in the text with no letter on either side.
  func containsWord(_ word: String) -> Bool {
    var rest = self[...]
    while let found = rest.firstPlace(of: word) {
      let before = found.lowerBound == startIndex ? nil : self[index(before: found.lowerBound)]
      let after = found.upperBound == endIndex ? nil : self[found.upperBound]
      if before?.isLetter != true, after?.isLetter != true { return true }
      rest = self[found.upperBound...]
    }
    return false
  }

  fileprivate static func keep(_ name: String) -> String {
    "keep the name \(quoted(name)) as it is"
  }
}
