import CatalogDiagnostics
import Foundation
import Testing

@testable import CatalogChecks

/// What findings tell people to write, in the words of the format that they write in.
@Suite("Advice")
struct AdviceTests {
  private func messages(_ rule: RuleID, _ files: KeyValuePairs<String, String>) -> [String] {
    let sources = files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return ExampleCatalog.findings(in: sources).filter { $0.rule == rule }.map(\.message)
  }

  @Test("a cancel action is an entry in YAML, and a key in tables")
  func cancel() {
    let yaml = """
      sourceLocale: en
      alerts:
        erase: { title: Erase?, actions: { erase: { label: Erase, role: destructive } } }
      """
    #expect(
      messages(DestructiveWithoutCancel.id, ["Alerts.yaml": yaml])
        == ["add an action with the role `cancel`, such as `cancel: {}`"]
    )
    let strings = #"""
      "erase.title" = "Erase?";
      "erase.actions.erase" = "Erase"; /* @destructive */
      """#
    #expect(
      messages(DestructiveWithoutCancel.id, ["en.lproj/Alerts.strings": strings])
        == ["add an action with the role `cancel`: a label with the key “erase.actions.cancel”"]
    )
    let adopted = #""erase_all_title" = "Erase?"; "erase_all_delete" = "Erase";"#
    #expect(
      messages(
        DestructiveWithoutCancel.id,
        ["alertc.yaml": "keys: { match: [erase_*] }", "en.lproj/Localizable.strings": adopted]
      ) == ["add an action with the role `cancel`: a label with the key “erase_all_cancel”"]
    )
  }

  @Test("a style is written in YAML only")
  func style() {
    let labels = ["save", "copy", "discard", "cancel"]
    let yaml =
      "sourceLocale: en\nalerts:\n  draft: { title: Keep it?, actions: { "
      + labels.map { "\($0): \($0.capitalized)" }.joined(separator: ", ") + " } }\n"
    #expect(
      messages(TooManyActions.id, ["Alerts.yaml": yaml])
        == ["leave out actions, or write `style: confirmation`: an alert has three at most, this one 4"]
    )
    let strings = labels.map { "\"draft.actions.\($0)\" = \"\($0.capitalized)\";\n" }.joined()
    #expect(
      messages(TooManyActions.id, ["en.lproj/Alerts.strings": "\"draft.title\" = \"Keep it?\";\n" + strings])
        == ["leave out actions: an alert has three at most, this one 4"]
    )
  }

  @Test("texts of another locale are in a file of the format that the others have")
  func locale() {
    let configuration = "locales: [de, ja]"
    let yaml = "sourceLocale: en\nalerts:\n  saved: Saved\n"
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "saved.title": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Saved" } },
        "de": { "stringUnit": { "state": "translated", "value": "Gesichert" } }
      } } } }
      """
    let german = #""saved.title" = "Gesichert";"#
    #expect(
      messages(
        MissingLocaleFile.id,
        [
          "alertc.yaml": configuration, "Alerts.yaml": yaml,
          "Alerts.de.yaml": "locale: de\nalerts: { saved: Gesichert }",
        ]
      ) == ["add texts for ja, such as “Alerts.ja.yaml”"]
    )
    #expect(
      messages(
        MissingLocaleFile.id,
        ["alertc.yaml": configuration, "Alerts.yaml": yaml, "de.lproj/Alerts.strings": german]
      ) == ["add texts for ja, such as “ja.lproj/Alerts.strings”"]
    )
    #expect(
      messages(MissingLocaleFile.id, ["alertc.yaml": configuration, "Alerts.xcstrings": catalog])
        == ["add texts for ja, in “Alerts.xcstrings”"]
    )
  }

  @Test("a number is shown by a specifier where there is no number sign")
  func numbers() {
    let forms = { (one: String) in
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "files.title": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Files: %lld" } },
        "ru": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "\(one)" } },
          "few": { "stringUnit": { "state": "translated", "value": "%lld файла" } },
          "many": { "stringUnit": { "state": "translated", "value": "%lld файлов" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld файла" } }
        } } }
      } } } }
      """
    }
    #expect(
      messages(OneWithoutNumber.id, ["Alerts.xcstrings": forms("Один файл")])
        == ["show the number with `%lld`: in ru `one` is used for 1, 21, 31, …"]
    )
    #expect(
      messages(HardCodedNumber.id, ["Alerts.xcstrings": forms("%lld файл")]) == []
    )
    let yaml = """
      sourceLocale: ru
      alerts:
        files: "{n, plural, one {Файл} few {# файла} many {# файлов} other {# файла}}"
      """
    #expect(
      messages(OneWithoutNumber.id, ["Alerts.yaml": yaml])
        == ["show the number with `#`, or write `=1`: in ru `one` is used for 1, 21, 31, …"]
    )
  }
}
