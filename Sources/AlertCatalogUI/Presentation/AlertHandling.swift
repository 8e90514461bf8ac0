public import AlertCatalog

/// What an app does with an alert: where the alert is kept, and what follows from its answer.
@MainActor
public struct AlertHandling<Alert: ResolvableAlert> {
  /// The alert that is wanted on screen now.
  let wanted: () -> Alert?
  /// Takes the alert from where it is kept, because the person has done with it.
  let clear: () -> Void
  /// Whether a button may be chosen while the fields hold these texts.
  let isEnabled: (Alert.Action, AlertFieldTexts) -> Bool
  /// Does what a button is for.
  let perform: (Alert, Alert.Action, AlertFieldTexts) -> Void
  /// “Don’t ask again”, where the alert offers it.
  let suppression: AlertSuppression?

  /// - Parameters:
  ///   - wanted: The alert that is wanted on screen at the moment.
  ///   - clear: Takes it back, because the person has done with it.
  ///   - suppression: Where the answer is kept that stands for all further ones; nothing is offered unless given.
  ///   - isEnabled: Whether a button may be chosen while the fields hold these texts; always, unless given.
  ///   - perform: Does what a button is for. It is called once, after `clear`.
  public init(
    wanted: @escaping () -> Alert?,
    clear: @escaping () -> Void,
    suppression: AlertSuppression? = nil,
    isEnabled: @escaping (Alert.Action, AlertFieldTexts) -> Bool = { _, _ in true },
    perform: @escaping (Alert, Alert.Action, AlertFieldTexts) -> Void
  ) {
    self.wanted = wanted
    self.clear = clear
    self.suppression = suppression
    self.isEnabled = isEnabled
    self.perform = perform
  }
}
