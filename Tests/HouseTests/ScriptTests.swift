import Foundation
import TestSupport
import Testing

@Suite("Scripts of .ci")
struct ScriptTests {
  private static let folder = Repository.root.appendingPathComponent(".ci")

  @Test(
    "each can be run, stops at the first error and is well-formed",
    arguments: ["setup", "run", "docs", "standins", "bundle", "consumer"]
  )
  func wellFormed(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    #expect(FileManager.default.isExecutableFile(atPath: file.path))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("#!/usr/bin/env bash\n"))
    #expect(text.contains("\nset -euo pipefail\n"))
    let run = try Subprocess.run("bash", ["-n", file.path])
    #expect(run.status == 0, "\(run.errorText)")
  }

  @Test("there are no others")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == ["setup", "run", "docs", "standins", "bundle", "consumer"])
  }

  @Test("one command does all that a change has to pass")
  func steps() throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent("run"), encoding: .utf8)
    let steps = [
      ".ci/setup", "swift format lint --strict", "-warnings-as-errors", "-Werror", "swift test", "lint-alerts --strict",
      ".ci/docs", ".ci/standins", ".ci/consumer", ".ci/bundle", "reading-tables", "compiling-catalogs",
    ]
    for step in steps { #expect(text.contains(step), "\(step)") }
  }

  @Test("all that the tool links is installed by setup")
  func packages() throws {
    let manifest = try String(contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let setup = try String(contentsOf: Self.folder.appendingPathComponent("setup"), encoding: .utf8)
    for match in manifest.matches(of: /(apt|brew): "([^"]+)"/) {
      #expect(setup.contains(match.2), "\(match.2)")
    }
  }
}
