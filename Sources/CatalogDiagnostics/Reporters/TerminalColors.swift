/// The few colours that messages have on a terminal; nothing at all elsewhere.
package struct TerminalColors: Sendable {
  package let isEnabled: Bool

  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  /// `error: ` in the colour of the severity.
  package func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: paint("error: ", "1;31")
    case .warning: paint("warning: ", "1;35")
    case .info: paint("info: ", "1;36")
    }
  }

  package func bold(_ text: String) -> String { paint(text, "1") }
  package func note(_ text: String) -> String { paint(text, "1;30") }
  package func caret(_ text: String) -> String { paint(text, "1;32") }

  private func paint(_ text: String, _ code: String) -> String {
    isEnabled ? "\u{1B}[" + code + "m" + text + "\u{1B}[0m" : text
  }
}
