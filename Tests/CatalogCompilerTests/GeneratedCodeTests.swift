import CatalogCompiler
import CatalogDiagnostics
import Foundation
import TestSupport
import Testing

/// Catalogs in `Tests/Fixtures/GeneratedCode`, each with the Swift that is generated for it, a program that uses it and what that prints.
@Suite("Generated code")
struct GeneratedCodeTests {
  static let names = ["Arguments", "Names", "Sample", "Texts"]

  private static let fixtures = Repository.root.appendingPathComponent("Tests/Fixtures/GeneratedCode")

  private func outputs(of name: String) throws -> [OutputFile] {
    let folder = Self.fixtures.appendingPathComponent(name).path
    let pipeline = CatalogPipeline(fileSystem: DiskFileSystem())
    let checked = pipeline.check([folder])
    let errors = checked.findings.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(TextReporter(.plain).text(of: Report(errors)))")
    #expect(checked.failures.isEmpty)
    return try pipeline.outputs(of: checked.catalogs, OutputChoices())
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

  @Test("holds no character that could act on a terminal or turn the order of text", arguments: names)
  func harmless(name: String) throws {
    for file in try outputs(of: name) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let unsafe = text.unicodeScalars.filter { $0 != "\n" && DisplayText.isUnsafe($0) }
      #expect(unsafe.isEmpty)
    }
  }
}
