import BenchmarkSupport
import Foundation

extension Measurement {
  /// What others take for the same bytes: first the parser that the tool is measured by.
  func bareParsers() throws -> [Figure] {
    let data = try files.map { try Data(contentsOf: $0) }
    let texts = catalog.texts
    var tasks: [(name: String, run: () -> Int)] = [
      ("reading the files and validating their bytes into a String", { BareParsers.validate(files) })
    ]
    switch format {
    case .yaml:
      tasks.insert(("libyaml's events", { BareParsers.yaml(data) }), at: 0)
      tasks.append(("ICU's MessageFormat of each text", { BareParsers.icu(texts) }))
    case .strings:
      let dictionaries = zip(files, data).filter { $0.0.pathExtension == "stringsdict" }.map(\.1)
      tasks.append(("expat's events of the .stringsdict files", { BareParsers.xml(dictionaries) }))
    case .xcstrings: break
    }
    return zip(tasks, Stopwatch(rounds: 5).time(tasks.map(\.run))).map { task, seconds in
      Figure(name: task.name, value: seconds * 1000, unit: .milliseconds)
    }
  }
}
