import Foundation
import TestSupport
import Testing

@Suite("alertc build")
struct BuildTests {
  @Test("the same catalog gives the same bytes from any folder, in any process")
  func deterministic() throws {
    var outputs: [[String: Data]] = []
    for place in ["here", "some/where/else"] {
      let folder = try TemporaryFolder()
      for (name, text) in Catalogs.good { try folder.write(text, to: place + "/" + name) }
      // Hash seeds differ from process to process unless this variable is set.
      let environment: [String: String?] = ["SWIFT_DETERMINISTIC_HASHING": nil]
      let run = try Alertc.run("build", place, "--output", "out", in: folder, environment: environment)
      #expect(run.status == 0, "\(run.errorText)")
      let names = try folder.outputs()
      outputs.append(
        try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder["out/" + $0])) })
      )
    }
    #expect(outputs[0].keys.sorted() == ["Alerts.generated.swift", "Alerts.texts.generated.swift"])
    #expect(outputs[0] == outputs[1])
  }

  @Test("--check writes nothing and sees a changed byte")
  func check() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    let missing = try Alertc.run("build", ".", "--output", "out", "--check", in: folder)
    #expect(missing.status == 1)
    #expect(missing.errorText.contains("out/Alerts.generated.swift: error: "))
    #expect(!FileManager.default.fileExists(atPath: folder["out"].path))

    #expect(try Alertc.run("build", ".", "--output", "out", in: folder).status == 0)
    #expect(try Alertc.run("build", ".", "--output", "out", "--check", in: folder).status == 0)
    var bytes = try Data(contentsOf: folder["out/Alerts.texts.generated.swift"])
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: folder["out/Alerts.texts.generated.swift"])
    let changed = try Alertc.run("build", ".", "--output", "out", "--check", in: folder)
    #expect(changed.status == 1)
    #expect(changed.errorText.hasPrefix("out/Alerts.texts.generated.swift: error: "))
    #expect(try Data(contentsOf: folder["out/Alerts.texts.generated.swift"]) == bytes)
  }

  @Test("with errors nothing is written, and findings go to standard error")
  func errors() throws {
    let folder = try TemporaryFolder(Catalogs.bad)
    let run = try Alertc.run("build", ".", "--output", "out", in: folder)
    #expect(run.status == 1)
    #expect(run.outputText == "")
    #expect(run.errorText.contains("Alerts.de.yaml:4:29: error: "))
    #expect(!FileManager.default.fileExists(atPath: folder["out"].path))
  }

  @Test("access and pack come from the command line, else from the environment, else from the file")
  func choices() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    try folder.write("access: internal\npack: file\n", to: "alertc.yaml")
    func declarations(_ arguments: String..., environment: [String: String?] = [:]) throws -> String {
      let run = try Subprocess.run(
        BuildProducts.alertc.path,
        ["build", ".", "--output", "out"] + arguments,
        in: folder.url,
        environment: environment
      )
      #expect(run.status == 0, "\(run.errorText)")
      return try folder.text(of: "out/Alerts.generated.swift")
    }
    #expect(try declarations().contains("\nenum Alerts {"))
    #expect(FileManager.default.fileExists(atPath: folder["out/Alerts.alertpack"].path))
    let environment = ["ALERTC_ACCESS": "package"]
    #expect(try declarations(environment: environment).contains("\npackage enum Alerts {"))
    #expect(try declarations("--access", "public", environment: environment).contains("\npublic enum Alerts {"))
  }

  @Test("a build of the same files shows the same findings, writes what is missing, and looks into nothing")
  func remembered() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    try folder.write("locales: [de, fr]\nrules: { missing-locale-file: warning }\n", to: "alertc.yaml")
    let first = try Alertc.run("build", ".", "--output", "out", in: folder)
    #expect(first.status == 0 && first.errorText.contains("[missing-locale-file]"))
    let cache = try FileManager.default.contentsOfDirectory(atPath: folder["out/.alertc-cache"].path)
    #expect(cache.count > 3)
    let second = try Alertc.run("build", ".", "--output", "out", in: folder)
    #expect(second.status == 0 && second.errorText == first.errorText)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out/.alertc-cache"].path) == cache)

    let strict = try Alertc.run("build", ".", "--output", "out", "--strict", in: folder)
    #expect(strict.status == 1 && strict.errorText == first.errorText)
    let repeated = try Alertc.run("build", ".", "--output", "out", "--strict", in: folder)
    #expect(repeated.status == 1 && repeated.errorText == first.errorText)

    try folder.write("edited", to: "out/Alerts.generated.swift")
    #expect(try Alertc.run("build", ".", "--output", "out", in: folder).status == 0)
    #expect(try folder.text(of: "out/Alerts.generated.swift").contains("enum Alerts"))
  }

  @Test("--no-cache and --check keep nothing")
  func withoutCache() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    #expect(try Alertc.run("build", ".", "--output", "out", "--no-cache", in: folder).status == 0)
    let variable = try Alertc.run("build", ".", "--output", "out", in: folder, environment: ["ALERTC_NO_CACHE": "1"])
    #expect(variable.status == 0)
    #expect(try Alertc.run("build", ".", "--output", "out", "--check", in: folder).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out"].path).count == 2)
  }

  @Test("functions are split into as many files as --parts says")
  func parts() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    #expect(try Alertc.run("build", ".", "--output", "out", "--parts", "Alerts=3", in: folder).status == 0)
    #expect(
      try folder.outputs() == [
        "Alerts.generated.swift", "Alerts.part2.generated.swift", "Alerts.part3.generated.swift",
        "Alerts.texts.generated.swift",
      ]
    )
    let check = try Alertc.run("build", ".", "--output", "out", "--check", in: folder)
    #expect(check.status == 1 && check.errorText.contains("out/Alerts.part3.generated.swift: error: "))
    for value in ["3", "Alerts=", "Alerts=0", "Alerts=17", "=2"] {
      let run = try Alertc.run("build", ".", "--output", "out", "--parts", value, in: folder)
      #expect(run.status == 2 && run.errorText.contains("N from 1 to 16"), "\(run.errorText)")
    }
  }

  @Test("several catalogs are written side by side; two that would be one are refused")
  func severalCatalogs() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    try folder.write("sourceLocale: en\nalerts:\n  a: Hello\n", to: "Other.yaml")
    #expect(try Alertc.run("build", ".", "--output", "out", in: folder).status == 0)
    #expect(
      try folder.outputs() == [
        "Alerts.generated.swift", "Alerts.texts.generated.swift", "Other.generated.swift",
        "Other.texts.generated.swift",
      ]
    )
    try folder.write("sourceLocale: en\nalerts:\n  a: Hello\n", to: "below/Alerts.yaml")
    let run = try Alertc.run("build", ".", "--output", "out", in: folder)
    #expect(run.status == 2)
    #expect(run.errorText.contains("would be written as one"))
  }
}
