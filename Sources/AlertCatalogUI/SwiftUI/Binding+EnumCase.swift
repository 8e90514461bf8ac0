#if canImport(SwiftUI)
  public import SwiftUI

  extension Binding {
    /// A binding into one case of optional enum state.
    ///
    ///     .alert($destination.case(.delete)) { action in … }
    ///
    /// Writing `nil` leaves the case, and no other: the state becomes `nil`.
    ///
    /// - Parameter path: The case.
    /// - Returns: The case's value, `nil` while the state is something else.
    public func `case`<Root: Sendable, Case: Sendable>(
      _ path: EnumCase<Root, Case>
    ) -> Binding<Case?> where Value == Root? {
      Binding<Case?>(
        get: { path.value(in: wrappedValue) },
        set: { path.set($0, in: &wrappedValue) }
      )
    }

    /// A binding into one case of enum state that always is in some case.
    ///
    /// - Parameters:
    ///   - path: The case.
    ///   - rest: What the state becomes when the case is left.
    /// - Returns: The case's value, `nil` while the state is something else.
    public func `case`<Case: Sendable>(
      _ path: EnumCase<Value, Case>,
      otherwise rest: Value
    ) -> Binding<Case?> where Value: Sendable {
      Binding<Case?>(
        get: { path.value(in: wrappedValue) },
        set: { path.set($0, in: &wrappedValue, otherwise: rest) }
      )
    }
  }
#endif
