import AlertCatalog
import BenchmarkSupport

/// A message without arguments, beside the making of a `String` of the same bytes.
struct PlainTextMeasurement {
  private let texts: [(locale: String, text: PackText, bytes: [UInt8])]
  private let stopwatch: Stopwatch

  private static let repetitions = 2000

  init(_ pack: CompiledPack, _ stopwatch: Stopwatch) throws {
    self.stopwatch = stopwatch
    texts = try Phrases.all.map { phrases in
      let text = try pack.text(at: 1, locale: phrases.locale)
      guard let shown = text.string([]) else { throw Failure.noText(locale: phrases.locale) }
      return (phrases.locale, text, Array(shown.utf8))
    }
  }

  func figures() -> [Figure] {
    let tasks = texts.flatMap { _, text, bytes in
      [
        { Self.repeated { text.string([])?.utf8.count ?? 0 } },
        { Self.repeated { String(decoding: bytes, as: UTF8.self).utf8.count } },
      ]
    }
    let nanoseconds = stopwatch.time(tasks).map { $0 / Double(Self.repetitions) * 1e9 }
    return texts.indices.map { index in
      let string = nanoseconds[2 * index + 1]
      return Figure(
        name: "\(texts[index].locale), \(texts[index].bytes.count) bytes",
        value: nanoseconds[2 * index],
        unit: .nanoseconds,
        bound: 1.3 * string,
        reason: "1.3 × a String of the bytes"
      )
    }
  }

  private static func repeated(_ body: () -> Int) -> Int {
    (0..<repetitions).reduce(0) { total, _ in total + body() }
  }
}
