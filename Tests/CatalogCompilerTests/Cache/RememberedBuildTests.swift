import CatalogDiagnostics
import CatalogModel
import Dispatch
import Foundation
import TestSupport
import Testing

@testable import CatalogCompiler

@Suite("Builds that remember earlier ones")
struct RememberedBuildTests {
  /// A build, what it showed and what it wrote.
  private struct Run: Equatable {
    var shown = ""
    var ending = CatalogBuild.Ending.written
    var outputs: [String: [UInt8]] = [:]
  }

  private func run(
    _ fileSystem: MemoryFileSystem,
    identity: String? = "tool",
    pack: PackForm = .embedded,
    disabled: Set<String> = []
  ) throws -> (run: Run, result: CatalogBuild.Result) {
    var request = BuildRequest(paths: ["."], output: "out")
    request.choices.pack = pack
    request.disabled = disabled
    request.style = ReportStyle(showsContext: true, usesColor: false)
    var run = Run()
    let result = try CatalogBuild(request, fileSystem, identity: identity).run { run.shown += $0 }
    run.ending = result.ending
    for path in fileSystem.paths where path.hasPrefix("out/") && !path.contains("/.") {
      run.outputs[path] = try fileSystem.read(path)
    }
    return (run, result)
  }

  private func replace(_ files: [String: String], in fileSystem: MemoryFileSystem) throws {
    for path in fileSystem.paths where !path.hasPrefix("out/") && files[path] == nil { try fileSystem.remove(path) }
    let changed = files.filter { fileSystem.text(of: $0.key) != $0.value }
    try fileSystem.replace(changed.map { FileReplacement(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  @Test("after any edits a build ends as one does that remembers nothing", arguments: [1, 2, 3, 4])
  func edits(seed: UInt64) throws {
    var catalog = RememberedCatalog(seed: seed)
    let remembering = MemoryFileSystem([:])
    let forgetting = MemoryFileSystem([:])
    var (written, repeated, partial) = (0, 0, 0)
    for step in 0..<60 {
      for fileSystem in [remembering, forgetting] { try replace(catalog.files, in: fileSystem) }
      let pack: PackForm = step % 20 < 15 ? .embedded : .file
      let (run, result) = try run(remembering, pack: pack)
      let (expected, _) = try self.run(forgetting, identity: nil, pack: pack)
      try #require(run == expected, "step \(step)\n\(run.shown)\n---\n\(expected.shown)")
      if run.ending == .written { written += 1 }
      if result.isRepeated { repeated += 1 }
      if let recall = result.recalls.first, let checked = recall?.checkedLocales.count, checked < 3 { partial += 1 }
      catalog.edit()
    }
    // Else the edits would show nothing.
    #expect(
      written > 10 && repeated > 3 && partial > 10,
      "\(written) written, \(repeated) repeated, \(partial) partial"
    )
  }

  private static let catalog: [String: String] = {
    var files = [
      "Alerts.yaml": "sourceLocale: en\nalerts:\n  a: Hello\n  b: \"{count, plural, one {# file} other {# files}}\"\n"
    ]
    for locale in ["de", "fr", "it", "pt", "pt-BR", "pt-PT"] {
      let many = locale == "de" ? "" : " many {# y}"
      files["Alerts.\(locale).yaml"] =
        "locale: \(locale)\nalerts:\n  a: Hello...\n  b: \"{count, plural, one {# x}\(many) other {# y}}\"\n"
    }
    return files
  }()

  @Test("nothing is looked into where nothing has changed, and findings are shown again")
  func unchanged() throws {
    let fileSystem = MemoryFileSystem(Self.catalog)
    let first = try run(fileSystem)
    #expect(first.run.shown.contains("[three-dots]") && first.run.ending == .written)
    #expect(!first.result.isRepeated)
    let second = try run(fileSystem)
    #expect(second.result.isRepeated)
    #expect(second.run == first.run)
    #expect(try !run(fileSystem, identity: "another tool").result.isRepeated)
    #expect(try !run(fileSystem, pack: .file).result.isRepeated)
  }

  @Test("of a changed translation's catalog only what depends on it is read, checked and compiled")
  func onlyWhatDepends() throws {
    let fileSystem = MemoryFileSystem(Self.catalog)
    let first = try #require(try run(fileSystem).result.recalls[0])
    #expect(first.readPaths.count == 7 && first.checkedLocales.count == 7 && first.compiledLocales.count == 7)

    func effort(changing path: String) throws -> CatalogRecall {
      let text = try #require(fileSystem.text(of: path)) + "  # \n"
      try fileSystem.replace([FileReplacement(path: path, bytes: Array(text.utf8))])
      return try #require(try run(fileSystem).result.recalls[0])
    }
    let german = try effort(changing: "Alerts.de.yaml")
    #expect(german.readPaths == ["Alerts.de.yaml", "Alerts.yaml"])
    #expect(german.checkedLocales == ["de"] && german.compiledLocales == ["de"])

    let brazilian = try effort(changing: "Alerts.pt-BR.yaml")
    // What it falls back to is looked at, and not checked again.
    #expect(brazilian.readPaths == ["Alerts.pt-BR.yaml", "Alerts.pt.yaml", "Alerts.yaml"])
    #expect(brazilian.checkedLocales == ["pt-BR"] && brazilian.compiledLocales == ["pt-BR"])

    let portuguese = try effort(changing: "Alerts.pt.yaml")
    #expect(portuguese.checkedLocales == ["pt", "pt-BR", "pt-PT"])
    #expect(portuguese.readPaths.count == 4)

    let definitions = try effort(changing: "Alerts.yaml")
    #expect(definitions.checkedLocales.count == 7)
  }

  @Test("a generated file that was edited or removed is written again")
  func editedOutputs() throws {
    let fileSystem = MemoryFileSystem(Self.catalog)
    let first = try run(fileSystem)
    let path = "out/Alerts.texts.generated.swift"
    try fileSystem.replace([FileReplacement(path: path, bytes: Array("edited".utf8))])
    let second = try run(fileSystem)
    #expect(!second.result.isRepeated && second.run == first.run)
    #expect(second.result.recalls[0]?.checkedLocales == [])
    try fileSystem.remove(path)
    #expect(try run(fileSystem).run == first.run)
  }

  @Test("damaged entries are found out again, whichever and wherever", arguments: [1, 2, 3])
  func damagedEntries(seed: UInt64) throws {
    let fileSystem = MemoryFileSystem(Self.catalog)
    let first = try run(fileSystem)
    var random = SeededRandom(seed: seed)
    let entries = fileSystem.paths.filter { $0.hasPrefix("out/.alertc-cache/") && !$0.hasSuffix(".gitignore") }
    // How it ended, the code of functions, six translations, and what was found and compiled of seven locales.
    #expect(entries.count == 1 + 1 + 6 + 7 * 2)
    for (index, path) in entries.enumerated() {
      var bytes = try fileSystem.read(path)
      if Bool.random(using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      } else {
        bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      }
      try fileSystem.replace([FileReplacement(path: path, bytes: bytes)])
      // How it ended is not known of a build that is asked for something else, so that it looks at the other entries.
      #expect(try run(fileSystem, disabled: ["no-rule-\(index)"]).run == first.run)
      #expect(try run(fileSystem).run == first.run)
    }
  }

  @Test("any number of builds go on at once")
  func atOnce() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.catalog { try folder.write(text, to: "in/" + name) }
    let (input, output) = (folder["in"].path, folder["out"].path)
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      let request = BuildRequest(paths: [input], output: output)
      let result = try? CatalogBuild(request, DiskFileSystem(), identity: "tool \(index % 2)").run { _ in }
      #expect(result?.ending == .written)
    }
    let alone = folder["alone"].path
    _ = try CatalogBuild(BuildRequest(paths: [input], output: alone), DiskFileSystem(), identity: nil).run { _ in }
    for name in try FileManager.default.contentsOfDirectory(atPath: alone) {
      #expect(try Data(contentsOf: folder["out/" + name]) == Data(contentsOf: folder["alone/" + name]))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["out/.alertc-cache"].path)
    #expect(!names.contains { $0.hasPrefix(".alertc.") })
    let last = try CatalogBuild(BuildRequest(paths: [input], output: output), DiskFileSystem(), identity: "tool 1").run
    {
      _ in
    }
    #expect(last.isRepeated)
  }
}
