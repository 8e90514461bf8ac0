import AlertCatalog
import BenchmarkSupport

/// A whole alert, beside the making of one `String` of the bytes of all its texts.
struct AlertMeasurement {
  private let alerts: [(locale: String, localizer: AlertLocalizer, bytes: [UInt8])]
  private let item: AlertItem<Action>
  private let stopwatch: Stopwatch

  private static let repetitions = 1000

  private enum Action: String, AlertActions {
    case delete, keep, cancel
  }

  init(_ pack: CompiledPack, _ stopwatch: Stopwatch) throws {
    self.stopwatch = stopwatch
    item = AlertItem<Action>(CompiledCatalog(pack.pack), 0, .string("report.pdf"), .int(21))
    alerts = try Phrases.all.map { [item] phrases in
      let localizer = AlertLocalizer(preferredLanguages: [phrases.locale])
      let alert = item.resolved(for: localizer)
      guard alert.locale == phrases.locale, alert.actions.count == 3, let message = alert.message else {
        throw Failure.noText(locale: phrases.locale)
      }
      let texts = [alert.title, message] + alert.actions.map(\.label)
      return (phrases.locale, localizer, Array(texts.joined().utf8))
    }
  }

  func figures() -> [Figure] {
    let tasks = alerts.flatMap { [item] _, localizer, bytes in
      [
        { Self.repeated { Self.count(item.resolved(for: localizer)) } },
        { Self.repeated { String(decoding: bytes, as: UTF8.self).utf8.count } },
      ]
    }
    let nanoseconds = stopwatch.time(tasks).map { $0 / Double(Self.repetitions) * 1e9 }
    return alerts.indices.map { index in
      Figure(
        name: alerts[index].locale,
        value: nanoseconds[2 * index],
        unit: .nanoseconds,
        bound: 8 * nanoseconds[2 * index + 1],
        reason: "8 × a String of the \(alerts[index].bytes.count) bytes of its texts"
      )
    }
  }

  private static func repeated(_ body: () -> Int) -> Int {
    (0..<repetitions).reduce(0) { total, _ in total + body() }
  }

  @inline(never)
  private static func count(_ alert: borrowing ResolvedAlert<Action>) -> Int { alert.actions.count }
}
