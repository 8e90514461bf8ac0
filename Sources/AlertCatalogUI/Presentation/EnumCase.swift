/// One case of an enum that says what is on screen: how it is made from its value, and how the value is taken out.
///
///     enum Destination { case delete(AlertItem<Alerts.DeleteCancel>), settings }
///     let path = EnumCase(Destination.delete) { if case .delete(let item) = $0 { item } else { nil } }
public struct EnumCase<Root, Value>: Sendable {
  private let embed: @Sendable (Value) -> Root
  private let extract: @Sendable (Root) -> Value?

  /// - Parameters:
  ///   - embed: Makes the case of a value: the case's own name.
  ///   - extract: The value, where the enum is in this case.
  @preconcurrency
  public init(_ embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    self.embed = embed
    self.extract = extract
  }

  /// The case's value.
  ///
  /// - Parameter root: The state.
  /// - Returns: `nil` where there is no state, or another case.
  public func value(in root: Root?) -> Value? { root.flatMap(extract) }

  /// Writes the case's value. Writing `nil` leaves every other case as it is: an alert that goes away does not take
  /// along the screen that its button opened.
  ///
  /// - Parameters:
  ///   - value: The new value, or `nil` to leave the case.
  ///   - root: The state.
  ///   - rest: What the state is without the case.
  public func set(_ value: Value?, in root: inout Root, otherwise rest: Root) {
    if let value {
      root = embed(value)
    } else if extract(root) != nil {
      root = rest
    }
  }

  /// Writes the case's value into optional state, which becomes `nil` where the case is left.
  ///
  /// - Parameters:
  ///   - value: The new value, or `nil` to leave the case.
  ///   - root: The state.
  public func set(_ value: Value?, in root: inout Root?) {
    if let value {
      root = embed(value)
    } else if self.value(in: root) != nil {
      root = nil
    }
  }
}
