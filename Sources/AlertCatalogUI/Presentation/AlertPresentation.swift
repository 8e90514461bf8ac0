public import AlertCatalog

/// The alert of one place in an app's state, on screen: it begins a session when an alert is wanted there, keeps it
/// while the same one is wanted, and ends it when another one is or none.
///
/// A presenter of one's own calls ``follow(_:in:)`` whenever the state may have changed, shows the session that it gets,
/// and tells it of ``AlertSession/choose(_:)`` and ``AlertSession/dismiss()``.
@MainActor
public final class AlertPresentation<Alert: ResolvableAlert> {
  /// What is on screen, or is answered without being shown.
  public private(set) var session: AlertSession<Alert>?

  nonisolated public init() {}

  /// Makes the screen follow the state.
  ///
  /// Two alerts are the same when catalog, key and arguments are: then the session goes on in the language of the
  /// localizer, and what was typed stays. Else a new session begins, and buttons of the former one do nothing any more.
  ///
  /// - Parameters:
  ///   - handling: Where the alert is kept, and what its buttons do.
  ///   - localizer: Which languages are wanted.
  /// - Returns: What is to be shown; `nil` where no alert is wanted, or one that a stored answer stands for.
  @discardableResult
  public func follow(
    _ handling: AlertHandling<Alert>,
    in localizer: AlertLocalizer = .system
  ) -> AlertSession<Alert>? {
    let wanted = handling.wanted()
    if let session, session.state == .shown, let wanted, session.alert.id == wanted.id {
      session.update(wanted, handling, localizer)
    } else {
      session?.withdraw()
      session = wanted.map { AlertSession($0, handling, localizer) }
    }
    return session.flatMap { $0.isShown ? $0 : nil }
  }

  /// Gives the stored answer, where one stands for the alert that is wanted. A presenter calls this once it has
  /// followed the state.
  public func answerSuppressed() {
    guard let session, let answer = session.storedAnswer else { return }
    session.choose(answer)
  }

  /// What identifies the session for as long as it lasts.
  public var sessionID: ObjectIdentifier? { session.map { ObjectIdentifier($0) } }
}
