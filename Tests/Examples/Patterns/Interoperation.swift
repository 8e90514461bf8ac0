import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftNavigation

extension AlertState where Action: Sendable {
  init(_ alert: ResolvedAlert<Action>) {
    self.init {
      TextState(verbatim: alert.title)
    } actions: {
      for button in alert.actions {
        ButtonState(
          role: button.role == .cancel ? .cancel : button.role == .destructive ? .destructive : nil,
          action: .send(button.action)
        ) {
          TextState(verbatim: button.label)
        }
      }
    } message: {
      TextState(verbatim: alert.message ?? "")
    }
  }
}

enum DeleteFeature {
  enum Action: Sendable {
    case deleteTapped
    case cancelTapped
  }

  static func alert() -> AlertState<Action> {
    let item = Alerts.File.delete(fileName: "a.txt", count: 1).map { action in
      switch action {
      case .delete: Action.deleteTapped
      case .cancel: Action.cancelTapped
      }
    }
    return AlertState(item.resolved())
  }

  static func item(_ state: AlertState<Action>) -> ResolvedAlert<Action> {
    let buttons = state.buttons.compactMap { button in
      button.action.action.map { action in
        ResolvedAction(
          action: action,
          id: button.label.string,
          label: button.label.string,
          role: button.role == .cancel ? .cancel : button.role == .destructive ? .destructive : .default
        )
      }
    }
    return ResolvedAlert(
      locale: "en",
      direction: .leftToRight,
      title: state.title.string,
      message: state.message?.string,
      actions: buttons
    )
  }
}
