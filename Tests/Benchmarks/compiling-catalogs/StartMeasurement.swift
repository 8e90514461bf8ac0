import BenchmarkSupport

/// How long the tool takes to begin and end.
struct StartMeasurement {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func figure() throws -> Figure {
    let runs = try (0..<20).map { _ in try ToolRun(options.tool, ["--version"]) }
    return Figure(
      name: "alertc --version",
      value: (runs.map(\.seconds).min() ?? 0) * 1000,
      unit: .milliseconds,
      bound: 5,
      reason: "at most, on the clock"
    )
  }
}
