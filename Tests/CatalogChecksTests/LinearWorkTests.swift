import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import CatalogChecks

/// Texts made to be slow: four times the text must not take much more than four times the work.
@Suite("Work of the checks", .serialized)
struct LinearWorkTests {
  static let patterns = [
    "a ", "a a ", "( ", ")(", "“", "«", "' ", "...", "1 ", "12,5 ", "{name} ", "{name}a", "e\u{301}", "\u{202A}",
    "\u{2068}\u{2069}", "http://a.b ", "a@b.c ", "A", "日", "か\u{3099}", "? ", "\u{200B}", "# ", "<b>", "%@ ", "。", "аa",
    "{n, plural, one {x} other {y}} ", "{n, plural, one {“#} other {# “}}", "{name, select, a {1} other {2}}", "!?",
    " ?",
    "Cancel ", "“Cancel” ", "folder ", "Ünïcode ", "\u{E000}", "۳ 3 ",
  ]

  @Test("grows with the text", arguments: patterns)
  func growth(pattern: String) throws {
    let small = try #require(catalog(pattern, size: 3_000))
    let large = try #require(catalog(pattern, size: 12_000))
    // What is remembered of locales is remembered before anything is measured.
    _ = CheckRunner.run(small)
    let least = min(seconds(small), seconds(small))
    let most = min(seconds(large), seconds(large))
    #expect(most < max(least, 0.002) * 10, "\(most / least) times the work")
  }

  private func catalog(_ pattern: String, size: Int) -> Catalog? {
    let text = String(repeating: pattern, count: size / pattern.utf8.count).replacingOccurrences(of: "\"", with: "\\\"")
    let alert = "title: \"\(text)\"\n      message: \"\(text)\"\n      actions: { go: \"\(text)\", cancel: {} }\n"
    let translation = "title: \"x \(text)\"\n      message: \"\(text) x\"\n      actions: { go: \"\(text)\" }\n"
    let example = Example.silent([
      "alertc.yaml": "glossary: { folder: { de: Ordner } }\ndoNotTranslate: [Cancel]\n",
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        a:
          arguments: { n: int, name: string }
          \(alert)
      """,
      "Alerts.de.yaml": "locale: de\nalerts:\n  a:\n      \(translation)",
      "Alerts.ar.yaml": "locale: ar\nalerts:\n  a:\n      \(translation)",
    ])
    return ExampleCatalog(example).catalog
  }

  private func seconds(_ catalog: Catalog) -> Double {
    let start = threadSeconds()
    _ = CheckRunner.run(catalog)
    return threadSeconds() - start
  }
}

/// Of this thread alone, so that nothing else that runs counts.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
