import CatalogDiagnostics
import CatalogModel
import TestSupport
import Testing

@testable import CatalogChecks

@Suite("Kinds of texts")
struct TextKindTests {
  /// What damages a text in ways that checks look for.
  private static let pieces = [
    " ", "  ", "\u{A0}", "\u{3000}", "(", ")", "(s)", " the the ", "…", "..", ":", ": ", "?", "؟", "。", "!", "”", "«",
    "@",
    "http://a.b", "\u{200B}", "\u{202E}", "\u{E000}", "A", "é", "я", "中文", "か", "7", "٣", "{", "}", "{count}", "#", "'",
    "e\u{301}", "abcdefghijklmnopqrstuvwxyzabcdefg", "-", "\\n",
  ]

  @Test(
    "a check that is asked about texts of every kind finds what it finds in those of its own",
    arguments: RuleRegistry.all.map { $0.id }
  )
  func completeness(id: RuleID) throws {
    let rule = try #require(RuleRegistry.rule(named: id.name))
    var random = SeededRandom(seed: id.name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    var compared = 0
    for example in rule.examples {
      let files = ExampleCatalog(example).files.map(\.source)
      for round in 0..<6 {
        let damaged = round == 0 ? files : files.map { Self.damaged($0, &random) }
        guard let catalog = ExampleCatalog.catalog(of: damaged) else { continue }
        let usual = CheckRunner(catalog, .all).run().map(Self.line)
        let always = CheckRunner(catalog, Self.always).run().map(Self.line)
        let text = damaged.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        #expect(usual.sorted() == always.sorted(), "\(text)")
        compared += 1
      }
    }
    #expect(compared > 0 || id == .fileSyntax)
  }

  private static let always = CheckLists(asksAlways: true)

  private static func line(_ finding: Finding) -> String {
    "\(finding.location.file.path):\(finding.location.start)-\(finding.location.end) \(finding.rule.name) \(finding.message)"
  }

  /// With one to three pieces put into its lines of text.
  private static func damaged(_ file: SourceFile, _ random: inout SeededRandom) -> SourceFile {
    var scalars = Array(String(decoding: file.bytes, as: UTF8.self).unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let places = scalars.indices.filter { scalars[$0].properties.isAlphabetic && $0 > scalars.count / 3 }
      guard let place = places.randomElement(using: &random), let piece = pieces.randomElement(using: &random) else {
        break
      }
      scalars.insert(contentsOf: Array(piece.unicodeScalars), at: place)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return SourceFile(path: file.path, bytes: Array(String(text).utf8))
  }
}
