import Foundation
import TestSupport
import Testing

@Suite("alertc init, stats and explain")
struct InitTests {
  @Test("the first catalog has no findings, renders and builds; init overwrites nothing")
  func first() throws {
    let folder = try TemporaryFolder()
    let run = try Alertc.run("init", "App/Alerts", in: folder)
    #expect(run.status == 0, "\(run.errorText)")
    // The commands that it names work as they are written.
    for line in run.outputText.split(separator: "\n") where line.hasPrefix("  alertc ") {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      let next = try Subprocess.run(BuildProducts.alertc.path, words, in: folder.url)
      #expect(next.status == 0 && next.errorText == "", "\(line): \(next.errorText)")
      if words[0] == "lint" { #expect(next.outputText == "") }
      if words[0] == "render" { #expect(next.outputText.hasPrefix("3 Dateien löschen?\n")) }
    }
    let again = try Alertc.run("init", "App/Alerts", in: folder)
    #expect(again.status == 2)
    #expect(again.errorText.hasPrefix("App/Alerts/Alerts.yaml: error: it exists already"))
  }

  @Test("stats count what can be shown in each locale")
  func stats() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    try folder.write("locale: fr\nalerts:\n  sync.done: Tout est à jour.\n", to: "Alerts.fr.yaml")
    #expect(
      try Alertc.run("stats", ".", in: folder).outputText == """
        Alerts: 2 alerts, source locale en
          en  6 of 6  100 %
          de  6 of 6  100 %
          fr  3 of 6   50 %

        """
    )
    let json = try Alertc.run("stats", ".", "--json", in: folder).outputText
    #expect(json.hasSuffix("{\"locale\":\"fr\",\"translated\":3,\"total\":6}]}]}\n"))
  }
}
