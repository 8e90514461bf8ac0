#if canImport(SwiftUI)
  public import AlertCatalog
  public import SwiftUI

  extension View {
    /// Presents an alert while there is one, as an alert or a confirmation dialog, as the catalog says.
    ///
    ///     .alert($alert) { action in
    ///       switch action {
    ///       case .delete: delete(file)
    ///       case .cancel: break
    ///       }
    ///     }
    ///
    /// - Parameters:
    ///   - item: The alert, or `nil` while none is shown. It becomes `nil` when the alert is dismissed.
    ///   - onAction: Called with the chosen action, after the alert was dismissed.
    /// - Returns: The view, which presents the alert above itself.
    public func alert<Action>(
      _ item: Binding<AlertItem<Action>?>,
      onAction: @escaping @MainActor (Action) -> Void = { _ in }
    ) -> some View {
      modifier(AlertModifier(AlertHandling(item: item, onAction: onAction)))
    }

    /// Presents an alert while a condition holds.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the alert is shown. It becomes `false` when the alert is dismissed.
    ///   - item: The alert.
    ///   - onAction: Called with the chosen action, after the alert was dismissed.
    /// - Returns: The view, which presents the alert above itself.
    public func alert<Action>(
      isPresented: Binding<Bool>,
      _ item: AlertItem<Action>,
      onAction: @escaping @MainActor (Action) -> Void = { _ in }
    ) -> some View {
      modifier(AlertModifier(AlertHandling(isPresented: isPresented, item) { _, action, _ in onAction(action) }))
    }

    /// Presents an alert while there is one, and offers “don’t ask again” where the platform can: on macOS 14 and later.
    ///
    /// - Parameters:
    ///   - item: The alert, or `nil` while none is shown. It becomes `nil` when the alert is dismissed.
    ///   - storedAnswer: The answer to all further alerts of this kind, such as a property of `@AppStorage`. While
    ///     there is one, `onAction` is called with it, and nothing is shown. An answer that cancels is never stored.
    ///   - suppressionLabel: What the choice says; the system's own words unless given.
    ///   - onAction: Called with the chosen action, after the alert was dismissed.
    /// - Returns: The view, which presents the alert above itself.
    public func alert<Action: AlertActions>(
      _ item: Binding<AlertItem<Action>?>,
      storedAnswer: Binding<Action?>,
      suppressionLabel: String? = nil,
      onAction: @escaping @MainActor (Action) -> Void
    ) -> some View {
      let suppression = AlertSuppression(storedAnswer: storedAnswer, label: suppressionLabel)
      return modifier(AlertModifier(AlertHandling(item: item, suppression: suppression, onAction: onAction)))
    }
  }
#endif
