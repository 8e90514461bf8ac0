import CatalogChecks
import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import Foundation
import LocaleData
import TestSupport
import Testing

/// README says what is so: its tables are the code's, its commands and examples run.
@Suite("README", .serialized)
struct ReadmeTests {
  @Test("the reference of the format is the readers' table")
  func fields() throws {
    var text = ""
    for place in CatalogField.Place.allCases {
      let fields = CatalogFields.all.filter { $0.place == place }
      guard !fields.isEmpty else { continue }
      text += "\n| in \(place.rawValue) | value | |\n| --- | --- | --- |\n"
      for field in fields {
        text += "| `\(field.name)` | \(describe(field.value)) | \(field.summary) |\n"
      }
    }
    #expect(try Readme.difference(of: "fields", from: text + "\n") == nil)
  }

  private func describe(_ value: CatalogField.Value) -> String {
    switch value {
    case .string: "a string"
    case .text: "a text"
    case .locale: "a locale"
    case .integer: "an integer"
    case .choice(let choices): choices.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element): "a list: \(element)"
    case .mapping(let entry): "a mapping: \(entry)"
    case .either(let words): words
    }
  }

  @Test("the rules are the registry's")
  func rules() throws {
    var text = "\n| rule | severity | finds |\n| --- | --- | --- |\n"
    for rule in RuleRegistry.all {
      text += "| `\(rule.id.name)` | \(rule.id.severity) | \(rule.summary) |\n"
    }
    #expect(try Readme.difference(of: "rules", from: text + "\n") == nil)
  }

  @Test("the standard actions are the table's")
  func standardActions() throws {
    let ids = StandardActions.ids.map { "`\($0)`" }.joined(separator: ", ")
    let tags = StandardActions.locales.map { "`\($0.tag)`" }.joined(separator: ", ")
    let partial = StandardActions.partialLocales.map { "`\($0.tag)`" }.joined(separator: ", ")
    let text =
      "\n\(ids).\n\nThe labels are those of Apple’s platforms, in \(tags).\n"
      + "Some are known in \(partial) too. `ok` is “OK” in any other language.\n\n"
    #expect(try Readme.difference(of: "standard-actions", from: text) == nil)
  }

  @Test("the reference of the command line is what --help prints")
  func commands() throws {
    let overview = try help([])
    let commands = overview.split(separator: "\n").drop { $0 != "commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(commands.contains("lint"))
    let texts = try ([[]] + commands.map { [$0] }).map { words in
      "\n```text\n$ \((["alertc"] + words + ["--help"]).joined(separator: " "))\n\(try help(words))```\n"
    }
    #expect(try Readme.difference(of: "commands", from: texts.joined() + "\n") == nil)
  }

  private func help(_ words: [String]) throws -> String {
    let run = try Subprocess.run(BuildProducts.alertc.path, words + ["--help"])
    #expect(run.status == 0, "\(run.errorText)")
    return run.outputText
  }

  @Test("the tutorial's catalog has no findings, and without a form it has the one that README tells of")
  func tutorial() throws {
    let folder = try TemporaryFolder()
    for block in try Readme.blocks() {
      guard let path = block.value(of: "file"), path.hasSuffix(".yaml") else { continue }
      try Data(block.text.utf8).write(to: folder[URL(fileURLWithPath: path).lastPathComponent])
    }
    let good = try Subprocess.run(BuildProducts.alertc.path, ["lint", "."], in: folder.url)
    #expect(good.status == 0 && good.output.isEmpty, "\(good.outputText)\(good.errorText)")
  }

  @Test("the finding that README shows is real")
  func finding() throws {
    let shown = try #require(try Readme.blocks().first { $0.info.contains("finding") }).text
    let folder = try TemporaryFolder()
    let definitions = try #require(try Readme.blocks().first { $0.value(of: "file")?.hasSuffix("Alerts.yaml") == true })
    try Data(definitions.text.utf8).write(to: folder["Alerts.yaml"])
    let polish = """
      locale: pl
      alerts:
        file.delete:
          title: "{count, plural, one {Usunąć „{fileName}”?} many {Usunąć # plików?} other {Usunąć # pliku?}}"
          message: Tej czynności nie można cofnąć.

      """
    try Data(polish.utf8).write(to: folder["Alerts.pl.yaml"])
    let run = try Subprocess.run(BuildProducts.alertc.path, ["lint", "."], in: folder.url)
    #expect(run.outputText == shown)
  }

  @Test("yaml blocks that are no files are parts of catalogs or of workflows")
  func blocks() throws {
    for block in try Readme.blocks() {
      #expect(["swift", "yaml", "sh", "text"].contains(block.info.first), "\(block.info)")
    }
  }

  @Test("commands in README are options that exist")
  func options() throws {
    let texts = try (["build", "lint", "render", "stats", "init"].map { try help([$0]) }).joined()
    for block in try Readme.blocks() where block.info.first == "sh" || block.text.contains("lint-alerts") {
      for word in block.text.split(whereSeparator: \.isWhitespace) where word.hasPrefix("--") {
        #expect(texts.contains(word.prefix { $0 != "=" }), "\(word)")
      }
    }
  }
}
