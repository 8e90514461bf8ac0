#if canImport(SwiftUI)
  public import AlertCatalog
  public import SwiftUI

  extension View {
    /// Presents the alert of an error while there is one.
    ///
    ///     .alert($failure) { failure, action in
    ///       if action == .retry { retry() }
    ///     }
    ///
    /// - Parameters:
    ///   - error: The error, or `nil` while none is shown. It becomes `nil` when the alert is dismissed.
    ///   - onAction: Called with the error and the chosen action, after the alert was dismissed.
    /// - Returns: The view, which presents the alert above itself.
    public func alert<Failure: AlertError>(
      _ error: Binding<Failure?>,
      onAction: @escaping @MainActor (Failure, Failure.Action) -> Void = { _, _ in }
    ) -> some View {
      let failure = error.wrappedValue
      return modifier(
        AlertModifier(
          AlertHandling<AlertItem<Failure.Action>>(
            wanted: { error.wrappedValue?.item },
            clear: { error.wrappedValue = nil },
            perform: { _, action, _ in
              if let failure { onAction(failure, action) }
            }
          )
        )
      )
    }
  }
#endif
