package import Foundation

/// A catalog of as many alerts and locales as asked for, without a fault: what a team with a large app has.
///
/// One text in four is a plural with a string in it. No two alerts say the same.
package struct MadeCatalog {
  package enum Format: String, CaseIterable {
    case yaml, strings, xcstrings
  }

  package let alerts: Int
  package let locales: Int

  package init(alerts: Int, locales: Int) {
    self.alerts = alerts
    self.locales = locales
  }

  /// Writes the files and tells their names.
  package func write(_ format: Format, to folder: URL) throws -> [URL] {
    let files =
      switch format {
      case .yaml: [settings] + languages.indices.map(yaml)
      case .strings: [settings] + languages.indices.flatMap(strings)
      case .xcstrings: [settings, stringCatalog]
      }
    return try files.map { file in
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
      return url
    }
  }

  struct File {
    var path: String
    var text: String
  }

  /// A language, and how its locale is called: beyond twenty, languages are there once more, as of a region.
  package struct Language {
    package var phrases: Phrases
    package var tag: String
  }

  package var languages: [Language] {
    (0..<locales).map { index in
      let phrases = Phrases.all[index % Phrases.all.count]
      let round = index / Phrases.all.count
      return Language(
        phrases: phrases,
        tag: round == 0 ? phrases.locale : phrases.locale + "-" + Self.regions[round - 1]
      )
    }
  }

  private static let regions = ["AQ", "BV", "HM"]

  private var settings: File {
    File(path: "alertc.yaml", text: "sourceLocale: en\nrules: { unisolated-argument: off }\n")
  }

  // MARK: Alerts

  func key(_ alert: Int) -> String { "section\(alert / 20).alert\(alert % 20)" }

  /// Every other alert has a text field.
  func hasField(_ alert: Int) -> Bool { alert % 2 == 1 }

  /// A name of four syllables that no other alert has.
  package func app(_ alert: Int) -> String {
    let first = Self.syllables[alert / 4096 % 16]
    let rest = [alert / 256 % 16, alert / 16 % 16, alert % 16].map { Self.syllables[$0] }
    return first.capitalized + rest.joined()
  }

  private static let syllables = [
    "ka", "lo", "mi", "nu", "pe", "ra", "so", "ti", "vu", "be", "da", "fo", "gi", "ku", "le", "zo",
  ]
}

extension MadeCatalog {
  /// All texts of all locales, as ICU messages.
  package var texts: [String] {
    languages.flatMap { language in
      (0..<alerts).flatMap { alert in texts(alert, language.phrases) }
    }
  }

  private func texts(_ alert: Int, _ phrases: Phrases) -> [String] {
    let app = app(alert)
    let phrases =
      [pattern(phrases), phrases.message, phrases.delete, phrases.keep] + (hasField(alert) ? [phrases.hint] : [])
    return phrases.map { $0.replacing("@", with: app) }
  }

  package func pattern(_ phrases: Phrases) -> String {
    "{count, plural, \(phrases.title.map { "\($0.category) {\($0.text)}" }.joined(separator: " "))}"
  }
}
