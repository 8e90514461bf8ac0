/// Where a ``TerminalPresenter`` writes and reads: the process's terminal, or a test's stand-in.
public protocol AlertTerminal: Sendable {
  /// Whether somebody sits there and can answer.
  var isInteractive: Bool { get }

  /// Writes text as it is, without ending the line.
  ///
  /// - Parameter text: Free of control characters but line feeds.
  func write(_ text: String)

  /// Waits for a line.
  ///
  /// - Parameter isHidden: Whether what is typed is secret and not shown.
  /// - Returns: The line without its end; `nil` at the end of the input.
  /// - Throws: `CancellationError` where the task is cancelled while it waits.
  func readLine(isHidden: Bool) async throws -> String?
}
