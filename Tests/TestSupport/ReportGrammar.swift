import Foundation

/// The published schemas and grammars that reports for programs are held against.
package enum ReportGrammar {
  /// The schema of OASIS, as far as reports use it.
  package static func sarif() throws -> JSONSchema { try schema("sarif-2.1.0.json") }

  /// The issues of Code Climate, as GitLab reads them.
  package static func codeClimate() throws -> JSONSchema { try schema("code-climate.json") }

  private static func schema(_ name: String) throws -> JSONSchema {
    let folder = Repository.root.appendingPathComponent("Tests/CatalogDiagnosticsTests/Schemas")
    return try JSONSchema(contentsOf: folder.appendingPathComponent(name))
  }

  /// After `junit-10.xsd` of Jenkins’ xUnit plugin, which refuses attributes that it does not know.
  package static let junit = XMLGrammar(
    root: "testsuites",
    elements: [
      "testsuites": .init(
        children: ["testsuite"],
        optional: ["name", "time", "tests", "failures", "errors"],
        numbers: ["tests", "failures", "errors", "time"]
      ),
      "testsuite": .init(
        children: ["testcase", "testsuite", "properties", "system-out", "system-err"],
        required: ["name", "tests", "failures", "errors"],
        optional: ["group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url"],
        numbers: ["tests", "failures", "errors", "time"]
      ),
      "testcase": .init(
        children: ["skipped", "error", "failure", "system-out", "system-err"],
        required: ["name"],
        optional: ["classname", "time", "group"],
        numbers: ["time"]
      ),
      "failure": .init(optional: ["type", "message"], hasText: true),
      "system-out": .init(hasText: true),
    ]
  )

  /// What Checkstyle’s `XMLLogger` writes.
  package static let checkstyle = XMLGrammar(
    root: "checkstyle",
    elements: [
      "checkstyle": .init(children: ["file"], required: ["version"]),
      "file": .init(children: ["error"], required: ["name"]),
      "error": .init(
        required: ["line", "severity", "message", "source"],
        optional: ["column"],
        numbers: ["line", "column"]
      ),
    ]
  )
}
