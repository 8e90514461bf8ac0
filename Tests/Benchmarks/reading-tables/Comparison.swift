import BenchmarkSupport
import Foundation

/// What was measured of one format: steps beside the bound of one of them.
struct Comparison {
  var title: String
  var steps: [Step]
  /// The step that has a bound.
  var measured: String
  var bound: Bound

  struct Step {
    var name: String
    var seconds: Double

    static func measured(_ stopwatch: Stopwatch, _ tasks: [(name: String, run: () throws -> Int)]) throws -> [Step] {
      zip(tasks, try stopwatch.time(tasks.map(\.run))).map { Step(name: $0.name, seconds: $1) }
    }
  }

  /// A sum of steps, each some times.
  struct Bound {
    var name: String
    var seconds: Double
  }

  func print() {
    Swift.print(title)
    for step in steps {
      let judgement = step.name == measured ? self.judgement : ""
      Swift.print(String(format: "%9.2f ms  ", step.seconds * 1000) + step.name + judgement)
    }
  }

  var isMissed: Bool { seconds(measured) >= bound.seconds }

  private var judgement: String {
    let ratio = seconds(measured) / bound.seconds
    return String(format: ": %.2f of the bound, %.2f ms (", ratio, bound.seconds * 1000) + bound.name + ")"
      + (isMissed ? "  MISSED" : "")
  }

  private func seconds(_ name: String) -> Double {
    steps.first { $0.name == name }?.seconds ?? .infinity
  }
}
