import AlertCatalog
import BenchmarkSupport

/// Packs of several sizes, opened as an app opens one that it has read from a file.
struct OpeningMeasurement {
  private let packs: [(bytes: [UInt8], catalog: CompiledCatalog)]
  private let stopwatch: Stopwatch

  private static let repetitions = 1000

  init(_ packs: [CompiledPack], _ stopwatch: Stopwatch) {
    self.stopwatch = stopwatch
    self.packs = packs.map { ($0.bytes, CompiledCatalog($0.pack)) }
  }

  func figures() -> [Figure] {
    let tasks = packs.map { bytes, catalog in
      {
        (0..<Self.repetitions).reduce(0) { total, _ in
          total + ((try? AlertPack(bytes, for: catalog)) == nil ? 0 : 1)
        }
      }
    }
    return zip(packs, stopwatch.time(tasks)).map { pack, seconds in
      Figure(
        name: "\(pack.bytes.count) bytes",
        value: seconds / Double(Self.repetitions) * 1e9,
        unit: .nanoseconds,
        bound: 5000,
        reason: "whatever the size"
      )
    }
  }
}
