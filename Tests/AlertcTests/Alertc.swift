import Foundation
import TestSupport

/// The tool as a process, in a folder of its own.
enum Alertc {
  static func run(
    _ arguments: String...,
    in folder: TemporaryFolder? = nil,
    environment: [String: String?] = [:],
    input: String = ""
  ) throws -> Subprocess {
    try run(arguments, in: folder, environment: environment, input: input)
  }

  static func run(
    _ arguments: [String],
    in folder: TemporaryFolder? = nil,
    environment: [String: String?] = [:],
    input: String = ""
  ) throws -> Subprocess {
    // What the tests' own environment says must not matter.
    var variables = environment
    for name in ProcessInfo.processInfo.environment.keys where name.hasPrefix("ALERTC_") && variables[name] == nil {
      variables[name] = .some(nil)
    }
    return try withExtendedLifetime(folder) {
      try Subprocess.run(
        BuildProducts.alertc.path,
        arguments,
        in: folder?.url,
        environment: variables,
        input: Data(input.utf8)
      )
    }
  }
}

extension TemporaryFolder {
  /// The names of what was written to `out`, without the cache.
  func outputs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self["out"].path).filter { !$0.hasPrefix(".") }.sorted()
  }
}

/// Catalogs that several tests use.
enum Catalogs {
  /// Two alerts in two locales, without findings.
  static let good = [
    "Alerts.yaml": """
    sourceLocale: en
    alerts:
      file.delete:
        arguments:
          count: { type: int, min: 1, max: 9999, example: 3 }
        title: "{count, plural, one {Delete the file?} other {Delete # files?}}"
        message: You can’t undo this.
        actions:
          delete: { label: Delete, role: destructive }
          cancel:
        comment: Shown in the browser.
      sync.done: Everything is up to date.

    """,
    "Alerts.de.yaml": """
    locale: de
    alerts:
      file.delete:
        title: "{count, plural, one {Die Datei löschen?} other {# Dateien löschen?}}"
        message: Dies kann nicht widerrufen werden.
        actions: { delete: Löschen }
      sync.done: Alles ist auf dem neuesten Stand.

    """,
  ]

  /// The same with an error in German and a warning in the definitions.
  static var bad: [String: String] {
    var files = good
    files["Alerts.de.yaml"] = files["Alerts.de.yaml"]?.replacingOccurrences(of: "one {Die", with: "eins {Die")
    files["Alerts.yaml"]? +=
      "  erase:\n    title: Erase?\n    actions: { erase: { label: Erase, role: destructive } }\n"
    return files
  }
}
