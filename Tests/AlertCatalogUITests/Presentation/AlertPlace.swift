import AlertCatalog
import AlertCatalogUI

/// A place in an app's state with an alert, and the screen that follows it, as a view would have both.
@MainActor
final class AlertPlace<Alert: ResolvableAlert> {
  /// What the app wants shown.
  var wanted: Alert?
  /// Each answer: the ids of the alert and of the action, then what the fields hold.
  private(set) var answers: [String] = []
  /// The answer that “don’t ask again” stored.
  var stored: String?
  /// Whether the alert offers “don’t ask again”.
  var offersSuppression = false
  /// What the app does on an answer, after it is noted.
  var then: () -> Void = {}
  var isEnabled: (Alert.Action, AlertFieldTexts) -> Bool = { _, _ in true }
  let presentation = AlertPresentation<Alert>()

  init(_ wanted: Alert? = nil) {
    self.wanted = wanted
  }

  /// What a view does when the state may have changed.
  @discardableResult
  func follow(in language: String = "en") -> AlertSession<Alert>? {
    presentation.follow(handling, in: AlertLocalizer(preferredLanguages: [language]))
  }

  private var handling: AlertHandling<Alert> {
    AlertHandling(
      wanted: { self.wanted },
      clear: { self.wanted = nil },
      suppression: offersSuppression
        ? AlertSuppression(answer: { self.stored }, store: { self.stored = $0 }) : nil,
      isEnabled: { self.isEnabled($0, $1) },
      perform: { alert, action, fields in
        self.answers.append(([alert.id.key, "\(action)"] + fields.texts).joined(separator: " "))
        self.then()
      }
    )
  }
}
