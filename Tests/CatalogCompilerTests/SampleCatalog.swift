import Foundation
import TestSupport

/// The sample catalog, into which tests put mistakes.
enum SampleCatalog {
  private static let folder = Repository.root.appendingPathComponent("Catalogs")

  static let locales: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { $0.wholeMatch(of: #/Alerts\.(.+)\.yaml/#).map { String($0.1) } }.sorted()
  }()

  static func definitions() throws -> SampleTranslation {
    SampleTranslation(locale: "en", try text(of: "Alerts.yaml"))
  }

  static func translation(_ locale: String) throws -> SampleTranslation {
    SampleTranslation(locale: locale, try text(of: "Alerts.\(locale).yaml"), of: try text(of: "Alerts.yaml"))
  }

  private static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}

extension SampleTranslation {
  var path: String { definitions.isEmpty ? "Alerts.yaml" : "Alerts.\(locale).yaml" }

  /// It, and the definitions that it is of.
  var files: [String: String] {
    var files = [path: lines.joined(separator: "\n")]
    if !definitions.isEmpty { files["Alerts.yaml"] = definitions }
    return files
  }

  /// Each mistake that makes sense here, in files without any other, with `path:line rule` of what is to be found.
  var seeded: [(rule: String, files: [String: String], expected: String)] {
    if definitions.isEmpty { return SeededDefect.definitions.compactMap { seeded($0, among: files) } }
    return SeededDefect.translations.compactMap { seeded($0, among: files) }
      + SeededDefect.tables.compactMap { seeded($0, among: [:]) }
  }

  private func seeded(
    _ defect: SeededDefect,
    among files: [String: String]
  ) -> (rule: String, files: [String: String], expected: String)? {
    guard let change = defect.change(self) else { return nil }
    var files = files
    if files[path] != nil { files[path] = change.text }
    for (path, text) in change.others { files[path] = text }
    files = files.filter { !$0.value.isEmpty }
    return (defect.rule, files.withSampleRules, "\(change.path ?? path):\(change.line) \(defect.rule)")
  }
}

extension [String: String] {
  /// Files in whose configuration the rules are off that are off in the sample.
  var withSampleRules: [String: String] {
    var files = self
    files["alertc.yaml", default: ""] += "rules: { unisolated-argument: off }\n"
    return files
  }
}
