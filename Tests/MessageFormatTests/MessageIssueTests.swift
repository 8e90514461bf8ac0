import CatalogDiagnostics
import MessageFormat
import Testing

@Suite("Issues of a message")
struct MessageIssueTests {
  @Test(
    "are found where they are, with their fixes",
    arguments: [
      IssueCase("Supprimer l⟦'⟧{name} ?", [.apostropheQuotesArgument], fixed: "Supprimer l''{name} ?"),
      IssueCase(
        "{n, plural, ⟦eins⟧ {# Datei} other {# Dateien}}",
        [.unknownSelector],
        fixed: "{n, plural, one {# Datei} other {# Dateien}}"
      ),
      IssueCase("⟦{{⟧count}} Dateien", [.messageSyntax], fixed: "{count} Dateien"),
      IssueCase("{n, ⟦plural⟧, one {# Datei}}", [.missingOther]),
      IssueCase("{n, plural, one {#} ⟦one⟧ {1} other {#}}", [.duplicateSelector]),
    ]
  )
  func issues(_ example: IssueCase) { example.check() }
}
