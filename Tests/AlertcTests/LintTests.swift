import Foundation
import TestSupport
import Testing

@Suite("alertc lint")
struct LintTests {
  private let errorLine =
    "Alerts.de.yaml:4:29: error: “eins” is no plural category; keywords stay English: did you mean `one`? "
    + "[unknown-selector]\n"

  @Test("nothing wrong: no output and 0")
  func good() throws {
    let run = try Alertc.run("lint", ".", in: try TemporaryFolder(Catalogs.good))
    #expect(run.status == 0 && run.outputText == "" && run.errorText == "", "\(run.outputText)\(run.errorText)")
  }

  @Test("findings go to standard output, one a line, errors end with 1")
  func findings() throws {
    let run = try Alertc.run("lint", ".", in: try TemporaryFolder(Catalogs.bad))
    #expect(run.status == 1)
    #expect(run.errorText == "")
    #expect(run.outputText.contains(errorLine), "\(run.outputText)")
    #expect(run.outputText.contains(": warning: "))
  }

  @Test("--only, --disable, --locale and --strict choose what counts")
  func choices() throws {
    let folder = try TemporaryFolder(Catalogs.bad)
    #expect(try Alertc.run("lint", ".", "--only", "unknown-selector", in: folder).outputText == errorLine)
    let warnings = try Alertc.run("lint", ".", "--only", "destructive-without-cancel", in: folder)
    #expect(warnings.status == 0)
    #expect(warnings.outputText.contains("warning"))
    let strict = try Alertc.run("lint", ".", "--only", "destructive-without-cancel", "--strict", in: folder)
    #expect(strict.status == 1)
    let disabled = try Alertc.run("lint", ".", "--disable", "unknown-selector", in: folder)
    #expect(!disabled.outputText.contains("unknown-selector"))
    let german = try Alertc.run("lint", ".", "--locale", "de", "--disable", "missing-translation", in: folder)
    #expect(german.outputText.contains("Alerts.de.yaml"))
    #expect(!german.outputText.contains("destructive-without-cancel"))
  }

  @Test("the command line beats the environment, which beats the file")
  func precedence() throws {
    let folder = try TemporaryFolder(Catalogs.bad)
    try folder.write("rules: { unknown-selector: info, destructive-without-cancel: off }\n", to: "alertc.yaml")
    let file = try Alertc.run("lint", ".", in: folder)
    #expect(file.outputText.contains("info: “eins”"))
    #expect(!file.outputText.contains("destructive-without-cancel"))
    let environment = ["ALERTC_FORMAT": "json", "ALERTC_DISABLE": "unknown-selector"]
    let disabled = try Alertc.run("lint", ".", in: folder, environment: environment)
    #expect(disabled.outputText.hasPrefix("{"))
    #expect(!disabled.outputText.contains("unknown-selector"))
    let line = try Alertc.run("lint", ".", "--format", "text", in: folder, environment: environment)
    #expect(line.outputText.hasPrefix("Alerts."))
    #expect(try Alertc.run("lint", ".", in: folder, environment: ["ALERTC_FORMAT": "xml"]).status == 2)
  }

  @Test("JSON counts what it has found and names what it has looked at")
  func json() throws {
    let run = try Alertc.run("lint", ".", "--format", "json", in: try TemporaryFolder(Catalogs.bad))
    let report = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(run.status == 1)
    #expect(summary["alerts"] as? Int == 3)
    #expect(summary["locales"] as? [String] == ["de", "en"])
    #expect(summary["errors"] as? Int == findings.filter { $0["severity"] as? String == "error" }.count)
    let first = try #require(findings.first { $0["rule"] as? String == "unknown-selector" })
    #expect(first["path"] as? String == "Alerts.de.yaml")
    #expect(first["alert"] as? String == "file.delete")
    #expect(first["field"] as? String == "title")
    #expect(first["locale"] as? String == "de")
  }

  @Test("--output writes a file instead")
  func output() throws {
    let folder = try TemporaryFolder(Catalogs.bad)
    let run = try Alertc.run("lint", ".", "--format", "json", "--output", "report.json", in: folder)
    #expect(run.status == 1 && run.outputText == "")
    #expect(try folder.text(of: "report.json").hasPrefix("{\"version\":1,"))
  }

  @Test("- reads a catalog from standard input")
  func standardInput() throws {
    let run = try Alertc.run("lint", "-", in: try TemporaryFolder(), input: "sourceLocale: en\nalerts:\n  a: \"{n\"\n")
    #expect(run.status == 1)
    #expect(run.outputText.hasPrefix("<stdin>:3:"))
  }

  @Test("a folder without a catalog is an error that tells how to begin")
  func noCatalog() throws {
    let folder = try TemporaryFolder(["README.md": ""])
    let run = try Alertc.run("lint", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errorText.contains("alertc init"))
    try folder.write("services: {}\n", to: "docker-compose.yaml")
    let other = try Alertc.run("lint", ".", in: folder)
    #expect(other.status == 2)
    #expect(other.errorText.hasPrefix("docker-compose.yaml:1:1: error: "))
  }

  @Test("files of other tools are left alone")
  func foreign() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    try folder.write("on: push\njobs: [broken\n", to: "ci.yaml")
    let run = try Alertc.run("lint", ".", in: folder)
    #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
  }

  @Test("configuration of folders above counts, and mistakes in it are told once")
  func nestedConfiguration() throws {
    var files: [String: String] = ["alertc.yaml": "rules: { missing-othr: error, unknown-selector: warning }\n"]
    for (name, text) in Catalogs.bad {
      files["A/" + name] = text
      files["B/" + name] = text
    }
    files["B/alertc.yaml"] = "rules: { unknown-selector: off }\n"
    let run = try Alertc.run("lint", ".", in: try TemporaryFolder(files))
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.filter { $0.contains("[unknown-rule]") }.count == 1)
    #expect(lines.filter { $0.contains("[unknown-selector]") }.map { $0.prefix(2) } == ["A/"])
    #expect(lines.contains { $0.contains("warning: “eins”") })
  }
}
