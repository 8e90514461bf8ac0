import CatalogCompiler
import Foundation
import Testing

@Suite("Functions in several files")
struct CodePartsTests {
  private func catalog(_ alerts: [String]) -> String { "sourceLocale: en\nalerts:\n" + alerts.joined() }

  private let alerts = (0..<40).map { "  section\($0 / 4).alert\($0 % 4): Text \($0)\n" } + ["  plain: Text\n"]

  /// The files of functions by their names.
  private func files(_ text: String, parts: Int? = 4) throws -> [String: String] {
    let pipeline = CatalogPipeline(fileSystem: MemoryFileSystem(["Alerts.yaml": text]))
    let choices = OutputChoices(parts: parts.map { ["Alerts": $0] } ?? [:])
    let written = try pipeline.outputs(of: pipeline.check(["."], isBuilding: true), choices)
    let files = written.files.filter { !$0.name.contains(".texts.") }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private func changed(_ one: [String: String], _ other: [String: String]) -> [String] {
    one.keys.filter { one[$0] != other[$0] }.sorted()
  }

  @Test("every alert is in one of them, and each has some")
  func distribution() throws {
    let files = try files(catalog(alerts))
    #expect(
      files.keys.sorted() == [
        "Alerts.generated.swift", "Alerts.part2.generated.swift", "Alerts.part3.generated.swift",
        "Alerts.part4.generated.swift",
      ]
    )
    for file in files.values { #expect(file.contains("static func")) }
    let all = files.values.joined()
    #expect(all.components(separatedBy: "static func").count == alerts.count + 1)
    for section in 0..<10 { #expect(all.components(separatedBy: "enum Section\(section) {").count == 2) }
  }

  @Test("an edit changes one of them, and a new alert moves no other")
  func edits() throws {
    let before = try files(catalog(alerts))
    for index in alerts.indices {
      var edited = alerts
      edited[index] = alerts[index].replacingOccurrences(of: "Text", with: "Words")
      #expect(changed(before, try files(catalog(edited))).count == 1)
    }
    let longer = try files(catalog(alerts + ["  section3.more: More\n"]))
    let touched = changed(before, longer)
    #expect(touched.count == 1 && longer[touched[0]]?.contains("func more") == true)
  }

  @Test("a small catalog is in one file, a large one in one for each 512 KB of definitions")
  func size() throws {
    #expect(try files(catalog(alerts), parts: nil).keys.sorted() == ["Alerts.generated.swift"])
    let comment = "# " + String(repeating: "x", count: 1 << 10) + "\n"
    let padding = String(repeating: comment, count: 1600)
    #expect(try files(padding + catalog(alerts), parts: nil).count == 3)
    #expect(try files(padding + catalog(alerts), parts: 1).count == 1)
    #expect(try files(catalog(["  plain: Text\n"]), parts: 16).count == 16)
  }

  @Test("files of parts that there are no more are removed, also where nothing else has changed")
  func obsolete() throws {
    let fileSystem = MemoryFileSystem(["Alerts.yaml": catalog(alerts)])
    func build(_ parts: Int) throws -> [String] {
      var request = BuildRequest(paths: ["."], output: "out")
      request.choices.parts = ["Alerts": parts]
      _ = try CatalogBuild(request, fileSystem, identity: "tool").run { _ in }
      return fileSystem.paths.filter { $0.hasPrefix("out/Alerts.") }
    }
    #expect(try build(3).count == 4)
    #expect(try build(2).count == 3)
    #expect(try build(3).count == 4)
    #expect(try build(2).count == 3)
    #expect(try build(1) == ["out/Alerts.generated.swift", "out/Alerts.texts.generated.swift"])
  }
}
