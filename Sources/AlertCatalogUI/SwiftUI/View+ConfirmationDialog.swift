#if canImport(SwiftUI)
  public import AlertCatalog
  public import SwiftUI

  extension View {
    /// Presents an alert as a confirmation dialog while there is one, whatever the catalog says of its style.
    ///
    /// An alert with text fields is presented as an alert: dialogs have no room for them.
    ///
    /// - Parameters:
    ///   - item: The alert, or `nil` while none is shown. It becomes `nil` when the dialog is dismissed.
    ///   - onAction: Called with the chosen action, after the dialog was dismissed.
    /// - Returns: The view, which presents the dialog above itself.
    public func confirmationDialog<Action>(
      _ item: Binding<AlertItem<Action>?>,
      onAction: @escaping @MainActor (Action) -> Void = { _ in }
    ) -> some View {
      modifier(AlertModifier(AlertHandling(item: item, onAction: onAction), style: .confirmation))
    }

    /// Presents an alert as a confirmation dialog while a condition holds.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown. It becomes `false` when the dialog is dismissed.
    ///   - item: The alert.
    ///   - onAction: Called with the chosen action, after the dialog was dismissed.
    /// - Returns: The view, which presents the dialog above itself.
    public func confirmationDialog<Action>(
      isPresented: Binding<Bool>,
      _ item: AlertItem<Action>,
      onAction: @escaping @MainActor (Action) -> Void = { _ in }
    ) -> some View {
      modifier(
        AlertModifier(
          AlertHandling(isPresented: isPresented, item) { _, action, _ in onAction(action) },
          style: .confirmation
        )
      )
    }

    /// Presents an alert of any kind as a confirmation dialog while there is one.
    ///
    /// - Parameter alert: The alert with its handlers, or `nil` while none is shown. It becomes `nil` when the dialog is
    ///   dismissed.
    /// - Returns: The view, which presents the dialog above itself.
    public func confirmationDialog(_ alert: Binding<PresentableAlert?>) -> some View {
      modifier(AlertModifier(AlertHandling(presentable: alert), style: .confirmation))
    }

    /// Presents an alert of any kind as a confirmation dialog while a condition holds.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown. It becomes `false` when the dialog is dismissed.
    ///   - alert: The alert with its handlers.
    /// - Returns: The view, which presents the dialog above itself.
    public func confirmationDialog(isPresented: Binding<Bool>, _ alert: PresentableAlert) -> some View {
      modifier(AlertModifier(AlertHandling(isPresented: isPresented, presentable: alert), style: .confirmation))
    }

    /// Presents an alert as a confirmation dialog while there is one, and offers “don’t ask again” where the platform
    /// can: on macOS 14 and later.
    ///
    /// - Parameters:
    ///   - item: The alert, or `nil` while none is shown. It becomes `nil` when the dialog is dismissed.
    ///   - storedAnswer: The answer to all further alerts of this kind, such as a property of `@AppStorage`. While
    ///     there is one, `onAction` is called with it, and nothing is shown. An answer that cancels is never stored.
    ///   - suppressionLabel: What the choice says; the system's own words unless given.
    ///   - onAction: Called with the chosen action, after the dialog was dismissed.
    /// - Returns: The view, which presents the dialog above itself.
    public func confirmationDialog<Action: AlertActions>(
      _ item: Binding<AlertItem<Action>?>,
      storedAnswer: Binding<Action?>,
      suppressionLabel: String? = nil,
      onAction: @escaping @MainActor (Action) -> Void
    ) -> some View {
      let suppression = AlertSuppression(storedAnswer: storedAnswer, label: suppressionLabel)
      return modifier(
        AlertModifier(AlertHandling(item: item, suppression: suppression, onAction: onAction), style: .confirmation)
      )
    }
  }
#endif
