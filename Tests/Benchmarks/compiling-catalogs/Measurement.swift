import BenchmarkSupport
import Foundation

/// What is measured of one format.
struct Measurement {
  let bytes: Int
  let catalog: MadeCatalog
  let format: MadeCatalog.Format
  let folder: URL
  let files: [URL]
  let options: Options

  init(_ catalog: MadeCatalog, _ format: MadeCatalog.Format, in parent: URL, _ options: Options) throws {
    self.catalog = catalog
    self.format = format
    self.options = options
    folder = parent.appendingPathComponent(format.rawValue)
    files = try catalog.write(format, to: folder)
    bytes = try files.reduce(0) { try $0 + Data(contentsOf: $1).count }
  }

  func figures() throws -> [Figure] {
    let bare = try bareParsers()
    let build = try bestBuild()
    let lint = try bestLint()
    var figures = bare
    switch format {
    case .yaml:
      figures.append(time("build on one core", build, bound: 2.5 * bare[0].value, "2.5 × libyaml"))
      figures.append(time("lint on one core", lint, bound: 5 * bare[0].value, "5 × libyaml"))
    case .strings, .xcstrings:
      figures.append(time("build on one core", build))
      figures.append(rate("lint on one core", lint, bound: 40))
    }
    figures.append(speedUp("build on two cores", from: build, to: try best(self.build, cores: 2)))
    figures.append(speedUp("lint on two cores", from: lint, to: try best(self.lint, cores: 2)))
    figures.append(memory(try buildMemory()))
    figures.append(try pack())
    if format == .yaml { figures += try rebuilds() }
    if let tool = options.unoptimizedTool {
      let unoptimized = try finished(ToolRun(tool, self.build, cores: 1))
      figures.append(time("unoptimized build", unoptimized, bound: 10 * milliseconds(build), "10 × optimized"))
    }
    return figures + stages()
  }

  // MARK: Runs

  var output: URL { folder.appendingPathExtension("out") }
  private var build: [String] { ["build", folder.path, "--output", output.path, "--pack", "file", "--no-cache"] }
  private var lint: [String] { ["lint", folder.path] }

  func bestBuild() throws -> ToolRun { try best(build, cores: 1) }
  func bestLint() throws -> ToolRun { try best(lint, cores: 1) }

  /// Bytes.
  func buildMemory() throws -> Int { try PeakMemory.bytes(of: options.tool, build) }

  private func best(_ arguments: [String], cores: Int) throws -> ToolRun {
    let runs = try (0..<options.rounds).map { _ in
      // What the run before has written is not compared with.
      if arguments == build { try? FileManager.default.removeItem(at: output) }
      return try finished(ToolRun(options.tool, arguments, cores: cores))
    }
    guard var best = runs.min(by: { $0.processorSeconds < $1.processorSeconds }) else { return runs[0] }
    best.seconds = runs.map(\.seconds).min() ?? best.seconds
    return best
  }

  func finished(_ run: ToolRun) throws -> ToolRun {
    guard run.status == 0, run.output.isEmpty || run.output.hasPrefix("0 errors") else {
      throw ToolRun.Failure(reason: "the made catalog has findings: \(run.output.prefix(500))")
    }
    return run
  }

  // MARK: Figures

  private func milliseconds(_ run: ToolRun) -> Double { run.processorSeconds * 1000 }

  private func time(_ name: String, _ run: ToolRun, bound: Double? = nil, _ reason: String? = nil) -> Figure {
    Figure(name: name, value: milliseconds(run), unit: .milliseconds, bound: bound, reason: reason)
  }

  private func rate(_ name: String, _ run: ToolRun, bound: Double) -> Figure {
    let rate = Double(bytes) / 1e6 / run.processorSeconds
    return Figure(name: name, value: rate, unit: .megabytesPerSecond, bound: bound, reason: "at least")
  }

  private func speedUp(_ name: String, from one: ToolRun, to two: ToolRun) -> Figure {
    Figure(name: name, value: one.seconds / two.seconds, unit: .times, bound: 1.7, reason: "as fast, at least")
  }

  private func memory(_ memory: Int) -> Figure {
    let input = Double(bytes) / 1e6
    let memory = Double(memory) / 1e6
    return Figure(name: "memory of build", value: memory, unit: .megabytes, bound: 4 * input, reason: "4 × the files")
  }

  private func pack() throws -> Figure {
    let packs = try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: [.fileSizeKey])
      .filter { $0.pathExtension == "alertpack" }
    let size = try packs.reduce(0) { try $0 + Data(contentsOf: $1).count }
    let texts = Set(catalog.texts).reduce(0) { $0 + $1.utf8.count }
    return Figure(
      name: "pack",
      value: Double(size) / 1e6,
      unit: .megabytes,
      bound: 1.15 * Double(texts) / 1e6,
      reason: "1.15 × the texts, equal ones once"
    )
  }
}
