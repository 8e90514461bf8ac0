import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import LocaleData
import MessageFormat
import TestSupport
import Testing

@Suite("Building catalogs")
struct CatalogBuilderTests {
  private struct Built {
    var catalog: Catalog
    var findings: [Finding]

    subscript(key: String) -> Alert? { catalog.alerts.first { $0.key == key } }

    func text(_ key: String, _ slot: String, _ locale: String) -> String? {
      guard let alert = catalog.alerts.firstIndex(where: { $0.key == key }),
        let index = catalog.alerts[alert].slots.firstIndex(where: { $0.name == slot }),
        let localization = catalog.localizations.first(where: { $0.locale.tag == locale })
      else { return nil }
      return localization.alerts[alert]?.texts[index]?.source.string
    }

    /// `Alerts.de.yaml:3:5 rule-id` for each finding.
    var places: [String] {
      findings.inReportOrder().map { finding in
        let position = LineIndex(finding.location.file).position(of: finding.location.start)
        return "\(finding.location.file.path):\(position.line):\(position.column) \(finding.rule.name)"
      }
    }
  }

  private func build(_ files: KeyValuePairs<String, String>, configuration: String = "") throws -> Built {
    let documents = try files.map { try read($0.value, as: $0.key) }
    let settings = ConfigurationReader.read(SourceFile(path: "alertc.yaml", bytes: Array(configuration.utf8)))
    let (catalog, findings) = CatalogBuilder.build(
      name: "Alerts",
      definitions: documents[0],
      translations: Array(documents.dropFirst()),
      configuration: settings.configuration
    )
    return Built(catalog: catalog, findings: documents.flatMap(\.findings) + findings)
  }

  private func definitions(_ alert: String) -> String { "sourceLocale: en\nalerts:\n  a:\n" + alert }

  // MARK: Shape

