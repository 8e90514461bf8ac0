import AlertCatalog
import CatalogWriters
import LocaleData
import MessageFormat
import TestSupport
import Testing

@Suite("Messages through the pack are ICU's messages")
struct FormatterAgainstICUTests {
  @Test("random messages of every kind, in every locale of ICU")
  func randomMessages() throws {
    var random = SeededRandom(seed: 20_221_020)
    var packer = MessagePacker()
    var differences: [String] = []
    var compared = 0
    for locale in LocaleID.available {
      for _ in 0..<13 {
        let sample = RandomMessage(using: &random)
        let parsed = message(sample.pattern)
        let isCompilable = parsed.isCompilable
        try #require(isCompilable, "\(sample.pattern)")
        let pack = try packer.pack(parsed, locale: locale, arguments: sample.types)
        // ICU fails where a plural counts not-a-number.
        let arguments = sample.icuArguments(in: locale)
        guard
          let expected = try? ICUMessage.format(sample.patternWithoutLists, locale: locale, arguments: arguments)
        else { continue }
        compared += 1
        let actual = pack.format(sample.values)
        if actual != expected {
          differences.append("\(locale.tag): \(sample.pattern) \(sample.values): \(actual ?? "nil"), not \(expected)")
        }
      }
    }
    #expect(compared > 10_000)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
  }
}
