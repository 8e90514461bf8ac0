import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import TestSupport
import Testing

@Suite("Replacements inside YAML texts")
struct YAMLWritingTests {
  static let replacements = [
    "=0", "''", "’", "", " ", "{x}", "a # b", ": ", ":", "#", "\n", "’ ", " é", "\"", "\\", "'", "- ", "\t", ",", "😀",
    "\u{7}",
  ]

  /// Wherever a replacement can be written, reading the file again gives the text with it, and all else is as before.
  private func check(atLeast share: Double, _ write: (inout ScalarGenerator) -> Void) throws {
    var written = 0
    var random = SeededRandom(seed: 7)
    for seed in 0..<UInt64(800) {
      var generator = ScalarGenerator(seed: seed)
      write(&generator)
      generator.finish()
      let text = try #require(try read(generator.yaml).text("größe"))
      let characters = text.string.unicodeScalars
      let first = Int.random(in: 0...characters.count, using: &random)
      let last = Int.random(in: first...min(first + 3, characters.count), using: &random)
      let before = String(String.UnicodeScalarView(characters.prefix(first)))
      let replaced = String(String.UnicodeScalarView(characters.dropFirst(first).prefix(last - first)))
      let after = String(String.UnicodeScalarView(characters.dropFirst(last)))
      let replacement = try #require(Self.replacements.randomElement(using: &random))
      let span = Span(before.utf8.count, before.utf8.count + replaced.utf8.count)
      guard let inserted = text.notation.written(replacement, at: span, in: text) else { continue }
      written += 1
      let place = text.location(of: span)
      let edited = generator.yaml[..<place.start] + Array(inserted.utf8) + generator.yaml[place.end...]
      let file = String(decoding: edited, as: UTF8.self)
      let document = try read(Array(edited))
      let result = document.text("größe")?.string ?? ""
      #expect(
        Array(result.utf8) == Array((before + replacement + after).utf8),
        "\(replacement.debugDescription): \(file)"
      )
      #expect(document.findings.isEmpty, "\(replacement.debugDescription): \(file)")
      #expect(document.text("next")?.string == "Fine", "\(file)")
    }
    #expect(Double(written) > 800 * share, "few replacements can be written: \(written)")
  }

  @Test("in plain text") func plain() throws { try check(atLeast: 0.4) { $0.plain() } }
  @Test("in single quotes") func singleQuoted() throws { try check(atLeast: 0.7) { $0.singleQuoted() } }
  @Test("in double quotes") func doubleQuoted() throws { try check(atLeast: 0.7) { $0.doubleQuoted() } }
  @Test("in literal blocks") func literal() throws { try check(atLeast: 0.6) { $0.literal() } }
  @Test("in folded blocks") func folded() throws { try check(atLeast: 0.5) { $0.folded() } }
}
