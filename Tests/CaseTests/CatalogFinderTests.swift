import Foundation
import TestSupport
import Testing

/// The plugin has to know the names of catalogs before the tool reads them: both must mean the same files.
@Suite("The plugin's search for catalogs")
struct CatalogFinderTests {
  @Test("finds the catalogs that the tool finds", arguments: Case.all(in: Area.allCases))
  func agrees(example: Case) throws {
    let expected = try catalogs(in: example.folder)
    #expect(names(in: example.folder) == expected)
  }

  @Test("finds nothing among other tools' files")
  func foreign() throws {
    let folder = try TemporaryFolder([
      "docker.yaml": "services:\n  web: {}\n",
      "Localizable.strings": "\"settings\" = \"Settings\";\n",
    ])
    folder.during { url in
      let finder = CatalogFinder(folder: url, root: url)
      #expect(finder.names.isEmpty && finder.inputs.isEmpty)
    }
  }

  @Test("prefers definitions in YAML, and names translations and configuration as inputs")
  func inputs() throws {
    let folder = try TemporaryFolder([
      "alertc.yaml": "sourceLocale: en\n",
      "Sources/App/alertc.yaml": "locales: [de, pl]\n",
      "Sources/App/Alerts.yaml": "sourceLocale: en\nalerts:\n  a: A\n",
      "Sources/App/Alerts.pl.yaml": "locale: pl\nalerts:\n  a: A\n",
      "Sources/App/de.lproj/Alerts.strings": "\"a.title\" = \"A\";\n",
      "Sources/App/Localizable.xcstrings": "{ \"strings\": { \"a.title\": {} } }\n",
      "Sources/App/App.swift": "",
    ])
    folder.during { url in
      let finder = CatalogFinder(folder: url.appendingPathComponent("Sources/App"), root: url)
      #expect(finder.names == ["Alerts"])
      #expect(
        finder.inputs.map(\.lastPathComponent).sorted() == [
          "Alerts.pl.yaml", "Alerts.strings", "Alerts.yaml", "Localizable.xcstrings", "alertc.yaml", "alertc.yaml",
        ]
      )
    }
  }

  @Test("names the files that the tool writes, of large catalogs too", arguments: [0, 600, 1200, 1 << 14])
  func outputs(kilobytes: Int) throws {
    let comment = "# " + String(repeating: "x", count: 1021) + "\n"
    let padding = String(repeating: comment, count: kilobytes)
    let folder = try TemporaryFolder([
      "in/Alerts.yaml": padding + "sourceLocale: en\nalerts:\n  a: A\n",
      "in/Other.yaml": "sourceLocale: en\nalerts:\n  a: A\n",
    ])
    try folder.during { url in
      let input = url.appendingPathComponent("in")
      let arguments = ["build", "in", "--output", "out", "--no-cache"]
      let run = try Subprocess.run(BuildProducts.alertc.path, arguments, in: url)
      #expect(run.status == 0, "\(run.errorText)")
      let written = try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent("out").path)
      #expect(CatalogFinder(folder: input, root: url).outputs.sorted() == written.sorted())
    }
  }

  @Test(
    "adopts an app's own tables as alertc.yaml says",
    arguments: [
      ("keys:\n  match: [Common.Alerts.*]\n", ["Localizable"]),
      ("sourceLocale: en\nkeys:\n  match:\n    - \"Common.Alerts.*\"\n", ["Localizable"]),
      ("keys:\n  title: [Title]\n", ["Localizable"]),
      ("keys:\n  match: [Other.*]\n", []),
      ("sourceLocale: en\n", []),
    ]
  )
  func adopted(configuration: String, expected: [String]) throws {
    let folder = try TemporaryFolder([
      "alertc.yaml": configuration,
      "en.lproj/Localizable.strings": "\"Common.Alerts.SignOut.Title\" = \"Sign out?\";\n",
    ])
    try folder.during { url in
      let found = try catalogs(in: url)
      #expect(names(in: url) == expected)
      #expect(found == expected)
    }
  }

  private func names(in folder: URL) -> [String] { CatalogFinder(folder: folder, root: folder).names }

  /// What the tool finds; nothing where it says that there is no catalog.
  private func catalogs(in folder: URL) throws -> [String] {
    struct Statistics: Decodable {
      var catalogs: [Catalog]
      struct Catalog: Decodable { var catalog: String }
    }
    let run = try Subprocess.run(BuildProducts.alertc.path, ["stats", ".", "--json"], in: folder)
    guard run.status == 0 else { return [] }
    return try JSONDecoder().decode(Statistics.self, from: run.output).catalogs.map(\.catalog).sorted()
  }
}
