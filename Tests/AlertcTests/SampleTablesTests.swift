import Foundation
import TestSupport
import Testing

/// The sample catalog says the same in every locale, whatever format it is written in.
@Suite("The sample catalog in Apple's formats")
struct SampleTablesTests {
  private static func files(_ format: String) throws -> [String: String] {
    let tables = try SampleTables()
    return switch format {
    case "yaml": tables.yaml
    case "icu": tables.strings(isICU: true)
    case "strings": tables.strings(isICU: false)
    case "xcstrings": tables.stringCatalog
    default: [:]
    }
  }

  private func rendered(_ format: String) throws -> (text: String, functions: String) {
    let tables = try SampleTables()
    let folder = try TemporaryFolder(Self.files(format))
    let requests = [1, 2, 3, 5, 11, 21, 100, 1234, 50_000].flatMap { tables.requests(count: $0) }
    let run = try Alertc.run("render", ".", "--stdin", in: folder, input: requests.joined(separator: "\n"))
    let build = try Alertc.run("build", ".", "--output", "out", in: folder)
    #expect(build.status == 0, "\(build.errorText)")
    // The first line names the catalog's file.
    let lines = try folder.text(of: "out/Alerts.generated.swift").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return (run.outputText, lines.dropFirst().joined(separator: "\n"))
  }

  @Test("most of the catalog can be said, in all of its locales")
  func extent() throws {
    let tables = try SampleTables()
    #expect(tables.keys.count == 13)
    #expect(tables.locales.count >= 15)
  }

  @Test("resolves to equal alerts and gives equal functions", arguments: ["icu", "strings", "xcstrings"])
  func equal(format: String) throws {
    let expected = try rendered("yaml")
    let found = try rendered(format)
    #expect(
      !expected.text.contains("\"error\""),
      "\(expected.text.split(separator: "\n").first { $0.contains("\"error\"") } ?? "")"
    )
    let difference = zip(expected.text.split(separator: "\n"), found.text.split(separator: "\n")).first { $0 != $1 }
    #expect(expected.text == found.text, "\(difference.map { "\($0)\n\($1)" } ?? "")")
    #expect(expected.functions == found.functions)
  }
}
