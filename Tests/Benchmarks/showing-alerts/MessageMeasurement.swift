import AlertCatalog
import BenchmarkSupport

/// A title with a plural and a string, beside ICU.
struct MessageMeasurement {
  private let texts: [(name: String, text: PackText, icu: ICUText)]
  private let stopwatch: Stopwatch

  /// Together they have all plural forms of integers.
  private static let numbers = [1, 2, 3, 5, 11, 21, 100, 1234]
  private static let name = "report.pdf"
  private static let repetitions = 200

  init(_ pack: CompiledPack, _ stopwatch: Stopwatch) throws {
    self.stopwatch = stopwatch
    let catalog = MadeCatalog(alerts: 1, locales: Phrases.all.count)
    texts = try catalog.languages.map { language in
      let text = try pack.text(at: 0, locale: language.tag)
      let pattern = catalog.pattern(language.phrases).replacing("@", with: catalog.app(0))
      let icu = try ICUText(pattern, language.tag, name: Self.name)
      for number in Self.numbers {
        let shown = text.string(Self.arguments(number)) ?? ""
        guard shown == icu.string(number) else { throw Failure.different(shown: shown, icu: icu.string(number)) }
      }
      return (language.tag, text, icu)
    }
  }

  func figures() -> [Figure] {
    let arguments = Self.numbers.map { (number: $0, values: Self.arguments($0)) }
    let tasks = texts.flatMap { _, text, icu in
      [
        { arguments.reduce(0) { $0 + Self.size(of: text, $1.values) } },
        { arguments.reduce(0) { $0 + Self.size(of: icu, $1.number) } },
      ]
    }
    let calls = Double(Self.repetitions * Self.numbers.count)
    let nanoseconds = stopwatch.time(tasks).map { $0 / calls * 1e9 }
    let ours = texts.indices.map { nanoseconds[2 * $0] }
    let others = texts.indices.map { nanoseconds[2 * $0 + 1] }
    let each = texts.indices.map { index in
      Figure(
        name: "\(texts[index].name), by ICU \(Int(others[index])) ns",
        value: ours[index],
        unit: .nanoseconds
      )
    }
    // Where a language has no plural forms, ICU chooses nothing.
    let counted = texts.indices.filter { Phrases.all[$0].title.count > 1 }
    let mean = Figure(
      name: "the mean of the \(counted.count) languages that have plural forms",
      value: counted.reduce(0) { $0 + ours[$1] } / Double(counted.count),
      unit: .nanoseconds,
      bound: counted.reduce(0) { $0 + others[$1] } / Double(counted.count) / 7,
      reason: "1/7 of ICU's"
    )
    return [mean] + each
  }

  private static func arguments(_ number: Int) -> [AlertArgument] { [.string(name), .int(number)] }

  @inline(never)
  private static func size(of text: PackText, _ arguments: [AlertArgument]) -> Int {
    var size = 0
    for _ in 0..<repetitions { size += text.string(arguments)?.utf8.count ?? 0 }
    return size
  }

  @inline(never)
  private static func size(of text: ICUText, _ number: Int) -> Int {
    var size = 0
    for _ in 0..<repetitions { size += text.show(number) }
    return size
  }
}
