import Foundation
import TestSupport
import Testing

/// Runs the tool on each folder of `Cases`. A new case is a new folder: its files and `expected.json`.
@Suite("Cases")
struct CaseTests {
  @Test("every folder belongs to an area, and every area has cases")
  func areas() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Case.root.path).filter { !$0.hasPrefix(".") }
    #expect(Set(folders) == Set(Area.allCases.map(\.rawValue)))
    for area in Area.allCases { #expect(!Case.all(in: [area]).isEmpty, "\(area)") }
  }

  @Test("lint finds what it should", arguments: Case.all(in: Area.allCases))
  func lints(example: Case) throws {
    let wanted = try example.expectation()
    let run = try example.run(["lint", ".", "--format", "json"])
    #expect(run.status < 2, "\(run.errorText)")
    let findings = try JSONDecoder().decode(Report.self, from: run.output).findings
    for expected in wanted.expect ?? [] {
      #expect(findings.contains(where: expected.matches), "no \(expected) among \(findings)")
    }
    for finding in findings {
      #expect(wanted.silent?.contains(finding.rule) != true, "must be silent: \(finding)")
      guard wanted.clean == true, finding.severity != "info" else { continue }
      #expect(wanted.expect?.contains { $0.matches(finding) } == true, "unexpected: \(finding)")
    }
  }

  @Test("render shows what it should", arguments: Case.all(in: Area.allCases))
  func renders(example: Case) throws {
    guard let wanted = try example.expectation().render else { return }
    let requests = try wanted.map { answer in
      let request = Request(alert: answer.alert, locale: answer.locale, arguments: answer.arguments)
      return try JSONEncoder().encode(request) + Data("\n".utf8)
    }
    let run = try example.run(["render", ".", "--stdin"], input: Data(requests.joined()))
    let lines = run.outputText.split(separator: "\n")
    try #require(lines.count == wanted.count, "\(run.outputText)\(run.errorText)")
    for (expected, line) in zip(wanted, lines) {
      let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
      #expect(answer.error == nil, "\(line)")
      if let locale = expected.answers { #expect(answer.locale == locale, "\(line)") }
      if let title = expected.title { #expect(answer.title == title, "\(line)") }
      if let message = expected.message { #expect(answer.message == message, "\(line)") }
      if let labels = expected.labels { #expect(answer.actions?.map(\.label) == labels, "\(line)") }
    }
  }

  @Test("what build writes compiles in both language modes", arguments: Case.all(in: Area.allCases))
  func builds(example: Case) throws {
    guard try example.expectation().build == true else { return }
    let output = try TemporaryFolder()
    let run = try example.run(["build", ".", "--output", output.url.path])
    try #require(run.status == 0, "\(run.errorText)")
    let files = try FileManager.default.contentsOfDirectory(at: output.url, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    for mode in SwiftCompiler.LanguageMode.allCases {
      #expect(try SwiftCompiler.check(files, mode).isEmpty, "in mode \(mode.rawValue)")
    }
  }
}
