/// An alert some of whose buttons have got a handler: what stands between the calls of a chain
/// `item.on(.delete) { … }.on(.archive) { … }`.
public struct HandledAlert<Action: Equatable & Sendable, Fields: Sendable>: Sendable {
  /// What a handled button does with what was typed.
  public typealias Body = @MainActor @Sendable (Fields) -> Void

  private let item: AlertItem<Action>
  private let read: @Sendable (AlertFieldTexts) -> Fields
  private var handlers: [(action: Action, body: Body)] = []

  init(_ item: AlertItem<Action>, read: @escaping @Sendable (AlertFieldTexts) -> Fields) {
    self.item = item
    self.read = read
  }

  func adding(_ action: Action, _ body: @escaping Body) -> HandledAlert {
    var copy = self
    copy.handlers.append((action, body))
    return copy
  }

  /// The alert with its handlers as one value. Of several handlers of one action the last is called.
  public var presentable: PresentableAlert {
    PresentableAlert(item.reference) { [item, read, handlers] id, texts in
      guard let action = item.decode(id) else { return }
      handlers.last { $0.action == action }?.body(read(texts))
    }
  }
}

extension HandledAlert {
  /// Adds what a further button does; the result can be presented.
  public func on(_ action: Action, _ body: @escaping Body) -> PresentableAlert {
    adding(action, body).presentable
  }

  /// Adds what a further button does; more may follow.
  @_disfavoredOverload
  public func on(_ action: Action, _ body: @escaping Body) -> HandledAlert {
    adding(action, body)
  }

  /// Adds what a further button does; the result can be presented.
  public func on(_ action: Action, _ body: @escaping @MainActor @Sendable () -> Void) -> PresentableAlert {
    adding(action) { _ in body() }.presentable
  }

  /// Adds what a further button does; more may follow.
  @_disfavoredOverload
  public func on(_ action: Action, _ body: @escaping @MainActor @Sendable () -> Void) -> HandledAlert {
    adding(action) { _ in body() }
  }
}
