/// Why an alert could not be answered in a terminal.
public enum TerminalPresenterError: Error, Sendable, Hashable {
  /// Input or output is not a terminal, so that nobody can answer.
  case notInteractive
  /// The input ended, and the alert has no action that cancels it.
  case endOfInput
  /// The alert has nothing to choose. Alerts of a catalog always have.
  case noActions
}

extension TerminalPresenterError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notInteractive: "the alert needs an answer, but there is no terminal to ask in"
    case .endOfInput: "the input ended before the alert was answered"
    case .noActions: "the alert has no action to choose"
    }
  }
}
