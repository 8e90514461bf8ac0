import Foundation
import TestSupport
import Testing

@Suite("alertc")
struct CommandLineTests {
  @Test(
    "help and versions go to standard output",
    arguments: [["--help"], ["--version"], ["lint", "--help"], ["help"]]
  )
  func help(arguments: [String]) throws {
    let run = try Subprocess.run(BuildProducts.alertc.path, arguments)
    #expect(run.status == 0)
    #expect(run.errorText == "")
    #expect(run.outputText.contains("alertc"))
  }

  @Test("the version names ICU and CLDR")
  func version() throws {
    #expect(try Alertc.run("--version").outputText.wholeMatch(of: /alertc [\d.]+ \(ICU [\d.]+, CLDR [\d.]+\)\n/) != nil)
  }

  @Test(
    "a command line at fault ends with 2, says why and prints nothing else",
    arguments: [
      (["lnit", "."], "did you mean “lint”?"),
      (["lint", ".", "--fromat", "json"], "did you mean “--format”?"),
      (["lint", ".", "--format", "jsn"], "did you mean “json”?"),
      (["lint", ".", "--only", "missing-othr"], "did you mean “missing-other”?"),
      (["explain", "missing-othr"], "did you mean “missing-other”?"),
      (["build", "."], "--output is missing"),
      (["preview", "."], "there is no command “preview”"),
      (["lint", "nowhere"], "nowhere: error: no such file or folder"),
      ([], "name a command"),
    ]
  )
  func mistakes(arguments: [String], expected: String) throws {
    let folder = try TemporaryFolder()
    let run = try folder.during { try Subprocess.run(BuildProducts.alertc.path, arguments, in: $0) }
    #expect(run.status == 2)
    #expect(run.outputText == "")
    #expect(run.errorText.contains(expected), "\(run.errorText)")
  }

  @Test("every rule has an explanation")
  func rules() throws {
    let rules = try Alertc.run("rules").outputText.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(rules.count > 30)
    for rule in rules.prefix(3) {
      let run = try Alertc.run("explain", String(rule))
      #expect(run.status == 0)
      #expect(run.outputText.hasPrefix(rule + " ("))
    }
    let json = try JSONSerialization.jsonObject(with: Alertc.run("rules", "--json").output)
    #expect((json as? [Any])?.count == rules.count)
  }

  @Test("completions are scripts that their shell can read", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let script = try Alertc.run("completions", shell)
    #expect(script.status == 0)
    // Other shells are not installed everywhere.
    guard shell == "bash" else { return }
    let folder = try TemporaryFolder(["alertc.bash": script.outputText])
    let check = try Subprocess.run("bash", ["-n", folder["alertc.bash"].path])
    #expect(check.status == 0, "\(check.errorText)")
    let complete = """
      source ./alertc.bash; COMP_WORDS=(alertc lint --format js); COMP_CWORD=3; _alertc; echo "${COMPREPLY[@]}"
      COMP_WORDS=(alertc b); COMP_CWORD=1; _alertc; echo "${COMPREPLY[@]}"
      """
    let completed = try folder.during { try Subprocess.run("bash", ["-c", complete], in: $0) }
    #expect(completed.outputText == "json\nbuild\n", "\(completed.errorText)")
  }

  @Test("standard output that cannot be written is an error")
  func fullOutput() throws {
    #if os(Linux)
      let line = "'\(BuildProducts.alertc.path)' rules > /dev/full"
      let run = try Subprocess.run("bash", ["-c", line])
      #expect(run.status == 2)
      #expect(run.errorText.contains("standard output cannot be written"))
    #endif
  }

  @Test("a reader that goes away ends the tool quietly")
  func closedOutput() throws {
    let line = "'\(BuildProducts.alertc.path)' rules | head -n 1; echo ${PIPESTATUS[0]}"
    let run = try Subprocess.run("bash", ["-c", line])
    #expect(run.errorText == "")
    #expect(run.outputText.hasSuffix("\n0\n"))
  }
}
