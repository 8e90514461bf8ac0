import Foundation
import TestSupport
import Testing

/// Public apps adopt the tool: their tables become alerts as they are, and Swift that compiles.
@Suite("The corpus's alerts", .enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct CorpusTests {
  /// An app, and what it would say in `alertc.yaml`.
  struct App: CustomTestStringConvertible {
    var name: String
    var configuration: String
    /// A function without arguments, and the key of its title.
    var function: String
    var title: String
    var locales: Int
    var testDescription: String { name }
  }

  /// What is wrong in translations, and found, is made a warning here: those alerts fall back.
  private static let apps = [
    App(
      name: "mastodon",
      configuration: """
        sourceLocale: en
        keys: { match: [Common.Alerts.*], message: [message, pollEnded] }
        localeRules:
          zh-Hans: { extra-argument: warning }  # a second %@

        """,
      function: "Localizable.Common.Alerts.signOut()",
      title: "Common.Alerts.SignOut.Title",
      locales: 30
    ),
    App(
      name: "element-x",
      configuration: """
        sourceLocale: en
        keys:
          match: ["*_alert_*", "*_dialog_*", "*_confirmation_*"]
          message: [message, description, content, subtitle]
        localeRules:
          be: { missing-plural-category: warning }
          cs: { blank-translation: warning }
          cy: { missing-plural-category: warning }

        """,
      function: "Localizable.screenBlockedUsersUnblockAlert()",
      title: "screen_blocked_users_unblock_alert_title",
      locales: 12
    ),
    App(
      name: "icecubes",
      configuration: "sourceLocale: en\nkeys: {}\n",
      function: "Localizable.Status.Action.Delete.confirm()",
      title: "status.action.delete.confirm.title",
      locales: 19
    ),
  ]

  /// The app's tables under its configuration. They stay where they are.
  private func folder(_ app: App) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["alertc.yaml": app.configuration])
    try FileManager.default.createSymbolicLink(
      at: folder["App"],
      withDestinationURL: Corpus.folder.appendingPathComponent(app.name).resolvingSymlinksInPath()
    )
    return folder
  }

  @Test("every locale is checked, and nothing but real mistakes is an error", arguments: apps)
  func linted(app: App) throws {
    let run = try Alertc.run("lint", ".", "--format", "json", in: folder(app))
    #expect(run.status == 0, "\(run.outputText.prefix(2000))\(run.errorText)")
    let report = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let summary = try #require(report["summary"] as? [String: Any])
    #expect((summary["locales"] as? [String])?.count == app.locales)
    #expect((summary["alerts"] as? Int ?? 0) > 10)
  }

  @Test("builds into Swift that compiles and shows each locale's title", arguments: apps)
  func built(app: App) throws {
    let folder = try folder(app)
    let run = try Alertc.run("build", ".", "--output", "out", in: folder)
    #expect(run.status == 0, "\(run.errorText.prefix(2000))")
    let titles = try titles(app)
    try folder.write(
      """
      import AlertCatalog

      for language in \(titles.keys.sorted()) {
        let localizer = AlertLocalizer(preferredLanguages: [language])
        print(\(app.function).resolved(for: localizer).title)
      }

      """,
      to: "out/main.swift"
    )
    let files = try FileManager.default.contentsOfDirectory(atPath: folder["out"].path).filter {
      $0.hasSuffix(".swift")
    }.map { folder["out/" + $0] }
    let program = try folder.during { _ in try SwiftCompiler.run(files, .swift6) }
    #expect(program.status == 0 && program.errorText == "", "\(program.errorText.prefix(2000))")
    let shown = program.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    #expect(shown == titles.keys.sorted().compactMap { titles[$0] })
  }

  /// The title of the app's function by language, as Foundation reads it.
  private func titles(_ app: App) throws -> [String: String] {
    let place = Corpus.folder.appendingPathComponent(app.name)
    var titles: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path) where name.hasSuffix(".lproj") {
      let data = try Data(contentsOf: place.appendingPathComponent(name + "/Localizable.strings"))
      let table = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      let language = String(name.dropLast(".lproj".count))
      if language != "Base" { titles[language] = (table as? [String: String])?[app.title] }
    }
    guard titles.isEmpty else { return titles }
    let data = try Data(contentsOf: place.appendingPathComponent("Localizable.xcstrings"))
    let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let entry = (catalog?["strings"] as? [String: Any])?[app.title] as? [String: Any]
    for (language, localization) in entry?["localizations"] as? [String: [String: Any]] ?? [:] {
      titles[language] = (localization["stringUnit"] as? [String: Any])?["value"] as? String
    }
    return titles
  }
}
