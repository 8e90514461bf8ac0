// How long strings files, String Catalogs and strings dictionaries take to read, beside what the standard library and
// Foundation do with the same bytes, in processor time of this one run.
//
// usage: swift run -c release reading-tables [MEGABYTES]    (default: 20)
//
// Exits with 1 where a figure misses its bound. An unoptimized build shows its figures and judges none.

import BenchmarkSupport
import Foundation

let megabytes = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 20
let size = Int(megabytes * 1e6)
let stopwatch = Stopwatch(rounds: megabytes < 1 ? 1 : 7)
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reading-tables-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let comparisons = [
  try Comparison.strings(size, in: folder, stopwatch), try Comparison.stringCatalog(size, in: folder, stopwatch),
  try Comparison.stringsDictionary(size / 4, in: folder, stopwatch),
]
try FileManager.default.removeItem(at: folder)
for comparison in comparisons { comparison.print() }
exit(comparisons.contains(where: \.isMissed) ? 1 : 0)
