import CatalogDiagnostics
import Testing

@testable import CatalogReaders

@Suite struct SuppressionCommentTests {
  private func rules(_ text: String) -> [String]? {
    let file = SourceFile(path: "Alerts.strings", bytes: Array(("/*" + text + "*/").utf8))
    let range = 0..<file.bytes.count
    let suppression = SuppressionComment.read(2..<file.bytes.count - 2, of: range, in: file)
    for rule in suppression?.rules ?? [] {
      #expect(Array(rule.value.utf8) == Array(file.bytes[rule.location.start..<rule.location.end]))
    }
    return suppression?.rules.map(\.value)
  }

  @Test func rulesAreReadWithTheirPlaces() {
    #expect(rules(" alertc:disable same-label ") == ["same-label"])
    #expect(rules("alertc:disable same-label, three-dots") == ["same-label", "three-dots"])
    #expect(rules("\talertc:disable same-label three-dots\n more") == ["same-label", "three-dots"])
    #expect(rules(" alertc:disable three-dots (the brand has them)") == ["three-dots"])
    #expect(rules(" alertc:disable") == [])
  }

  @Test func otherCommentsAreNone() {
    #expect(rules(" Shown when alertc:disable is read") == nil)
    #expect(rules(" alertc:disabled same-label") == nil)
    #expect(rules(" alertc") == nil)
    #expect(rules("") == nil)
  }
}
