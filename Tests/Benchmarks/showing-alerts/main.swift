// How long the runtime takes to show texts and alerts of a compiled pack, beside ICU's `umsg_format` with opened formats of
// the same messages and beside making a `String` of the same bytes; how long packs take to open; and how large the locale
// data of a pack are. In processor time of this one run.
//
// usage: swift run -c release showing-alerts [--alerts 1000] [--rounds 100]
//
// Exits with 1 where a figure misses its bound. An unoptimized build shows its figures and judges none.

import BenchmarkSupport
import Foundation

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print("usage: showing-alerts [--alerts N] [--rounds N]")
  exit(2)
}
let stopwatch = Stopwatch(rounds: options.rounds)
let large = try CompiledPack(MadeCatalog(alerts: options.alerts, locales: Phrases.all.count))
let small = try CompiledPack(MadeCatalog(alerts: 1, locales: 1))
let sections: [(title: String, figures: [Figure])] = [
  ("A text with a plural and a string", try MessageMeasurement(large, stopwatch).figures()),
  ("A plain text", try PlainTextMeasurement(large, stopwatch).figures()),
  ("An alert of a title with a plural, a message and three actions", try AlertMeasurement(large, stopwatch).figures()),
  ("Opening a pack", OpeningMeasurement([small, large], stopwatch).figures()),
  ("Locale data", [try LocaleDataMeasurement().figure()]),
]
for section in sections {
  print(section.title)
  section.figures.forEach { print($0.line) }
}
#if !DEBUG
  exit(sections.contains { $0.figures.contains(where: \.isMissed) } ? 1 : 0)
#endif
