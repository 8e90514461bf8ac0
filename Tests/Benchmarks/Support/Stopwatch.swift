import Foundation

/// Measures by turns, so that whatever else the machine does meets all alike.
package struct Stopwatch {
  private let rounds: Int

  package init(rounds: Int) {
    self.rounds = rounds
  }

  /// The processor seconds of each task: the best of all rounds.
  package func time<Failure>(_ tasks: [() throws(Failure) -> Int]) throws(Failure) -> [Double] {
    var best = [Double](repeating: .infinity, count: tasks.count)
    for _ in 0..<rounds {
      for (index, task) in tasks.enumerated() {
        let start = Self.processorSeconds()
        Self.keep(try task())
        best[index] = min(best[index], Self.processorSeconds() - start)
      }
    }
    return best
  }

  /// What this process has used of all processors until now.
  package static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Makes the compiler believe that the result is needed.
  @inline(never)
  private static func keep(_ result: Int) {}
}
