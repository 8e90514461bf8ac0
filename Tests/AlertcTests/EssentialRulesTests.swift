import Foundation
import TestSupport
import Testing

@Suite("What cannot be compiled is never written")
struct EssentialRulesTests {
  /// Definitions of which no code can be made, and the rule that says so.
  private static let broken = [
    ("message-syntax", "a: \"Delete {n?\""),
    ("missing-other", "a: \"{n, plural, one {#}}\""),
    ("identifier-collision", "book_now: x\n  bookNow: y"),
    ("argument-name", "a: \"{x_y} {xY}\""),
    ("invalid-value", "a: { title: Go?, actions: { foo: } }"),
    ("duplicate-key", "a: One\n  a: Two"),
  ]

  @Test("neither configuration, nor comments, nor options lower such a finding", arguments: broken)
  func lowered(rule: String, alerts: String) throws {
    for severity in ["off", "warning"] {
      let folder = try TemporaryFolder([
        "Alerts.yaml": "sourceLocale: en\nalerts:\n  # alertc:disable \(rule)\n  \(alerts)\n",
        "alertc.yaml": "rules: { \(rule): \(severity), unused-suppression: off }\n",
      ])
      let run = try Alertc.run("build", ".", "--output", "out", "--disable", rule, in: folder)
      #expect(run.status == 1)
      #expect(run.errorText.contains("error: "))
      #expect(run.errorText.contains("[\(rule)]"))
      #expect(!FileManager.default.fileExists(atPath: folder["out"].path))
    }
  }

  @Test("in a translation they may weigh less: the alert falls back")
  func translation() throws {
    let folder = try TemporaryFolder([
      "Alerts.yaml": "sourceLocale: en\nalerts:\n  a: Hello\n",
      "Alerts.de.yaml": "locale: de\nalerts:\n  a: \"Hallo {n\"\n",
      "alertc.yaml": "rules: { message-syntax: warning }\n",
    ])
    let build = try Alertc.run("build", ".", "--output", "out", in: folder)
    #expect(build.status == 0, "\(build.errorText)")
    let alert = try Alertc.run("render", ".", "--alert", "a", "--locale", "de", in: folder)
    #expect(alert.outputText.hasPrefix("Hello\n"))
  }

  @Test("an alert that no locale has in a form that can be compiled is an error, not an empty alert")
  func render() throws {
    let folder = try TemporaryFolder(["Alerts.yaml": "sourceLocale: en\nalerts:\n  a: \"Hello {n\"\n"])
    let run = try Alertc.run("render", ".", "--alert", "a", "--locale", "en", "--arg", "n=1", in: folder)
    #expect(run.status == 2)
    #expect(run.outputText == "")
    #expect(run.errorText.contains("no locale has all texts of the alert “a”"))
  }

  @Test("a file’s name cannot write Swift")
  func fileName() throws {
    let name = "Al\npublic let injected = 1\npostfix operator ..yaml"
    let folder = try TemporaryFolder([name: "sourceLocale: en\nalerts:\n  a: x\n"])
    _ = try Alertc.run("build", ".", "--output", "out", in: folder)
    let files = (try? folder.outputs()) ?? []
    for file in files {
      let lines = try String(contentsOf: folder["out/" + file], encoding: .utf8).split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("public let") || $0.hasPrefix("postfix") })
    }
  }

  @Test("an empty output folder is a mistake, not the working directory")
  func emptyOutput() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    let run = try Alertc.run("build", ".", "--output", "", in: folder)
    #expect(run.status == 2)
    #expect(run.errorText.contains("the value of --output is empty"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == Catalogs.good.count)
  }
}
