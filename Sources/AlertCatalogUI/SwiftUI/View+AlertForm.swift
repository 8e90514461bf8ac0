#if canImport(SwiftUI)
  public import AlertCatalog
  public import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension View {
    /// Presents an alert with text fields while there is one.
    ///
    ///     .alert($rename) { action, fields in
    ///       if action == .rename { file.name = fields.name }
    ///     }
    ///
    /// SwiftUI's alerts have text fields from iOS 16, macOS 13, tvOS 16 and watchOS 9 on. For earlier systems see
    /// `UIAlertController(item:)`.
    ///
    /// - Parameters:
    ///   - form: The alert, or `nil` while none is shown. It becomes `nil` when the alert is dismissed.
    ///   - isEnabled: Whether a button can be chosen with what the fields hold; always, unless given.
    ///   - onAction: Called with the chosen action and what the fields hold, after the alert was dismissed.
    /// - Returns: The view, which presents the alert above itself.
    public func alert<Action, Fields>(
      _ form: Binding<AlertForm<Action, Fields>?>,
      isEnabled: @escaping @MainActor (Action, Fields) -> Bool = { _, _ in true },
      onAction: @escaping @MainActor (Action, Fields) -> Void
    ) -> some View {
      modifier(
        AlertModifier(
          AlertHandling(
            wanted: { form.wrappedValue },
            clear: { form.wrappedValue = nil },
            isEnabled: { action, texts in isEnabled(action, Fields(texts: texts)) },
            perform: { _, action, texts in onAction(action, Fields(texts: texts)) }
          )
        )
      )
    }

    /// Presents an alert with text fields while a condition holds.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the alert is shown. It becomes `false` when the alert is dismissed.
    ///   - form: The alert.
    ///   - isEnabled: Whether a button can be chosen with what the fields hold; always, unless given.
    ///   - onAction: Called with the chosen action and what the fields hold, after the alert was dismissed.
    /// - Returns: The view, which presents the alert above itself.
    public func alert<Action, Fields>(
      isPresented: Binding<Bool>,
      _ form: AlertForm<Action, Fields>,
      isEnabled: @escaping @MainActor (Action, Fields) -> Bool = { _, _ in true },
      onAction: @escaping @MainActor (Action, Fields) -> Void
    ) -> some View {
      modifier(
        AlertModifier(
          AlertHandling(
            isPresented: isPresented,
            form,
            isEnabled: { action, texts in isEnabled(action, Fields(texts: texts)) },
            perform: { _, action, texts in onAction(action, Fields(texts: texts)) }
          )
        )
      )
    }
  }
#endif
