import CatalogDiagnostics
import CatalogModel
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

  @Test func linesOfACatalogsCommentCountForItsEntry() throws {
    let source = MarkedSource(
      #"""
      { "sourceLanguage": "en", "strings": {
        ⟦"a.title": { "comment": "About it.\nalertc:disable same-label, three-dots", "localizations": {} }⟧,
        ⟦"b.title": { "comment": "alertc:disable \u0064ouble-space" }⟧,
        "c.title": { "comment": "Shown when alertc:disable is read" }
      } }
      """#,
      path: "Alerts.xcstrings"
    )
    let document = try read(source.file.bytes, as: "Alerts.xcstrings")
    #expect(document.suppressions.map(\.reach) == source.marks)
    #expect(document.suppressions.map { $0.rules.map(\.value) } == [["same-label", "three-dots"], ["double-space"]])
    let places = document.suppressions.flatMap(\.rules).map { $0.location.start..<$0.location.end }
    let written = places.map { String(decoding: source.file.bytes[$0], as: UTF8.self) }
    #expect(written == ["same-label", "three-dots", #"\u0064ouble-space"#])
  }

  @Test func whatSaysSomethingElseToTheToolNamesNoRule() {
    #expect(rules(" alertc:disabled same-label") == [])
    #expect(rules(" alertc:enable same-label") == [])
    #expect(rules(" alertc: disable same-label") == [])
    #expect(rules(" alertc:disable: same-label") == [])
    #expect(rules("alertc:") == [])
  }

  @Test func otherCommentsAreNone() {
    #expect(rules(" Shown when alertc:disable is read") == nil)
    #expect(rules(" alertc") == nil)
    #expect(rules("") == nil)
  }
}
