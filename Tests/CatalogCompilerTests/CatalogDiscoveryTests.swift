import CatalogCompiler
import Testing

@Suite("Finding catalogs")
struct CatalogDiscoveryTests {
  private func find(_ operands: String..., files: String...) -> CatalogDiscovery.Result {
    let system = MemoryFileSystem(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    return CatalogDiscovery.find(in: operands, system)
  }

  /// `folder/Name: file file`
  private func shown(_ result: CatalogDiscovery.Result) -> [String] {
    result.catalogs.map { catalog in
      Path.join(catalog.folder, catalog.name) + ": " + catalog.files.map(\.path).joined(separator: " ")
    }
  }

  @Test("a folder's catalogs with their translations, beside and below them")
  func folder() {
    let result = find(
      ".",
      files: "Alerts.yaml",
      "Alerts.de.yaml",
      "fr.lproj/Alerts.yaml",
      "pl.lproj/Alerts.strings",
      "Other.yaml",
      "sub/deep/Alerts.it.yaml",
      "README.md",
      ".hidden/Alerts.yaml"
    )
    #expect(
      shown(result) == [
        "Alerts: Alerts.de.yaml Alerts.yaml fr.lproj/Alerts.yaml pl.lproj/Alerts.strings sub/deep/Alerts.it.yaml",
        "Other: Other.yaml",
      ]
    )
    #expect(result.failures.isEmpty)
  }

  @Test("catalogs of the same name in several folders are several, and a translation belongs to the nearest above")
  func nearest() {
    let result = find(
      "Sources",
      files: "Sources/A/Alerts.yaml",
      "Sources/A/B/Alerts.yaml",
      "Sources/A/B/C/Alerts.de.yaml"
    )
    #expect(
      shown(result) == [
        "Sources/A/Alerts: Sources/A/Alerts.yaml",
        "Sources/A/B/Alerts: Sources/A/B/Alerts.yaml Sources/A/B/C/Alerts.de.yaml",
      ]
    )
  }

  @Test(
    "a file stands for the whole catalog that it belongs to",
    arguments: ["A/Alerts.yaml", "A/de.lproj/Alerts.yaml"]
  )
  func file(path: String) {
    let result = find(path, files: "A/Alerts.yaml", "A/de.lproj/Alerts.yaml", "A/Other.yaml", "Alerts.yaml")
    #expect(shown(result) == ["A/Alerts: A/Alerts.yaml A/de.lproj/Alerts.yaml"])
  }

  @Test("a language's folder stands for the catalogs that it translates", arguments: ["A/de.lproj", "A/de.lproj/"])
  func languageFolder(path: String) {
    let result = find(
      path,
      files: "A/Alerts.yaml",
      "A/de.lproj/Alerts.strings",
      "A/en.lproj/Alerts.strings",
      "A/Other.yaml",
      "B/Alerts.yaml"
    )
    #expect(shown(result) == ["A/Alerts: A/Alerts.yaml A/de.lproj/Alerts.strings A/en.lproj/Alerts.strings"])
    #expect(result.folders == ["A"])
    #expect(find("A/de.lproj", files: "A/de.lproj/README.md").folders == ["A/de.lproj"])
  }

  @Test("the same path in several spellings is one")
  func spellings() {
    let result = find("A", "./A/", "/home/app/A", "A/../A/Alerts.yaml", files: "A/Alerts.yaml")
    #expect(shown(result) == ["A/Alerts: A/Alerts.yaml"])
  }

  @Test("configuration counts for its folder and below, the nearest first, up to the working directory")
  func configuration() {
    let result = find("A/B", files: "alertc.yaml", "A/alertc.yaml", "A/B/C/alertc.yaml", "A/B/C/Alerts.yaml")
    #expect(result.catalogs.map(\.configurations) == [["A/B/C/alertc.yaml", "A/alertc.yaml", "alertc.yaml"]])
  }

  @Test(
    "outside of the working directory configuration counts up to the package or repository",
    arguments: [
      ("/other/Package.swift", ["/other/A/alertc.yaml", "/other/alertc.yaml"]),
      ("/other/.git", ["/other/A/alertc.yaml", "/other/alertc.yaml"]),
      ("/other/A/B/Package.swift", []),
      ("/other/README.md", []),
    ]
  )
  func configurationOutside(mark: String, expected: [String]) {
    let result = find("/other/A/B", files: mark, "/other/alertc.yaml", "/other/A/alertc.yaml", "/other/A/B/Alerts.yaml")
    #expect(result.catalogs.map(\.configurations) == [expected])
  }

  @Test("what is not there, or is no catalog, is named")
  func failures() {
    let result = find("nowhere", "README.md", "alertc.yaml", files: "README.md", "alertc.yaml")
    #expect(result.failures.map(\.path) == ["nowhere", "README.md", "alertc.yaml"])
    #expect(result.catalogs.isEmpty)
  }

  @Test("links that lead round in circles end")
  func circles() {
    let result = CatalogDiscovery.find(in: ["."], CircularFileSystem())
    #expect(result.catalogs.map(\.files.count) == [1])
  }
}

/// A folder that contains itself.
private struct CircularFileSystem: FileSystem {
  var workingFolder: String { "/home/app" }

  func kind(of path: String) -> FileKind? {
    path.hasSuffix(".yaml") ? .file : .folder(identity: FileIdentity(device: 1, node: 1))
  }

  func names(in folder: String) throws(FileError) -> [String] { ["Alerts.yaml", "self"] }
  func read(_ path: String) throws(FileError) -> [UInt8] { [] }
  func replace(_ files: [FileReplacement]) throws(FileError) {}
  func makeFolder(_ path: String) throws(FileError) {}
  func details(of path: String) -> FileDetails? { nil }
  func remove(_ path: String) throws(FileError) {}
}
