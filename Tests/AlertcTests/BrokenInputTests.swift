import Foundation
import TestSupport
import Testing

/// Broken input of each kind ends in a located error, the documented exit status, and with nothing half-written.
@Suite("Broken input")
struct BrokenInputTests {
  private func build(_ folder: TemporaryFolder, output: String = "out") throws -> Subprocess {
    let run = try Alertc.run("build", ".", "--output", output, in: folder)
    #expect(!FileManager.default.fileExists(atPath: folder[output].path), "nothing is written")
    return run
  }

  @Test("a file that cannot be read is named, and does not hide what is wrong with others")
  func unreadable() throws {
    let folder = try TemporaryFolder(Catalogs.bad)
    try FileManager.default.createSymbolicLink(atPath: folder["Alerts.fr.yaml"].path, withDestinationPath: "nowhere")
    let run = try build(folder)
    #expect(run.status == 2)
    #expect(run.errorText.contains("Alerts.fr.yaml:1:1: error: the file cannot be read: no such file or directory"))
    #expect(run.errorText.contains("Alerts.de.yaml:4:29: error: "))
  }

  @Test("bytes that are no text")
  func badUTF8() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    let text = Data("locale: fr\nalerts:\n  sync.done: Tout est \u{E0} jour.\n".utf8)
    let place = try #require(text.firstIndex(of: 0xC3))
    try folder.write(text[..<place] + [0xE0] + text[(place + 2)...], to: "Alerts.fr.yaml")
    let run = try build(folder)
    #expect(run.status == 1)
    #expect(run.errorText.contains("Alerts.fr.yaml:3:23: error: "), "\(run.errorText)")
    #expect(run.errorText.contains("[file-encoding]"))
  }

  @Test(
    "two hundred levels of nesting, and two thousand",
    arguments: [
      ("{a: ", "}"), ("[", "]"), ("- ", ""), ("? ", ""), ("{n, plural, other {", "}}"), ("{n, select, other {", "}}"),
    ]
  )
  func deepNesting(opening: String, closing: String) throws {
    for depth in [200, 2_000] {
      let nested = String(repeating: opening, count: depth) + "x" + String(repeating: closing, count: depth)
      let text = opening.hasPrefix("{n") ? "\"\(nested)\"" : nested
      let run = try build(try TemporaryFolder(["Alerts.yaml": "sourceLocale: en\nalerts:\n  a: \(text)\n"]))
      #expect(run.status == 1, "\(run.status) \(run.errorText.prefix(300))")
      #expect(run.errorText.hasPrefix("Alerts.yaml:3:"), "\(run.errorText.prefix(300))")
    }
  }

  @Test("fifty megabytes")
  func large() throws {
    let text = "sourceLocale: en\nalerts:\n  a: \"" + String(repeating: "x", count: 50_000_000) + "{\"\n"
    let run = try build(try TemporaryFolder(["Alerts.yaml": text]))
    #expect(run.status == 1)
    #expect(run.errorText.hasPrefix("Alerts.yaml:3:5000000"), "\(run.errorText.prefix(300))")
    #expect(run.errorText.utf8.count < 10_000)
  }

  @Test("fifty megabytes of no text")
  func garbage() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(repeating: 0xFF, count: 50_000_000), to: "Alerts.yaml")
    let run = try build(folder)
    #expect(run.status != 0)
    #expect(run.errorText.hasPrefix("Alerts.yaml:1:1: error: "), "\(run.errorText.prefix(300))")
    #expect(run.errorText.utf8.count < 10_000)
  }

  @Test("a hundred thousand keys")
  func manyKeys() throws {
    let keys = (0..<100_000).map { "  a\($0).b: Number \($0)\n" }.joined()
    let run = try build(try TemporaryFolder(["Alerts.yaml": "sourceLocale: en\nalerts:\n\(keys)  a7.b: Again\n"]))
    #expect(run.status == 1)
    #expect(run.errorText.hasPrefix("Alerts.yaml:100003:3: error: "), "\(run.errorText.prefix(300))")
  }

  @Test("an output folder that cannot be written")
  func unwritable() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    let blocked = try Alertc.run("build", ".", "--output", "Alerts.yaml/out", in: folder)
    #expect(blocked.status == 2)
    #expect(blocked.errorText == "Alerts.yaml: error: a file is in the way\n")

    try folder.write("", to: "out/Alerts.texts.generated.swift/inside")
    let half = try Alertc.run("build", ".", "--output", "out", in: folder)
    #expect(half.status == 2)
    #expect(half.errorText == "out/Alerts.texts.generated.swift: error: a folder is in the way\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out"].path) == ["Alerts.texts.generated.swift"])
  }

  @Test("a disk that is full")
  func fullDisk() throws {
    #if os(Linux)
      let run = try Alertc.run(
        "lint",
        ".",
        "--format",
        "json",
        "--output",
        "/dev/full",
        in: try TemporaryFolder(Catalogs.good)
      )
      #expect(run.status == 2)
      #expect(run.errorText == "/dev/full: error: no space left on device\n")
    #endif
  }

  @Test("names of folders and keys cannot write to the terminal")
  func injection() throws {
    let evil = "a\u{1B}[2J\nAlerts.yaml:1:1: error: forged"
    let folder = try TemporaryFolder([
      evil + "/Alerts.yaml": "sourceLocale: en\nalerts:\n  \"x\\e[2J\\nfake: error: y\": { \"titel\\e\": 1 }\n"
    ])
    for format in ["text", "json", "xcode", "github"] {
      let run = try Alertc.run("lint", ".", "--format", format, in: folder)
      #expect(run.status == 1)
      #expect(!run.outputText.contains("\u{1B}"))
      #expect(
        run.outputText.split(separator: "\n").allSatisfy { !$0.hasPrefix("Alerts.yaml") && !$0.hasPrefix("fake") }
      )
    }
    let build = try Alertc.run("build", evil, "--output", "out", in: folder)
    #expect(build.status == 1)
    #expect(!build.errorText.contains("\u{1B}"))
  }
}