  @Test("slots are in reading order, and actions and fields know theirs")
  func slots() throws {
    let built = try build([
      "Alerts.yaml": definitions(
        """
            actions: { delete: { role: destructive }, cancel: , keep: Keep }
            message: Sure?
            fields: { name: { placeholder: New, initial: "{old}", kind: email }, code: { title: Code } }
            title: Delete?
        """
      )
    ])
    let alert = try #require(built["a"])
    #expect(
      alert.slots.map(\.name) == [
        "title", "message", "fields.name.placeholder", "fields.name.initial", "fields.code.title", "actions.delete",
        "actions.cancel", "actions.keep",
      ]
    )
    #expect(alert.slots.map(\.standardAction) == [nil, nil, nil, nil, nil, "delete", "cancel", nil])
    #expect(alert.actions.map(\.role) == [.destructive, .cancel, .default])
    #expect(alert.actions.map(\.slot) == [5, 6, 7])
    #expect(alert.fields.map(\.placeholderSlot) == [2, nil])
    #expect(alert.fields.map(\.initialSlot) == [3, nil])
    #expect(alert.fields.map(\.titleSlot) == [nil, 4])
    #expect(built.findings.isEmpty)
  }

  @Test("an alert without actions has one standard OK")
  func defaultAction() throws {
    let built = try build(["Alerts.yaml": "sourceLocale: en\nalerts:\n  done: Everything is up to date.\n"])
    #expect(built["done"]?.actions.map(\.id) == ["ok"])
    #expect(built["done"]?.slots.map(\.standardAction) == [nil, "ok"])
  }

  @Test("an action called cancel cancels unless it says otherwise")
  func roles() throws {
    let built = try build([
      "Alerts.yaml": definitions(
        "    title: x\n    actions: { cancel: { role: default }, later: { role: cancel, label: L } }\n"
      )
    ])
    #expect(built["a"]?.actions.map(\.role) == [.default, .cancel])
  }

  @Test("what the source locale must say is missing where it is missing")
  func missingInSource() throws {
    let built = try build([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        untitled: { message: x }
        unlabelled: { title: x, actions: { frobnicate: , cancl: } }
        foreign: { title: { de: Nur Deutsch }, message: { de: Nur Deutsch } }
        nothing:
        preferred: { title: x, actions: { ok: Fine }, preferredAction: oke }
      """
    ])
    #expect(
      built.places == [
        "Alerts.yaml:3:3 invalid-value", "Alerts.yaml:4:38 invalid-value", "Alerts.yaml:4:52 invalid-value",
        "Alerts.yaml:5:3 invalid-value", "Alerts.yaml:5:3 invalid-value", "Alerts.yaml:6:3 invalid-value",
        "Alerts.yaml:7:66 invalid-value",
      ]
    )
    #expect(built.findings.contains { $0.message.contains("did you mean `cancel`?") })
    #expect(built.findings.contains { $0.message.contains("did you mean “ok”?") })
  }

  // MARK: Locales

  @Test("the source locale comes first, others by tag; texts of all files come together")
  func localizations() throws {
    let built = try build([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        a: { title: { de: Hallo, fr: Bonjour }, message: Welt }
        b: Zwei
      """,
      "Alerts.ar.yaml": "alerts:\n  a: { title: مرحبا }\n",
      "Base.lproj/Alerts.yaml": "alerts:\n  b: { title: Zwei }\n",
      "Alerts.fr.yaml": "locale: fr\nalerts:\n  b: Deux\n",
    ])
    #expect(built.catalog.localizations.map(\.locale.tag) == ["de", "ar", "fr"])
    #expect(built.catalog.sourceLocale.tag == "de")
    #expect(built.text("a", "title", "de") == "Hallo")
    #expect(built.text("a", "message", "de") == "Welt")
    #expect(built.text("a", "title", "fr") == "Bonjour")
    #expect(built.text("b", "title", "fr") == "Deux")
    #expect(built.catalog.localizations[1].alerts.map { $0 == nil } == [false, true])
    #expect(built.findings.isEmpty)
  }

  @Test("the configuration names the source locale where the definitions do not")
  func configuredSource() throws {
    #expect(
      try build(["Alerts.yaml": "alerts:\n  a: x\n"], configuration: "sourceLocale: fr").catalog.sourceLocale.tag
        == "fr"
    )
    let built = try build(["Alerts.yaml": "alerts:\n  a: x\n"])
    #expect(built.places == ["Alerts.yaml:1:1 invalid-value"])
  }

  @Test("an empty translation says nothing of its alert")
  func emptyTranslation() throws {
    let built = try build([
      "Alerts.yaml": "sourceLocale: en\nalerts:\n  a: One\n  b: Two\n",
      "Alerts.de.yaml": "alerts:\n  a:\n  b: { actions: {} }\n",
    ])
    #expect(built.catalog.localizations[1].alerts.allSatisfy { $0 == nil })
  }

  @Test("an alert or text that is not defined is obsolete, at its key")
  func obsolete() throws {
    let built = try build([
      "Alerts.yaml": "sourceLocale: en\nalerts:\n  file.delete: { title: x, actions: { delete: , cancel: } }\n",
      "Alerts.de.yaml": """
      alerts:
        file.delet: y
        file.delete: { title: x, message: y, actions: { delet: z }, fields: { name: { title: w } } }
      """,
    ])
    #expect(
      built.places == [
        "Alerts.de.yaml:2:3 obsolete-translation", "Alerts.de.yaml:3:28 obsolete-translation",
        "Alerts.de.yaml:3:51 obsolete-translation", "Alerts.de.yaml:3:81 obsolete-translation",
      ]
    )
    #expect(built.findings.filter { $0.message.contains("did you mean “file.delete”?") }.count == 1)
    #expect(built.findings.filter { $0.message.contains("did you mean “delete”?") }.count == 1)
    let subject = Finding.Subject(catalog: "Alerts", alert: "file.delete", field: "message", locale: "de")
    #expect(built.findings.contains { $0.subject == subject })
  }

  @Test("two files that give a text differently conflict; the same text twice is fine")
  func conflicts() throws {
    let built = try build([
      "Alerts.yaml":
        "sourceLocale: en\nalerts:\n  a: { title: { en: Hi, de: Hallo } }\n  b: { title: { en: Hi, de: Na } }\n",
      "Alerts.de.yaml": "alerts:\n  a: \"Hallo\"\n  b: Moin\n",
    ])
    #expect(built.places == ["Alerts.de.yaml:3:6 conflicting-sources"])
    #expect(built.findings.first?.notes.map(\.location.file.path) == ["Alerts.yaml"])
    #expect(built.text("b", "title", "de") == "Na")
  }

  /// One mistake is one finding: what could not be read is not missing.
  @Test("what a mistake hides is not missing besides")
  func noEchoes() throws {
    let built = try build([
      "Alerts.yaml": "sourceLocale: en\nalerts:\n  a: { title: \"x\" y }\n  b: Fine\n",
      "Alerts.de.yaml": "alerts:\n  a: { title: z, message: w }\n  c: unknown\n",
    ])
    #expect(built.places == ["Alerts.yaml:3:19 file-syntax"])
    #expect(built.catalog.alerts[0].isPartial)
  }

  // MARK: Arguments

  @Test(
    "types follow from the source text",
    arguments: [
      ("{x}", ArgumentType.string),
      ("{x, plural, other {#}}", .int),
      ("{x, selectordinal, other {#}}", .int),
      ("{x, number}", .int),
      ("{x, date}", .date),
      ("{x, time, short}", .date),
      ("{x, list}", .list),
      ("{x, select, f {a} m {b} other {c}}", .enumeration(["f", "m", "other"])),
      ("{x, select, true {a} other {c}}", .bool),
      ("{x, select, true {a} false {b} other {c}}", .bool),
      ("{x, select, other {c}}", .string),
      ("{x} and {x, plural, other {#}}", .int),
      ("{y, plural, other {{x, date}}}", .date),
      ("{x, select, f {a} other {b}} {x, select, m {a} other {b}}", .enumeration(["f", "other", "m"])),
    ]
  )
  func inferred(text: String, type: ArgumentType) throws {
    let built = try build(["Alerts.yaml": "sourceLocale: en\nalerts:\n  a: \"\(text)\"\n"])
    let argument = try #require(built["a"]?.arguments.first { $0.name == "x" })
    #expect(argument.type == type)
    #expect(!argument.isDeclared)
    #expect(argument.range == 0...999_999)
  }

  @Test("declared arguments come first, in their order; what they leave out is inferred")
  func declared() throws {
    let built = try build([
      "Alerts.yaml": definitions(
        """
            arguments: { b: , a: { min: 2 }, c: { type: double, example: 1.5 }, d: { max: -5 }, e: { type: int, max: 9 } }
            title: "{z} {b, plural, other {#}} {a}"
        """
      )
    ])
    let arguments = try #require(built["a"]?.arguments)
    #expect(arguments.map(\.name) == ["b", "a", "c", "d", "e", "z"])
    #expect(arguments.map(\.type) == [.int, .int, .double, .int, .int, .string])
    #expect(arguments.map(\.isDeclared) == [true, true, true, true, true, false])
    #expect(arguments.map(\.range) == [0...999_999, 2...999_999, 0...999_999, -5 ... -5, 0...9, 0...999_999])
    #expect(arguments.map(\.hasDeclaredRange) == [false, true, false, true, true, false])
    #expect(arguments.map(\.example) == [nil, nil, "1.5", nil, nil, nil])
  }

  @Test("an inferred argument is located at its first use")
  func location() throws {
    let marked = MarkedText("sourceLocale: en\nalerts:\n  a: { title: \"x\\u20ac {⟦count⟧}\", message: \"{count}\" }\n")
    let built = try build(["Alerts.yaml": marked.text])
    let location = try #require(built["a"]?.arguments.first?.location)
    #expect([location.start..<location.end] == marked.places)
  }
}
