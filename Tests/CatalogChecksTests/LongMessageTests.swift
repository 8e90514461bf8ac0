import TestSupport
import Testing

@testable import CatalogChecks

/// Messages of one alert, read and checked: four times the text must not take much more than four times the work.
@Suite("Work on long messages", .serialized)
struct LongMessageTests {
  /// `%` stands for a number that is another in each repetition.
  @Test(
    "grows with the message",
    arguments: [
      "“x” ", "\\\"\\\" ", "« ", "''“x” ", "{a%} ", "{a%, plural, one {x} other {y}} ",
      "{a%, select, true {x} other {y}} ",
    ]
  )
  func message(piece: String) {
    expectGrowth { size in
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          a:
            title: Delete it?
            message: "\(repeated(piece, size))"
            actions: { delete: Delete, cancel: {} }
        """
      ]
    }
  }

  @Test("grows with a format of Apple’s", arguments: ["%@ ", "%d “x” "])
  func format(piece: String) {
    expectGrowth { size in
      let text = String(repeating: piece, count: size / piece.utf8.count)
      return ["en.lproj/Alerts.strings": "\"a.title\" = \"Delete it?\";\n\"a.message\" = \"\(text)\";\n"]
    }
  }

  private func repeated(_ piece: String, _ size: Int) -> String {
    let parts = piece.split(separator: "%", omittingEmptySubsequences: false)
    return (0..<(size / piece.utf8.count)).map { parts.joined(separator: String($0)) }.joined()
  }

  private func expectGrowth(_ files: (Int) -> KeyValuePairs<String, String>) {
    let small = Example.silent(files(10_000))
    let large = Example.silent(files(40_000))
    // What is remembered of locales is remembered before anything is measured.
    _ = ExampleCatalog(small)
    let least = min(seconds(small), seconds(small))
    let most = min(seconds(large), seconds(large))
    #expect(most < max(least, 0.002) * 8, "\(most / least) times the work")
  }

  private func seconds(_ example: Example) -> Double {
    let start = threadSeconds()
    _ = ExampleCatalog(example)
    return threadSeconds() - start
  }
}
