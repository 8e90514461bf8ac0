#if canImport(SwiftUI)
  public import AlertCatalog
  public import SwiftUI

  extension View {
    /// Presents an alert while there is one.
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
    ///   - localizer: Which languages the alert is shown in; the system's at the time it is shown unless given.
    ///   - perform: Called with the chosen action.
    /// - Returns: The view, which presents the alert above itself.
    public func alert<Action>(
      _ item: Binding<AlertItem<Action>?>,
      localizer: AlertLocalizer? = nil,
      perform: @escaping @MainActor (Action) -> Void
    ) -> some View {
      let resolved = item.wrappedValue?.resolved(for: localizer ?? .system)
      let isPresented = Binding<Bool>(
        get: { item.wrappedValue != nil },
        set: { if !$0 { item.wrappedValue = nil } }
      )
      return alert(Text(verbatim: resolved?.title ?? ""), isPresented: isPresented, presenting: resolved) { alert in
        ForEach(alert.actions, id: \.id) { action in
          Button(action.label, role: action.role.buttonRole) { perform(action.action) }
        }
      } message: { alert in
        if let message = alert.message { Text(verbatim: message) }
      }
    }
  }

  extension AlertRole {
    /// How SwiftUI calls the role.
    var buttonRole: ButtonRole? {
      switch self {
      case .default: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }
#endif
