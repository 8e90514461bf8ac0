extension AlertItem {
  /// The alert with one handler for all of its buttons.
  ///
  /// - Parameter body: Called with the chosen action, after the alert was dismissed.
  /// - Returns: The alert as a value that no longer shows its type of actions.
  public func presentable(_ body: @escaping @MainActor @Sendable (Action) -> Void) -> PresentableAlert {
    PresentableAlert(reference) { [decode] id, _ in
      if let action = decode(id) { body(action) }
    }
  }
}

extension AlertItem where Action: Equatable {
  /// Says what one button does. The others just dismiss the alert.
  ///
  /// - Parameters:
  ///   - action: The button.
  ///   - body: Called after the alert was dismissed by it.
  /// - Returns: The alert as a value that no longer shows its type of actions.
  public func on(_ action: Action, _ body: @escaping @MainActor @Sendable () -> Void) -> PresentableAlert {
    handled.adding(action) { _ in body() }.presentable
  }

  /// Says what one button does, where handlers of others follow.
  ///
  /// - Parameters:
  ///   - action: The button.
  ///   - body: Called after the alert was dismissed by it.
  /// - Returns: Something to call `on` on again.
  @_disfavoredOverload
  public func on(
    _ action: Action,
    _ body: @escaping @MainActor @Sendable () -> Void
  ) -> HandledAlert<Action, AlertFieldTexts> {
    handled.adding(action) { _ in body() }
  }

  private var handled: HandledAlert<Action, AlertFieldTexts> { HandledAlert(self) { texts in texts } }
}
