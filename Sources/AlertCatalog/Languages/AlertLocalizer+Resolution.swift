extension AlertLocalizer {
  /// The texts of an alert in the first language that has the alert.
  func resolve<Action: Sendable>(
    _ alert: AlertReference,
    decode: (String) -> Action?
  ) -> ResolvedAlert<Action> {
    ResolvedAlert(locale: "", direction: .leftToRight, title: "", message: nil, actions: [])
  }
}
