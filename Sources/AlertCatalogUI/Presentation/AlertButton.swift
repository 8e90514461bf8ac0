public import AlertCatalog

/// A button as a presenter shows it.
public struct AlertButton: Identifiable, Hashable, Sendable {
  /// The id of the action in the catalog, by which ``AlertSession/choose(_:)`` knows it.
  public let id: String
  public let label: String
  public let role: AlertRole
  /// Whether it is the default button.
  public let isPreferred: Bool
}

extension AlertButton {
  /// The buttons of an alert. An alert without actions gets one that dismisses it, so that people never get stuck.
  static func buttons<Action>(of alert: ResolvedAlert<Action>) -> [AlertButton] {
    guard !alert.actions.isEmpty else {
      return [AlertButton(id: "ok", label: StandardOK.label(in: alert.locale), role: .default, isPreferred: false)]
    }
    return alert.actions.map {
      AlertButton(id: $0.id, label: $0.label, role: $0.role, isPreferred: $0.isPreferred)
    }
  }
}
