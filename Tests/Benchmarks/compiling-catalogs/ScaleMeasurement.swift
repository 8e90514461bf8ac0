import BenchmarkSupport
import Foundation

/// Whether time and memory grow no faster than catalogs do: ten times the alerts in twice the locales.
struct ScaleMeasurement {
  private let small: Measurement
  private let large: Measurement

  init(_ catalog: MadeCatalog, in parent: URL, _ options: Options) throws {
    let folder = parent.appendingPathComponent("scale")
    var once = options
    once.rounds = 1
    let grown = MadeCatalog(alerts: catalog.alerts * 10, locales: min(catalog.locales * 2, Options.mostLocales))
    small = try Measurement(catalog, .yaml, in: folder.appendingPathComponent("small"), options)
    large = try Measurement(grown, .yaml, in: folder.appendingPathComponent("large"), once)
  }

  var title: String { "\(large.catalog.alerts) alerts, \(large.catalog.locales) locales, \(large.bytes) bytes" }

  func figures() throws -> [Figure] {
    let growth = Double(large.bytes) / Double(small.bytes)
    let builds = (try small.bestBuild(), try large.bestBuild())
    let memory = (try small.buildMemory(), try large.buildMemory())
    let lints = (try small.bestLint(), try large.bestLint())
    return [
      Figure(name: "build on one core", value: builds.1.processorSeconds * 1000, unit: .milliseconds),
      ratio("build, each byte", builds.1.processorSeconds / builds.0.processorSeconds / growth),
      ratio("lint, each byte", lints.1.processorSeconds / lints.0.processorSeconds / growth),
      ratio("memory of build, each byte", Double(memory.1) / Double(memory.0) / growth),
    ]
  }

  private func ratio(_ name: String, _ value: Double) -> Figure {
    Figure(name: name, value: value, unit: .share, bound: 1.25, reason: "what it is in the small catalog, at most")
  }
}
