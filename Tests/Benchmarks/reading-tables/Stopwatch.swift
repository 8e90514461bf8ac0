import Foundation

/// Measures by turns, so that whatever else the machine does meets all alike.
struct Stopwatch {
  let rounds: Int

  /// The processor seconds of each task: the best of all rounds.
  func time(_ tasks: [(name: String, run: () throws -> Int)]) throws -> [Comparison.Step] {
    var steps = tasks.map { Comparison.Step(name: $0.name, seconds: .infinity) }
    for _ in 0..<rounds {
      for (index, task) in tasks.enumerated() {
        let start = Self.processorSeconds()
        Self.keep(try task.run())
        steps[index].seconds = min(steps[index].seconds, Self.processorSeconds() - start)
      }
    }
    return steps
  }

  /// Makes the compiler believe that the result is needed.
  @inline(never)
  private static func keep(_ result: Int) {}

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
