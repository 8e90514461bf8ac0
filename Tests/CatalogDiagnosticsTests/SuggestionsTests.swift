import CatalogDiagnostics
import Testing

@Suite("Did you mean")
struct SuggestionsTests {
  private let fields = ["title", "message", "actions", "fields", "comment", "severity", "style", "preferredAction"]

  @Test(
    "a typing error finds the name that was meant",
    arguments: [
      ("titel", "title"), ("mesage", "message"), ("action", "actions"), ("Titlle", "title"),
      ("preferredaction", "preferredAction"), ("preferred-action", "preferredAction"), ("coment", "comment"),
    ]
  )
  func finds(name: String, expected: String) {
    #expect(Suggestions.closest(to: name, among: fields) == expected)
  }

  @Test("what resembles nothing gets no suggestion", arguments: ["", "xyz", "labels", "q", "title for the alert"])
  func findsNothing(name: String) {
    #expect(Suggestions.closest(to: name, among: fields) == nil)
  }

  @Test("of several equally close names the first is taken")
  func first() {
    #expect(Suggestions.closest(to: "cat", among: ["bat", "rat", "hat"]) == "bat")
  }

  @Test("two neighbours in the wrong order are one mistake")
  func swapped() {
    #expect(Suggestions.closest(to: "cuont", among: ["country", "count"]) == "count")
  }

  @Test("text as long as a file is not compared")
  func long() {
    #expect(Suggestions.closest(to: String(repeating: "a", count: 100_000), among: ["a"]) == nil)
    #expect(Suggestions.closest(to: "a", among: [String(repeating: "a", count: 100_000)]) == nil)
  }
}
