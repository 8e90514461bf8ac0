import AlertCatalog

/// One alert while it is asked in a terminal.
struct TerminalDialogue<Action: Sendable>: Sendable {
  private let alert: ResolvedAlert<Action>
  private let terminal: any AlertTerminal

  init(_ alert: ResolvedAlert<Action>, _ terminal: any AlertTerminal) {
    self.alert = alert
    self.terminal = terminal
  }

  func run() async throws -> (action: Action, fields: AlertFieldTexts) {
    showTexts()
    var fields = alert.fields.map(\.initial)
    for (index, field) in alert.fields.enumerated() {
      guard let text = try await ask(field) else { return (try cancelling().action, AlertFieldTexts(fields)) }
      if !text.isEmpty { fields[index] = text }
    }
    return (try await choose().action, AlertFieldTexts(fields))
  }

  // MARK: Showing

  private func showTexts() {
    let mark = alert.severity == .critical ? "⚠ " : ""
    terminal.write("\n" + mark + text(alert.title))
    if let message = alert.message { terminal.write(text(message)) }
    terminal.write("\n")
  }

  private func text(_ text: String) -> String {
    TerminalText.lines(text, alert.direction).joined(separator: "\n") + "\n"
  }

  private func line(_ text: String) -> String { TerminalText.line(text, alert.direction) }

  private func showActions() {
    for (index, action) in alert.actions.enumerated() {
      let marks = (index == standard ? " ↵" : "") + (index == cancel ? " ⎋" : "")
      terminal.write("  \(index + 1)  \(line(action.label))\(marks)\n")
    }
  }

  // MARK: Asking

  /// What was typed, empty for the field's initial text, `nil` to cancel.
  private func ask(_ field: ResolvedField) async throws -> String? {
    let name = field.title ?? field.placeholder ?? field.id
    let initial = field.initial.isEmpty || field.kind == .secure ? "" : " [\(line(field.initial))]"
    terminal.write("\(line(name))\(initial) › ")
    guard let text = try await terminal.readLine(isHidden: field.kind == .secure), !isEscape(text) else { return nil }
    return TerminalText.typed(text)
  }

  private func choose() async throws -> ResolvedAction<Action> {
    showActions()
    while true {
      terminal.write(alert.actions.count == 1 ? "› " : "1–\(alert.actions.count) › ")
      guard let text = try await terminal.readLine(isHidden: false), !isEscape(text) else { return try cancelling() }
      if let action = action(for: TerminalText.typed(text)) { return action }
    }
  }

  private func isEscape(_ text: String) -> Bool {
    text.unicodeScalars.first == "\u{1B}" && text.unicodeScalars.count == 1
  }

  // MARK: Choosing

  private var cancel: Int? { alert.actions.firstIndex { $0.role == .cancel } }

  /// What Return alone chooses.
  private var standard: Int? {
    alert.actions.firstIndex(where: \.isPreferred) ?? (alert.actions.count == 1 ? 0 : cancel)
  }

  private func action(for text: String) -> ResolvedAction<Action>? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    if words.isEmpty { return standard.map { alert.actions[$0] } }
    if let number = number(words) {
      return alert.actions.indices.contains(number - 1) ? alert.actions[number - 1] : nil
    }
    return alert.actions.first { $0.label.lowercased() == words } ?? alert.actions.first { $0.id.lowercased() == words }
  }

  /// A number in the digits of any script, as the alert's people may type it.
  private func number(_ text: String) -> Int? {
    Int(String(text.map { $0.wholeNumberValue.flatMap { (0...9).contains($0) ? Character("\($0)") : nil } ?? $0 }))
  }

  private func cancelling() throws -> ResolvedAction<Action> {
    terminal.write("\n")
    guard let cancel else { throw TerminalPresenterError.endOfInput }
    return alert.actions[cancel]
  }
}
