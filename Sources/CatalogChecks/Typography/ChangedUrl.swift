import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum ChangedUrl: ContentCheck {
  static let id = RuleID("changed-url", .error)
  static let summary = "a web or mail address of the source text is missing in the translation, or changed"
  static let rationale = """
    An address is no word: translated, or with a typing error, it leads nowhere or to somebody else. Silent where only
    the language in it differs (`/en/help` and `/de/help`), where the language inflects it (`example.com-ra`), and where the text is an address and nothing else: an example.
    """
  static let kinds: TextKinds = .address

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, source.facts.kinds.meets(.address), source.facts.isReliable, !text.isBlank else {
      return
    }
    let languages = text.languageCodes
    let own = WebAddress.all(of: text.message)
    for address in WebAddress.all(of: source.message) where address.text.utf8.count < source.message.text.count {
      let wanted = address.normalized(without: languages)
      if own.contains(where: { $0.normalized(without: languages) == wanted || $0.inflects(address) }) { continue }
      let changed = own.first { $0.isMail == address.isMail }
      findings.append(text.finding(id, at: changed?.span ?? text.wholeText, .changed(address.text)))
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        help: "Read more at https://example.com/help."
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        help: "Mehr dazu auf ⟦https://example.com/hilfe⟧."
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file: write to help@example.com} other {# files: write to help@example.com}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files: "{count, plural, other {#個のファイル：⟦help@example.co⟧にご連絡ください}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        help: "Read more at https://example.com/en-us/help, or write to help@example.com."
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        help: "Lisez https://example.com/fr-fr/help ou écrivez à help@example.com."
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        help: "https://example.com/ja-jp/help を読むか、help@example.comにご連絡ください。"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        user: "Follow @{name} and/or write to me: now"
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        user: "Подпишитесь на @{name} или напишите мне: сейчас"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        mail: Write to help@example.com
      """,
      "Alerts.bn.yaml": """
      locale: bn
      alerts:
        mail: help@example.com-এ লিখুন
      """,
      "Alerts.fi.yaml": """
      locale: fi
      alerts:
        mail: Kirjoita osoitteeseen help@example.com-palvelu
      """,
      "Alerts.tr.yaml": """
      locale: tr
      alerts:
        mail: help@example.com'a yazın
      """,
    ]),
  ]
}

extension TextFacts {
  /// What may stand for the language in an address: `en`, `en-us`, `de`, …
  fileprivate var languageCodes: Set<String> {
    let locales = [localization.locale, localization.catalog.catalog.sourceLocale]
    return Set(locales.flatMap { [$0.languageCode, $0.tag.lowercased(), $0.maximized.languageRegion] })
  }
}

extension LocaleID {
  fileprivate var languageRegion: String { languageCode + (region.map { "-" + $0.lowercased() } ?? "") }
}

extension String {
  fileprivate static func changed(_ address: String) -> String {
    "keep the address \(quoted(address)) of the source text"
  }
}
