import MessageFormat
import Testing

@Suite("Styles of lists")
struct ListStyleTests {
  @Test("names")
  func names() {
    #expect(
      ListStyle.all.map(\.name) == [
        "and", "or", "unit", "and-short", "or-short", "unit-short", "and-narrow", "or-narrow", "unit-narrow",
      ]
    )
    for style in ListStyle.all { #expect(ListStyle(name: style.name) == style) }
    #expect(ListStyle(name: "nor") == nil)
  }
}
