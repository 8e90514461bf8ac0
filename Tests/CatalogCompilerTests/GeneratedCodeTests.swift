import CatalogCompiler
import CatalogDiagnostics
import CatalogModel
import Foundation
import TestSupport
import Testing

/// Catalogs in `Tests/Fixtures/GeneratedCode`, each with the Swift that is generated for it, a program that uses it and what that prints.
@Suite("Generated code")
struct GeneratedCodeTests {
  static let names = ["Arguments", "Errors", "Names", "Sample", "Texts"]

  private static let fixtures = Repository.root.appendingPathComponent("Tests/Fixtures/GeneratedCode")

  private func outputs(of name: String, _ choices: OutputChoices = OutputChoices()) throws -> [OutputFile] {
    let folder = Self.fixtures.appendingPathComponent(name).path
    let pipeline = CatalogPipeline(fileSystem: DiskFileSystem())
    let checked = pipeline.check([folder])
    let errors = checked.findings.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(TextReporter(.plain).text(of: Report(errors)))")
    #expect(checked.failures.isEmpty)
    return try pipeline.outputs(of: checked, choices).files
  }

  private func expected(_ name: String, _ file: String) -> URL {
    Self.fixtures.appendingPathComponent(name).appendingPathComponent("Expected").appendingPathComponent(file)
  }

  @Test("is the code that is kept beside its catalog", arguments: names)
  func snapshots(name: String) throws {
    for file in try outputs(of: name) where !file.name.contains(".texts.") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let difference = Snapshot.difference(of: text, from: expected(name, file.name))
      #expect(difference == nil)
    }
  }

  @Test(
    "compiles without warnings and shows the catalog's texts",
    arguments: names,
    SwiftCompiler.LanguageMode.allCases
  )
  func consumers(name: String, mode: SwiftCompiler.LanguageMode) throws {
    let folder = try TemporaryFolder()
    let outputs = try outputs(of: name)
    for file in outputs { try folder.write(Data(file.bytes), to: file.name) }
    let main = Self.fixtures.appendingPathComponent(name).appendingPathComponent("main.swift")
    let program = try SwiftCompiler.run(outputs.map { folder[$0.name] } + [main], mode)
    #expect(program.errorText == "")
    let difference = Snapshot.difference(of: program.outputText, from: expected(name, "output.txt"))
    #expect(difference == nil)
  }

  @Test("is the same program in several files", arguments: names, SwiftCompiler.LanguageMode.allCases)
  func parts(name: String, mode: SwiftCompiler.LanguageMode) throws {
    let folder = try TemporaryFolder()
    var outputs = try outputs(of: name, OutputChoices(parts: ["Alerts": 4, name: 4]))
    #expect(outputs.count { $0.name.contains(".part") } == 3)
    // In whatever order the compiler is given them.
    outputs.reverse()
    for file in outputs { try folder.write(Data(file.bytes), to: file.name) }
    let main = Self.fixtures.appendingPathComponent(name).appendingPathComponent("main.swift")
    let program = try SwiftCompiler.run(outputs.map { folder[$0.name] } + [main], mode)
    #expect(program.errorText == "")
    let difference = Snapshot.difference(of: program.outputText, from: expected(name, "output.txt"))
    #expect(difference == nil)
  }

  @Test(
    "with its texts in a file, code shows the source's alone, and all with the file; another catalog's file is refused"
  )
  func packFile() throws {
    let folder = try TemporaryFolder()
    for file in try outputs(of: "Sample", OutputChoices(pack: .file)) {
      try folder.write(Data(file.bytes), to: file.name)
    }
    let other = try #require(try outputs(of: "Texts", OutputChoices(pack: .file)).last)
    try folder.write(Data(other.bytes), to: "Other.alertpack")
    let main = """
      import AlertCatalog
      import Foundation

      func pack(_ name: String) throws -> AlertPack {
        try AlertPack(Array(Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[0])
          .deletingLastPathComponent().appendingPathComponent(name))), for: Alerts.catalog)
      }

      let done = Alerts.Sync.done()
      print(done.resolved(for: AlertLocalizer(preferredLanguages: ["de"])).title)
      let german = AlertLocalizer(preferredLanguages: ["de"], packs: [try pack("Alerts.alertpack")])
      print(done.resolved(for: german).title)
      do { _ = try pack("Other.alertpack") } catch { print("refused") }

      """
    try folder.write(main, to: "main.swift")
    let sources = ["Alerts.generated.swift", "Alerts.texts.generated.swift", "main.swift"].map { folder[$0] }
    let program = try SwiftCompiler.run(sources, .swift6, at: folder["program"])
    #expect(program.errorText == "")
    #expect(program.outputText == "Everything is up to date.\nAlles ist auf dem neuesten Stand.\nrefused\n")
  }

  @Test("holds no character that could act on a terminal or turn the order of text", arguments: names)
  func harmless(name: String) throws {
    for file in try outputs(of: name) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let unsafe = text.unicodeScalars.filter { $0 != "\n" && DisplayText.isUnsafe($0) }
      #expect(unsafe.isEmpty)
    }
  }
}
