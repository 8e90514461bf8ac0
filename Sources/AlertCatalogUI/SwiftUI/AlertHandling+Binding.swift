#if canImport(SwiftUI)
  import AlertCatalog
  import SwiftUI

  extension AlertHandling {
    /// An item that a binding holds.
    init<Action>(
      item: Binding<AlertItem<Action>?>,
      suppression: AlertSuppression? = nil,
      onAction: @escaping @MainActor (Action) -> Void
    ) where Alert == AlertItem<Action> {
      self.init(
        wanted: { item.wrappedValue },
        clear: { item.wrappedValue = nil },
        suppression: suppression,
        perform: { _, action, _ in onAction(action) }
      )
    }

    /// An alert that is shown while a binding says so.
    init(
      isPresented: Binding<Bool>,
      _ alert: Alert,
      isEnabled: @escaping @MainActor (Alert.Action, AlertFieldTexts) -> Bool = { _, _ in true },
      perform: @escaping @MainActor (Alert, Alert.Action, AlertFieldTexts) -> Void
    ) {
      self.init(
        wanted: { isPresented.wrappedValue ? alert : nil },
        clear: { isPresented.wrappedValue = false },
        isEnabled: isEnabled,
        perform: perform
      )
    }
  }

  extension AlertHandling<PresentableAlert> {
    /// An alert with handlers that a binding holds.
    init(presentable alert: Binding<PresentableAlert?>) {
      self.init(
        wanted: { alert.wrappedValue },
        clear: { alert.wrappedValue = nil },
        perform: { alert, id, texts in alert.perform(id, fields: texts) }
      )
    }

    /// An alert with handlers that is shown while a binding says so.
    init(isPresented: Binding<Bool>, presentable alert: PresentableAlert) {
      self.init(isPresented: isPresented, alert) { alert, id, texts in alert.perform(id, fields: texts) }
    }
  }

  extension AlertSuppression {
    /// A choice whose answer a binding holds.
    init<Action: AlertActions>(storedAnswer: Binding<Action?>, label: String?) {
      self.init(
        label: label,
        answer: { storedAnswer.wrappedValue?.rawValue },
        store: { id in storedAnswer.wrappedValue = Action(rawValue: id) }
      )
    }
  }
#endif
