public import AlertCatalog

extension AlertSession {
  /// A session of an alert that no state keeps: it is wanted until it is answered.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - localizer: Which languages are wanted.
  ///   - suppression: Where the answer is kept that stands for all further ones; nothing is offered unless given.
  ///   - isEnabled: Whether a button may be chosen while the fields hold these texts; always, unless given.
  ///   - perform: Does what a button is for. It is called once.
  public convenience init(
    _ alert: Alert,
    in localizer: AlertLocalizer,
    suppression: AlertSuppression? = nil,
    isEnabled: @escaping (Alert.Action, AlertFieldTexts) -> Bool = { _, _ in true },
    perform: @escaping (Alert, Alert.Action, AlertFieldTexts) -> Void
  ) {
    self.init(
      alert,
      AlertHandling(
        wanted: { alert },
        clear: {},
        suppression: suppression,
        isEnabled: isEnabled,
        perform: perform
      ),
      localizer
    )
  }
}
