// How long the tool takes for a large catalog in each format, beside parsers of others that do nothing with the same
// bytes, in processor time of this one run; how much memory; and how long its stages take.
//
// usage: swift build -c release && swift run -c release compiling-catalogs [--alerts 1000] [--locales 20]
//          [--tool .build/release/alertc] [--unoptimized .build/debug/alertc] [--rounds 5] [--json FILE]
//
// Exits with 1 where a figure misses its bound. An unoptimized build shows its figures and judges none.

import BenchmarkSupport
import Foundation

PeakMemory.measureIfAsked()
guard let options = try? Options(Array(CommandLine.arguments.dropFirst())) else {
  print(
    "usage: compiling-catalogs [--alerts N] [--locales N] [--tool PATH] [--unoptimized PATH] [--rounds N] [--json FILE]"
  )
  exit(2)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compiling-catalogs-\(UUID().uuidString)")

let catalog = MadeCatalog(alerts: options.alerts, locales: options.locales)
print("\(catalog.alerts) alerts, \(catalog.locales) locales, \(catalog.texts.count) texts")
var figures: [Figure] = []
for format in MadeCatalog.Format.allCases {
  let measurement = try Measurement(catalog, format, in: folder, options)
  print("\n\(format), \(measurement.bytes) bytes")
  let measured = try measurement.figures()
  measured.forEach { print($0.line) }
  figures += measured
}
let scale = try ScaleMeasurement(catalog, in: folder, options)
print("\nyaml, \(scale.title)")
let scaled = try scale.figures()
scaled.forEach { print($0.line) }
figures += scaled
let start = try StartMeasurement(options).figure()
print("\nstart\n\(start.line)")
figures.append(start)

try FileManager.default.removeItem(at: folder)

if let path = options.json {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(figures).write(to: URL(fileURLWithPath: path))
}
#if !DEBUG
  exit(figures.contains(where: \.isMissed) ? 1 : 0)
#endif
