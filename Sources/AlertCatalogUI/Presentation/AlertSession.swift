public import AlertCatalog

/// One alert while it is shown once: from the moment it is wanted until it is answered, dismissed or replaced.
///
/// It holds what the person types and ticks, and is gone with the alert. Buttons answer to the session that they were
/// made for, so that a button of an alert that was replaced does nothing to the one that followed.
@MainActor
public final class AlertSession<Alert: ResolvableAlert> {
  /// How far the alert has come.
  enum State {
    case shown
    /// The platform took it from the screen. The button that did it may still tell.
    case dismissed
    case answered
    /// The app wanted another alert, or none, before the person answered.
    case withdrawn
  }

  /// The alert.
  public private(set) var alert: Alert
  /// Its texts in the language wanted last.
  public private(set) var texts: ResolvedAlert<Alert.Action>
  /// Whether “don’t ask again” is ticked.
  public var isSuppressed = false
  /// The answer given in the person's place; `nil` where the alert is to be shown.
  let storedAnswer: String?
  private(set) var state = State.shown
  private(set) var handling: AlertHandling<Alert>
  /// By position; `nil` for a field as it was at first.
  private var typed: [String?]

  init(_ alert: Alert, _ handling: AlertHandling<Alert>, _ localizer: AlertLocalizer) {
    let texts = alert.resolved(for: localizer)
    let answer = handling.suppression?.answer()
    self.alert = alert
    self.texts = texts
    self.handling = handling
    typed = Array(repeating: nil, count: texts.fields.count)
    storedAnswer = texts.actions.contains { $0.id == answer } ? answer : nil
  }

  /// The same alert in perhaps another language, with perhaps other handlers. What was typed stays.
  func update(_ alert: Alert, _ handling: AlertHandling<Alert>, _ localizer: AlertLocalizer) {
    self.alert = alert
    self.handling = handling
    texts = alert.resolved(for: localizer)
  }

  /// Whether the alert belongs on the screen.
  public var isShown: Bool { state == .shown && storedAnswer == nil }

  /// “Don’t ask again”, where the alert offers it.
  public var suppression: AlertSuppression? { handling.suppression }
}

// MARK: Fields

extension AlertSession {
  /// What the field at a position holds: what was typed, else what the catalog fills in.
  public subscript(field index: Int) -> String {
    get {
      guard texts.fields.indices.contains(index) else { return "" }
      return (typed.indices.contains(index) ? typed[index] : nil) ?? texts.fields[index].initial
    }
    set {
      guard typed.indices.contains(index), state == .shown || state == .dismissed else { return }
      typed[index] = newValue
    }
  }

  /// What all fields hold, in their order.
  public var fields: AlertFieldTexts { AlertFieldTexts(texts.fields.indices.map { self[field: $0] }) }
}

// MARK: Buttons

extension AlertSession {
  /// The buttons, in the order of the catalog. Never empty.
  public var buttons: [AlertButton] { AlertButton.buttons(of: texts) }

  /// Whether a button may be chosen with what the fields hold now.
  public func isEnabled(_ button: AlertButton) -> Bool {
    action(button.id).map { handling.isEnabled($0.action, fields) } ?? true
  }

  /// The person chose a button: the alert is taken from where it is kept, then the button's handler runs. Only the
  /// first answer counts, and none does once the alert was withdrawn.
  ///
  /// - Parameter id: The button's id.
  public func choose(_ id: String) {
    guard state == .shown || state == .dismissed else { return }
    let action = action(id)
    if let action, !handling.isEnabled(action.action, fields) { return }
    let answer = fields
    if let action, isSuppressed, action.role != .cancel { handling.suppression?.store(action.id) }
    clear()
    end(.answered)
    if let action { handling.perform(alert, action.action, answer) }
  }

  /// The platform took the alert from the screen. Nothing is answered by that.
  public func dismiss() {
    guard state == .shown else { return }
    clear()
    state = .dismissed
  }

  /// The app wants this alert no longer.
  func withdraw() {
    if state == .shown { end(.withdrawn) }
  }

  /// Forgets what was typed.
  private func end(_ state: State) {
    self.state = state
    typed = []
    isSuppressed = false
  }

  /// Only an alert that is wanted still is taken back: the app may have put another one in its place.
  private func clear() {
    if state == .shown, handling.wanted()?.id == alert.id { handling.clear() }
  }

  private func action(_ id: String) -> ResolvedAction<Alert.Action>? { texts.actions.first { $0.id == id } }
}
