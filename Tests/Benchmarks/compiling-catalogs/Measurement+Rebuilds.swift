import BenchmarkSupport
import Foundation

extension Measurement {
  /// What builds take that remember an earlier one: of the same files, and with one translation changed each time.
  func rebuilds() throws -> [Figure] {
    let build = ["build", folder.path, "--output", output.path, "--pack", "file"]
    let full = try milliseconds {
      try? FileManager.default.removeItem(at: output)
      return try finished(ToolRun(options.tool, build, cores: 2))
    }
    let unchanged = try milliseconds { try finished(ToolRun(options.tool, build, cores: 2)) }
    guard let translation = files.last else { return [] }
    let changed = try milliseconds {
      try Data(contentsOf: translation).appending("# Changed\n").write(to: translation)
      return try finished(ToolRun(options.tool, build, cores: 2))
    }
    return [
      Figure(name: "build from scratch that is remembered", value: full, unit: .milliseconds),
      Figure(
        name: "build with one translation changed",
        value: changed,
        unit: .milliseconds,
        bound: full / 5,
        reason: "a fifth of one from scratch, on the clock"
      ),
      Figure(name: "build of the same files", value: unchanged, unit: .milliseconds, bound: 15, reason: "on the clock"),
    ]
  }

  /// Milliseconds of the best run, on the clock.
  private func milliseconds(_ run: () throws -> ToolRun) throws -> Double {
    let runs = try (0..<max(options.rounds, 5)).map { _ in try run().seconds }
    return (runs.min() ?? 0) * 1000
  }
}

extension Data {
  fileprivate func appending(_ text: String) -> Data { self + Data(text.utf8) }
}
