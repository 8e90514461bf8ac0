extension AlertForm {
  /// The alert with one handler for all of its buttons.
  ///
  /// - Parameter body: Called with the chosen action and what was typed, after the alert was dismissed.
  /// - Returns: The alert as a value that no longer shows its types.
  public func presentable(_ body: @escaping @MainActor @Sendable (Action, Fields) -> Void) -> PresentableAlert {
    PresentableAlert(item.reference) { [decode = item.decode] id, texts in
      if let action = decode(id) { body(action, Fields(texts: texts)) }
    }
  }
}

extension AlertForm where Action: Equatable {
  /// Says what one button does with what was typed. The others just dismiss the alert.
  ///
  /// - Parameters:
  ///   - action: The button.
  ///   - body: Called after the alert was dismissed by it.
  /// - Returns: The alert as a value that no longer shows its types.
  public func on(_ action: Action, _ body: @escaping @MainActor @Sendable (Fields) -> Void) -> PresentableAlert {
    handled.adding(action, body).presentable
  }

  /// Says what one button does with what was typed, where handlers of others follow.
  ///
  /// - Parameters:
  ///   - action: The button.
  ///   - body: Called after the alert was dismissed by it.
  /// - Returns: Something to call `on` on again.
  @_disfavoredOverload
  public func on(
    _ action: Action,
    _ body: @escaping @MainActor @Sendable (Fields) -> Void
  ) -> HandledAlert<Action, Fields> {
    handled.adding(action, body)
  }

  /// Says what one button does. The others just dismiss the alert.
  ///
  /// - Parameters:
  ///   - action: The button.
  ///   - body: Called after the alert was dismissed by it.
  /// - Returns: The alert as a value that no longer shows its types.
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
  ) -> HandledAlert<Action, Fields> {
    handled.adding(action) { _ in body() }
  }

  private var handled: HandledAlert<Action, Fields> { HandledAlert(item) { texts in Fields(texts: texts) } }
}
