public import AlertCatalog

/// Asks in a terminal what an alert asks: its texts, its fields one after another, and its actions by number.
///
///     let presenter = TerminalPresenter()
///     switch try await presenter.present(Alerts.File.delete(fileName: "a.txt", count: 1)) {
///     case .delete: remove("a.txt")
///     case .cancel: break
///     }
///
/// An action is chosen by its number, its label or its id. Return alone chooses the action marked ↵: the preferred
/// one, else the only one, else the one that cancels. The Escape key before Return, and the end of the input (Control-D),
/// choose the action that cancels, marked ⎋. The presenter has no words of its own, so that nothing but the alert's
/// language is seen.
public struct TerminalPresenter: Sendable {
  let terminal: any AlertTerminal
  private let localizer: AlertLocalizer?

  /// A presenter.
  ///
  /// - Parameters:
  ///   - localizer: Which languages alerts are shown in; the system's at the time of each alert unless given.
  ///   - terminal: Where to ask; the process's terminal unless given.
  public init(localizer: AlertLocalizer? = nil, terminal: any AlertTerminal = SystemTerminal()) {
    self.localizer = localizer
    self.terminal = terminal
  }

  /// Presents an alert and waits for its answer.
  ///
  /// - Parameter item: The alert. What is typed into fields that it may have is not told: see its form for that.
  /// - Returns: The chosen action.
  /// - Throws: ``TerminalPresenterError`` where nobody can answer, `CancellationError` where the task is cancelled.
  public func present<Action>(_ item: AlertItem<Action>) async throws -> Action {
    try await present(item.resolved(for: localizer ?? .system)).action
  }

  /// Presents an alert with text fields and waits for its answer.
  ///
  /// - Parameter form: The alert.
  /// - Returns: The chosen action, and what the fields hold.
  /// - Throws: ``TerminalPresenterError`` where nobody can answer, `CancellationError` where the task is cancelled.
  public func present<Action, Fields>(
    _ form: AlertForm<Action, Fields>
  ) async throws -> (action: Action, fields: Fields) {
    let answer = try await present(form.resolved(for: localizer ?? .system))
    return (answer.action, Fields(texts: answer.fields))
  }

  /// Presents an alert of any kind, waits for its answer and does what the chosen button is for.
  ///
  /// - Parameter alert: The alert with its handlers.
  /// - Throws: ``TerminalPresenterError`` where nobody can answer, `CancellationError` where the task is cancelled.
  public func present(_ alert: PresentableAlert) async throws {
    let answer = try await present(alert.resolved(for: localizer ?? .system))
    await alert.perform(answer.action, fields: answer.fields)
  }

  /// Presents an alert whose language is settled.
  ///
  /// - Parameter alert: The alert's texts.
  /// - Returns: The chosen action, and what the fields hold, in their order.
  /// - Throws: ``TerminalPresenterError`` where nobody can answer, `CancellationError` where the task is cancelled.
  public func present<Action>(
    _ alert: ResolvedAlert<Action>
  ) async throws -> (action: Action, fields: AlertFieldTexts) {
    guard terminal.isInteractive else { throw TerminalPresenterError.notInteractive }
    guard !alert.actions.isEmpty else { throw TerminalPresenterError.noActions }
    return try await TerminalDialogue(alert, terminal).run()
  }
}
