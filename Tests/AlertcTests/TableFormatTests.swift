import Foundation
import TestSupport
import Testing

/// What Apple's formats say is what YAML says in other words.
@Suite("Catalogs in strings files, strings dictionaries and String Catalogs")
struct TableFormatTests {
  private static let formats = [
    "strings": SameCatalog.strings, "xcstrings": SameCatalog.stringCatalog, "mixed": SameCatalog.mixed,
  ]

  private static let requests = ["en", "pl"].flatMap { locale in
    [1, 3, 5, 1234].map { count in
      """
      {"alert":"file.delete","locale":"\(locale)","arguments":{"count":\(count),"folder":"A"}}
      """
    } + ["{\"alert\":\"sign.in\",\"locale\":\"\(locale)\"}"]
  }.joined(separator: "\n")

  @Test("resolve to the same alerts", arguments: formats.keys.sorted())
  func rendered(format: String) throws {
    let files = try #require(Self.formats[format])
    let expected = try Alertc.run("render", ".", "--stdin", in: TemporaryFolder(SameCatalog.yaml), input: Self.requests)
    let found = try Alertc.run("render", ".", "--stdin", in: TemporaryFolder(files), input: Self.requests)
    #expect(expected.outputText.contains("Usunąć 5 plików z folderu A?"))
    #expect(!expected.outputText.contains("error"))
    #expect(found.outputText == expected.outputText, "\(found.errorText)")
  }

