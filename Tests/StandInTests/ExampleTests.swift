import Foundation
import TestSupport
import Testing

/// Documentation shows code that is compiled: each of its blocks stands in a file of the examples.
@Suite("Examples in the documentation")
struct ExampleTests {
  private static let pages =
    ["README.md"]
    + ["AlertCatalog", "AlertCatalogUI"].flatMap { library in
      let folder = "Sources/\(library)/\(library).docc"
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appendingPathComponent(folder).path
      )
      return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 }
    }

  @Test("each block of Swift is part of a file that is compiled", arguments: pages)
  func compiled(page: String) throws {
    let files = try Self.examples()
    for block in try Self.blocks(of: page) {
      #expect(files.contains { Self.contains($0, block) }, "\(page): no example has\n\(block.joined(separator: "\n"))")
    }
  }

  @Test("a block that is nowhere is noticed")
  func notices() throws {
    let files = try Self.examples()
    #expect(!files.contains { Self.contains($0, ["let nowhere = 0"]) })
    #expect(files.contains { Self.contains($0, [".alert($alert) { action in", "switch action {"]) })
  }

  /// The blocks of Swift of a page; those of README's tutorial are files, which `.ci/consumer` builds.
  private static func blocks(of page: String, areFiles: Bool = false) throws -> [[String]] {
    var blocks: [[String]] = []
    var open: [String]?
    let text = try String(contentsOf: Repository.root.appendingPathComponent(page), encoding: .utf8)
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let block = open, !block.isEmpty { blocks.append(block) }
        open = open == nil && line.hasPrefix("```swift") && line.contains("file=") == areFiles ? [] : nil
      } else {
        open? += lines(line)
      }
    }
    return blocks
  }

  private static func examples() throws -> [[String]] {
    let names = FileManager.default.enumerator(atPath: StandIns.examples.path)?.compactMap { $0 as? String } ?? []
    let test = Repository.root.appendingPathComponent("Tests/AlertCatalogUITests/ModelTests.swift")
    let files = names.filter { $0.hasSuffix(".swift") }.map(StandIns.examples.appendingPathComponent) + [test]
    return try files.map { lines(try String(contentsOf: $0, encoding: .utf8)) }
      + blocks(of: "README.md", areFiles: true)
  }

  /// Without white space at their ends, empty ones left out.
  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func contains(_ file: [String], _ block: [String]) -> Bool {
    guard block.count <= file.count else { return false }
    return (0...(file.count - block.count)).contains { Array(file[$0..<($0 + block.count)]) == block }
  }
}
