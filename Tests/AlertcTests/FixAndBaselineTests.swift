import Foundation
import TestSupport
import Testing

@Suite("alertc lint --fix and --baseline")
struct FixAndBaselineTests {
  private let mendable = [
    "Alerts.yaml": """
    sourceLocale: en
    alerts:
      file.delete: "Delete {name}?"
      file.count: "{count, plural, one {# file} other {# files}}"

    """,
    "Alerts.fr.yaml": """
    # Supprimer les fichiers
    locale: fr
    alerts:
      file.delete: "Supprimer l'{name} et l'{name} ?"
      file.count: "{count, plural, zero {Aucun fichier} one {# fichier} other {# fichiers}}"

    """,
  ]

  @Test("--fix repairs what it can, changes nothing else, and reports what is left")
  func fix() throws {
    let folder = try TemporaryFolder(mendable)
    #expect(try Alertc.run("lint", ".", in: folder).status == 1)
    let run = try Alertc.run("lint", ".", "--fix", "--only", "apostrophe-quotes-argument", in: folder)
    #expect(run.status == 0, "\(run.outputText)")
    #expect(run.errorText.hasPrefix("alertc: fixed "))
    #expect(try folder.text(of: "Alerts.yaml") == mendable["Alerts.yaml"])
    #expect(
      try folder.text(of: "Alerts.fr.yaml") == """
        # Supprimer les fichiers
        locale: fr
        alerts:
          file.delete: "Supprimer l''{name} et l''{name} ?"
          file.count: "{count, plural, zero {Aucun fichier} one {# fichier} other {# fichiers}}"

        """
    )
    #expect(try Alertc.run("lint", ".", "--fix", in: folder).status == 0)
    #expect(try folder.text(of: "Alerts.fr.yaml").contains("{count, plural, =0 {Aucun fichier}"))
    let again = try Alertc.run("lint", ".", "--fix", in: folder)
    #expect(again.errorText == "alertc: fixed 0 findings\n")
  }

  @Test("--fix leaves files alone whose bytes are no text")
  func damaged() throws {
    let folder = try TemporaryFolder(mendable)
    let text = Data((mendable["Alerts.fr.yaml"] ?? "").utf8)
    let damaged = text + Data([0x23, 0x20, 0xE9, 0x0A])
    try folder.write(damaged, to: "Alerts.fr.yaml")
    let run = try Alertc.run("lint", ".", "--fix", in: folder)
    #expect(run.status == 1)
    #expect(try Data(contentsOf: folder["Alerts.fr.yaml"]) == damaged)
  }

  @Test("a baseline holds what is known, wherever it moves; new findings and stale entries are reported")
  func baseline() throws {
    let folder = try TemporaryFolder(Catalogs.bad)
    let written = try Alertc.run("lint", ".", "--write-baseline", "known.json", in: folder)
    #expect(written.status == 0 && written.outputText == "")
    #expect(try Alertc.run("lint", ".", "--baseline", "known.json", "--strict", in: folder).status == 0)

    let moved = "# A comment that moves all lines\n" + (Catalogs.bad["Alerts.de.yaml"] ?? "")
    try folder.write(moved, to: "Alerts.de.yaml")
    #expect(try Alertc.run("lint", ".", "--baseline", "known.json", "--strict", in: folder).status == 0)

    try folder.write(moved + "  sync.don: Neu\n", to: "Alerts.de.yaml")
    let new = try Alertc.run("lint", ".", "--baseline", "known.json", in: folder)
    #expect(new.status == 1)
    #expect(new.outputText.split(separator: "\n").count == 1, "\(new.outputText)")

    try folder.write(Catalogs.good["Alerts.de.yaml"] ?? "", to: "Alerts.de.yaml")
    let stale = try Alertc.run("lint", ".", "--baseline", "known.json", in: folder)
    #expect(stale.status == 0)
    #expect(stale.outputText.contains("known.json:"))
    #expect(stale.outputText.contains("[unused-suppression]"))
    #expect(
      try !Alertc.run("lint", ".", "--baseline", "known.json", "--locale", "en", in: folder).outputText.contains(
        "known"
      )
    )
  }

  @Test("what is no baseline is named")
  func noBaseline() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    for text in ["", "[]", "{\"version\":2,\"findings\":[]}"] {
      try folder.write(text, to: "known.json")
      let run = try Alertc.run("lint", ".", "--baseline", "known.json", in: folder)
      #expect(run.status == 2)
      #expect(run.errorText.hasPrefix("known.json:1:1: error: this is no"))
    }
    let both = try Alertc.run("lint", ".", "--baseline", "a", "--write-baseline", "b", in: folder)
    #expect(both.errorText.contains("exclude each other"))
  }
}
