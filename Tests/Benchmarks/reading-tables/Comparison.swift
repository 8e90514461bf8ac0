import BenchmarkSupport
import Foundation

/// What was measured of one format: steps beside the bound of one of them.
struct Comparison {
  var title: String
  var steps: [Step]
  /// The step that has a bound, if one has.
  var measured: String?
  var bound: Bound?

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
      let verdict = step.name == measured ? bound.map { judgement(step, $0) } ?? "" : ""
      Swift.print(String(format: "%9.2f ms  ", step.seconds * 1000) + step.name + verdict)
    }
  }

  /// An unoptimized build misses nothing: its bound is optimized.
  var isMissed: Bool {
    #if DEBUG
      false
    #else
      steps.contains { step in step.name == measured && bound.map { step.seconds >= $0.seconds } ?? false }
    #endif
  }

  private func judgement(_ step: Step, _ bound: Bound) -> String {
    String(format: ": %.2f of the bound, %.2f ms (", step.seconds / bound.seconds, bound.seconds * 1000) + bound.name
      + ")"
      + (isMissed ? "  MISSED" : "")
  }
}
