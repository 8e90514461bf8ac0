import AlertCatalog
import AlertCatalogUI
import Testing

@Suite("TerminalPresenter")
struct TerminalPresenterTests {
  private let delete = ResolvedAlert(
    locale: "en",
    direction: .leftToRight,
    title: "Delete “a.txt”?",
    message: "You can’t undo this action.",
    actions: [
      ResolvedAction(action: 1, id: "delete", label: "Delete", role: .destructive),
      ResolvedAction(action: 2, id: "cancel", label: "Cancel", role: .cancel),
    ],
    severity: .critical
  )

  private let rename = ResolvedAlert(
    locale: "de",
    direction: .leftToRight,
    title: "„a.txt“ umbenennen",
    message: nil,
    actions: [
      ResolvedAction(action: "rename", id: "rename", label: "Umbenennen", isPreferred: true),
      ResolvedAction(action: "cancel", id: "cancel", label: "Abbrechen", role: .cancel),
    ],
    fields: [
      ResolvedField(id: "name", placeholder: "Neuer Name", initial: "a.txt"),
      ResolvedField(id: "password", kind: .secure, title: "Passwort"),
    ]
  )

  @Test("shows title, message and numbered actions, and takes a number")
  func numbers() async throws {
    let terminal = ScriptedTerminal("1")
    #expect(try await TerminalPresenter(terminal: terminal).present(delete).action == 1)
    #expect(
      terminal.transcript == """

        ⚠ Delete “a.txt”?
        You can’t undo this action.

          1  Delete
          2  Cancel ↵ ⎋
        1–2 › ⟨1⟩

        """
    )
  }

  @Test("Return chooses the preferred action, else the one that cancels", arguments: [("", 2), (" ", 2)])
  func standard(answer: String, action: Int) async throws {
    #expect(try await TerminalPresenter(terminal: ScriptedTerminal(answer)).present(delete).action == action)
  }

  @Test("labels and ids choose too, whatever their letter case", arguments: ["delete", "DELETE", " Delete "])
  func labels(answer: String) async throws {
    #expect(try await TerminalPresenter(terminal: ScriptedTerminal(answer)).present(delete).action == 1)
  }

  @Test("numbers may be in the digits of any script", arguments: ["١", "１", " 1 ", "१"])
  func digits(answer: String) async throws {
    #expect(try await TerminalPresenter(terminal: ScriptedTerminal(answer)).present(delete).action == 1)
  }

  @Test("what is not an answer is asked again")
  func again() async throws {
    let terminal = ScriptedTerminal("3", "0", "-1", "maybe", "99999999999999999999", "1")
    #expect(try await TerminalPresenter(terminal: terminal).present(delete).action == 1)
    #expect(terminal.transcript.split(separator: "1–2 ›").count == 7)
  }

  @Test("Escape and the end of the input cancel")
  func cancels() async throws {
    #expect(try await TerminalPresenter(terminal: ScriptedTerminal("\u{1B}")).present(delete).action == 2)
    #expect(try await TerminalPresenter(terminal: ScriptedTerminal()).present(delete).action == 2)
    #expect(try await TerminalPresenter(terminal: ScriptedTerminal()).present(rename).action == "cancel")
  }

  @Test("fields are asked first; secrets are hidden and Return keeps what a field holds")
  func fields() async throws {
    let terminal = ScriptedTerminal("", "s3cret", "")
    let answer = try await TerminalPresenter(terminal: terminal).present(rename)
    #expect(answer.action == "rename")
    #expect(answer.fields == AlertFieldTexts(["a.txt", "s3cret"]))
    #expect(
      terminal.transcript == """

        „a.txt“ umbenennen

        Neuer Name [a.txt] › ⟨⟩
        Passwort › ⟨hidden⟩
          1  Umbenennen ↵
          2  Abbrechen ⎋
        1–2 › ⟨⟩

        """
    )
  }

  @Test("without a terminal nothing is written, and the error says why")
  func noTerminal() async throws {
    let terminal = ScriptedTerminal("1", isInteractive: false)
    await #expect(throws: TerminalPresenterError.notInteractive) {
      _ = try await TerminalPresenter(terminal: terminal).present(delete)
    }
    #expect(terminal.transcript.isEmpty)
    #expect(TerminalPresenterError.notInteractive.description.contains("no terminal"))
  }

  @Test("the end of the input is an error where nothing cancels")
  func end() async throws {
    let alert = ResolvedAlert(
      locale: "en",
      direction: .leftToRight,
      title: "Done",
      message: nil,
      actions: [ResolvedAction(action: 1, id: "ok", label: "OK")]
    )
    await #expect(throws: TerminalPresenterError.endOfInput) {
      _ = try await TerminalPresenter(terminal: ScriptedTerminal()).present(alert)
    }
  }

  @Test("an alert without actions is refused before anything is asked")
  func noActions() async throws {
    let alert = ResolvedAlert<Int>(locale: "en", direction: .leftToRight, title: "Done", message: nil, actions: [])
    let terminal = ScriptedTerminal("", "")
    await #expect(throws: TerminalPresenterError.noActions) {
      _ = try await TerminalPresenter(terminal: terminal).present(alert)
    }
    #expect(terminal.transcript.isEmpty)
  }

  @Test("right-to-left alerts are isolated, so that numbers stay in front")
  func rightToLeft() async throws {
    let alert = ResolvedAlert(
      locale: "ar",
      direction: .rightToLeft,
      title: "هل تريد حذف ”a.txt“؟",
      message: nil,
      actions: [ResolvedAction(action: 1, id: "ok", label: "موافق")]
    )
    let terminal = ScriptedTerminal("")
    #expect(try await TerminalPresenter(terminal: terminal).present(alert).action == 1)
    #expect(terminal.transcript.contains("\u{2067}هل تريد حذف ”a.txt“؟\u{2069}\n"))
    #expect(terminal.transcript.contains("  1  \u{2067}موافق\u{2069} ↵\n"))
  }

  @Test("texts cannot control the terminal")
  func controls() async throws {
    var alert = delete
    alert.title = "a\u{1B}[2J\u{7}b\u{9B}c\rd\u{202E}e\u{2066}f"
    alert.message = "first\nsecond\u{2069}"
    alert.actions[0].label = "De\nlete"
    let terminal = ScriptedTerminal("2")
    _ = try await TerminalPresenter(terminal: terminal).present(alert)
    #expect(terminal.transcript.contains("⚠ a␛[2J␇b\u{FFFD}cde\u{2066}f\u{2069}\nfirst\nsecond\n"))
    #expect(terminal.transcript.contains("  1  De lete\n"))
  }
}