  @Test("have no findings", arguments: formats.keys.sorted())
  func linted(format: String) throws {
    let run = try Alertc.run("lint", ".", in: TemporaryFolder(try #require(Self.formats[format])))
    #expect(run.outputText == "" && run.status == 0, "\(run.outputText)\(run.errorText)")
  }

  @Test("generate the same functions", arguments: ["strings", "xcstrings"])
  func generated(format: String) throws {
    #expect(try functions(try #require(Self.formats[format])) == functions(SameCatalog.yaml))
  }

  /// The generated file without the line that names the catalog's file.
  private func functions(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder(files)
    let run = try Alertc.run("build", ".", "--output", "out", in: folder)
    #expect(run.status == 0, "\(run.errorText)")
    return try folder.text(of: "out/Alerts.generated.swift").split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().joined(separator: "\n")
  }

  // MARK: Which tables are catalogs

  private func lint(_ files: [String: String]) throws -> String {
    let run = try Alertc.run("lint", ".", in: TemporaryFolder(files))
    return run.outputText + run.errorText
  }

  @Test("tables of other names beside YAML are left alone")
  func others() throws {
    var files = SameCatalog.mixed
    files["de.lproj/Localizable.strings"] = "\"settings.title\" = \"%@ and %@\";\n"
    files["en.lproj/InfoPlist.strings"] = "\"a.title\" = \"%\";\n"
    #expect(try lint(files) == "")
  }

  @Test("a storyboard's table is none")
  func storyboard() throws {
    let output = try lint(["de.lproj/Main.strings": "\"5Xl-8b-x9Q.title\" = \"Weiter\";\n"])
    #expect(output.contains("this is no catalog"))
  }

  @Test("a mistake that hides all alerts of the source locale is told, and nothing else")
  func hiddenAlerts() throws {
    let broken = "\"A.a.title\" = \"Hi;\n\"A.a.message\" = \"M\";\n\"A.a.ok\" = \"OK\";\n"
    var files = [
      "en.lproj/Localizable.strings": broken, "de.lproj/Localizable.strings": "\"A.a.title\" = \"Hallo\";\n",
      "alertc.yaml": "sourceLocale: en\nkeys: {match: [\"A.*\"]}\n",
    ]
    let run = try Alertc.run("lint", ".", in: TemporaryFolder(files))
    #expect(run.status == 1 && run.errorText == "")
    #expect(run.outputText.hasPrefix("en.lproj/Localizable.strings:1:18: error: "), "\(run.outputText)")
    #expect(run.outputText.split(separator: "\n").allSatisfy { $0.hasSuffix("[file-syntax]") }, "\(run.outputText)")
    files["alertc.yaml"] = nil
    #expect(try lint(files) == run.outputText)
    files["de.lproj/Localizable.strings"] = nil
    #expect(try lint(files) == run.outputText)
    let stringCatalog = ["Localizable.xcstrings": "{ \"sourceLanguage\": \"en\", \"strings\": { \"A.a.title\" "]
    #expect(try lint(stringCatalog).hasPrefix("Localizable.xcstrings:1:"))
    #expect(try lint(stringCatalog).contains("[file-syntax]"))
  }

  @Test("patterns that match nothing are named where they stand")
  func unmatched() throws {
    let tables = ["en.lproj/Localizable.strings": "\"Common.a.title\" = \"Hi\";\n"]
    let files = tables.merging(["alertc.yaml": "sourceLocale: en\nkeys: {match: [Comon.*]}\n"]) { first, _ in first }
    let run = try Alertc.run("lint", ".", in: TemporaryFolder(files))
    #expect(run.status == 2)
    let message = "no key of the tables that is a text of an alert matches `match`: “Comon.*”"
    #expect(run.errorText == "alertc.yaml:2:15: error: \(message)\n", "\(run.outputText)")
  }

  @Test("the source locale is the configuration's, else the String Catalog's, else English")
  func sourceLocale() throws {
    let tables = [
      "de.lproj/Alerts.strings": "\"a.title\" = \"Hallo\";\n", "en.lproj/Alerts.strings": "\"a.title\" = \"Hello\";\n",
      "fr.lproj/Alerts.strings": "\"a.title\" = \"Bonjour\";\n\"b.title\" = \"Salut\";\n",
    ]
    let obsolete = "fr.lproj/Alerts.strings:2:1: error: no alert is called “b”; remove it, or define it"
    #expect(try lint(tables).hasPrefix(obsolete))
    let french = tables.merging(["alertc.yaml": "sourceLocale: fr\n"]) { first, _ in first }
    #expect(try lint(french).contains("de.lproj/Alerts.strings:1:1: warning: "))
    let base = ["Base.lproj/Alerts.strings": "\"a.title\" = \"Hello\";\n", "de.lproj/Alerts.strings": ""]
    #expect(try lint(base).contains("[missing-translation]"))
  }

  @Test("several tables in one folder are several catalogs, and those of the system and without alerts are none")
  func severalTables() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Alerts.strings": "\"a.title\" = \"Hello\";\n",
      "en.lproj/Errors.strings": "\"disk.full.title\" = \"The disk is full\";\n",
      "en.lproj/InfoPlist.strings": "\"camera.title\" = \"%\";\n",
      "en.lproj/Plain.strings": "\"Settings\" = \"Settings: %\";\n",
      "InfoPlist.xcstrings": "{ \"sourceLanguage\": \"en\", \"strings\": {} }\n",
    ])
    let run = try Alertc.run("build", ".", "--output", "out", in: folder)
    #expect(run.status == 0 && run.errorText == "", "\(run.errorText)")
    let written = try folder.outputs()
    #expect(Set(written.map { $0.prefix { $0 != "." } }) == ["Alerts", "Errors"])
  }

  @Test("a language's own folder prevails over Base.lproj, which has what it lacks")
  func base() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Alerts.strings": "\"a.title\" = \"Hi\";\n\"b.title\" = \"There\";\n",
      "en.lproj/Alerts.strings": "\"a.title\" = \"Hello\";\n",
    ])
    #expect(try Alertc.run("lint", ".", in: folder).outputText == "")
    let requests = "{\"alert\":\"a\",\"locale\":\"en\"}\n{\"alert\":\"b\",\"locale\":\"en\"}\n"
    let run = try Alertc.run("render", ".", "--stdin", in: folder, input: requests)
    #expect(run.outputText.contains("\"Hello\"") && run.outputText.contains("\"There\""), "\(run.errorText)")
  }

  @Test("a language's folder is linted with the catalogs around it, and with no other")
  func languageFolder() throws {
    let folder = try TemporaryFolder([
      "App/en.lproj/Alerts.strings": "\"a.title\" = \"Hello\";\n",
      "App/de.lproj/Alerts.strings": "\"a.title\" = \"Hallo %lld\";\n",
      "App/en.lproj/Errors.strings": "\"a.title\" = \"%@ and %@\";\n",
      "App/de.lproj/Localizable.strings": "\"Settings\" = \"Einstellungen\";\n",
    ])
    let run = try Alertc.run("lint", "App/de.lproj", in: folder)
    #expect(run.outputText.hasPrefix("App/de.lproj/Alerts.strings:1:20: error: "), "\(run.outputText)\(run.errorText)")
    #expect(!run.outputText.contains("Errors"))
  }

  @Test("a translation whose catalog is nowhere says so", arguments: ["de.lproj", "de.lproj/Alerts.yaml", "."])
  func loneTranslation(path: String) throws {
    let folder = try TemporaryFolder(["de.lproj/Alerts.yaml": "locale: de\nalerts:\n  a: Hallo\n"])
    let run = try Alertc.run("lint", path, in: folder)
    #expect(run.status == 2)
    #expect(run.errorText.contains("de.lproj/Alerts.yaml:1:1: error: this is a translation"), "\(run.errorText)")
  }

  @Test("folders named as before there were tags are those of their languages")
  func legacyFolders() throws {
    let folder = try TemporaryFolder([
      "English.lproj/Alerts.strings": "\"a.title\" = \"Hello\";\n",
      "French.lproj/Alerts.strings": "\"a.title\" = \"Bonjour\";\n",
    ])
    let run = try Alertc.run("render", ".", "--alert", "a", "--locale", "fr", in: folder)
    #expect(run.outputText.contains("Bonjour"), "\(run.errorText)")
    #expect(try Alertc.run("lint", ".", in: folder).status == 0)
  }

  @Test("plural forms without other are shown where they serve every number")
  func withoutOther() throws {
    var files = SameCatalog.strings
    let path = "pl.lproj/Alerts.stringsdict"
    let dictionary = try #require(files[path])
    let other = try #require(
      dictionary.range(of: #"\s*<key>other</key>\s*<string>[^<]*</string>"#, options: .regularExpression)
    )
    files[path] = dictionary.replacingCharacters(in: other, with: "")
    let folder = try TemporaryFolder(files)
    #expect(try Alertc.run("lint", ".", in: folder).outputText == "")
    let found = try Alertc.run("render", ".", "--stdin", in: folder, input: Self.requests)
    #expect(found.outputText.contains("Usunąć 5 plików z folderu A?"), "\(found.outputText)\(found.errorText)")
    #expect(!found.outputText.contains("error"))
  }

  @Test(
    "variations of String Catalogs show the form of their number",
    arguments: [
      (#"{"arg1":1,"them":1}"#, "1 person opened it"), (#"{"arg1":1,"them":2}"#, "1 person opened them"),
      (#"{"arg1":5,"them":1}"#, "5 people opened it"), (#"{"arg1":5,"them":2}"#, "5 people opened them"),
    ]
  )
  func variations(arguments: String, text: String) throws {
    let forms = { (one: String, other: String) in
      #"{"plural":{"one":{"stringUnit":{"value":"\#(one)"}},"other":{"stringUnit":{"value":"\#(other)"}}}}"#
    }
    let folder = try TemporaryFolder([
      "Alerts.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "a.title": { "localizations": { "en": {
        "variations": \(forms("%lld person opened %2$#@them@", "%lld people opened %2$#@them@")),
        "substitutions": {
          "them": { "argNum": 2, "formatSpecifier": "lld", "variations": \(forms("it", "them")) } } } } } } }
      """
    ])
    let request = #"{"alert":"a","locale":"en","arguments":\#(arguments)}"# + "\n"
    let run = try Alertc.run("render", ".", "--stdin", in: folder, input: request)
    #expect(run.outputText.contains(#""title":"\#(text)""#), "\(run.outputText)\(run.errorText)")
  }

  @Test("a comment of a String Catalog suppresses findings of its entry")
  func suppression() throws {
    let files = { (comment: String) in
      [
        "Alerts.xcstrings": """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "a.title": { "comment": "\(comment)", "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Wait..." } },
            "de": { "stringUnit": { "state": "translated", "value": "Warten..." } } } },
          "b.title": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Wait" } } } } } }
        """
      ]
    }
    #expect(try lint(files("About it.")).contains("[three-dots]"))
    let suppressed = try lint(files(#"About it.\nalertc:disable three-dots"#))
    #expect(!suppressed.contains("[three-dots]") && !suppressed.contains("[unused-suppression]"), "\(suppressed)")
    #expect(try lint(files("alertc:disable same-label")).contains("[unused-suppression]"))
  }

  @Test("a comment at the top of a translation suppresses what concerns all of it")
  func suppressionOnTop() throws {
    let files = [
      "en.lproj/Alerts.strings": "\"a.title\" = \"Hi\";\n\"b.title\" = \"There\";\n",
      "de.lproj/Alerts.strings": "/* alertc:disable missing-translation */\n\"a.title\" = \"Hallo\";\n",
    ]
    #expect(try lint(files) == "")
  }

  @Test("syntax: icu makes strings MessageFormat")
  func syntax() throws {
    let folder = try TemporaryFolder([
      "alertc.yaml": "syntax: icu\n",
      "en.lproj/Alerts.strings": "\"a.title\" = \"{n, plural, one {# file} other {# files}}\";\n",
    ])
    let run = try Alertc.run("render", ".", "--alert", "a", "--locale", "en", "--arg", "n=2", in: folder)
    #expect(run.outputText.contains("2 files"), "\(run.errorText)")
  }

  @Test("a finding stands at the character of a form, behind entities and escapes")
  func positions() throws {
    var files = SameCatalog.strings
    let path = "pl.lproj/Alerts.stringsdict"
    files[path] = files[path]?.replacingOccurrences(
      of: "<string>Usunąć %1$lld pliki z",
      with: "<string>&lt;%1$ pliki z"
    )
    let printed = try lint(files)
    #expect(printed.contains("\(path):12:33: error: "), "\(printed)")
  }
}
