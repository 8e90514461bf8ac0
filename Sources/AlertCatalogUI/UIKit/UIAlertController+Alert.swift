#if canImport(UIKit) && !os(watchOS)
  public import AlertCatalog
  public import UIKit

  extension UIAlertController {
    /// An alert, ready to be presented.
    ///
    ///     let item = Alerts.File.delete(fileName: "a.txt", count: 1)
    ///     present(UIAlertController(item: item) { action in … }, animated: true)
    ///
    /// Where the catalog says `style: confirmation` it is an action sheet, which on iPad needs a place to point at:
    /// set `popoverPresentationController?.sourceView` before it is presented.
    ///
    /// - Parameters:
    ///   - item: The alert.
    ///   - localizer: Which languages it is shown in; the system's unless given.
    ///   - handler: Called with the chosen action, after the alert was dismissed.
    public convenience init<Action>(
      item: AlertItem<Action>,
      localizer: AlertLocalizer = .system,
      handler: @escaping @MainActor (Action) -> Void = { _ in }
    ) {
      self.init(AlertSession(item, in: localizer) { _, action, _ in handler(action) })
    }

    /// An alert with text fields, ready to be presented.
    ///
    /// - Parameters:
    ///   - item: The alert.
    ///   - localizer: Which languages it is shown in; the system's unless given.
    ///   - isEnabled: Whether a button can be chosen with what the fields hold; always, unless given. It is asked
    ///     again with each key.
    ///   - handler: Called with the chosen action and what the fields hold, after the alert was dismissed.
    public convenience init<Action, Fields>(
      item: AlertForm<Action, Fields>,
      localizer: AlertLocalizer = .system,
      isEnabled: @escaping @MainActor (Action, Fields) -> Bool = { _, _ in true },
      handler: @escaping @MainActor (Action, Fields) -> Void
    ) {
      self.init(
        AlertSession(
          item,
          in: localizer,
          isEnabled: { action, texts in isEnabled(action, Fields(texts: texts)) },
          perform: { _, action, texts in handler(action, Fields(texts: texts)) }
        )
      )
    }

    /// An alert of any kind, ready to be presented. Its buttons do what its handlers say.
    ///
    /// - Parameters:
    ///   - item: The alert with its handlers.
    ///   - localizer: Which languages it is shown in; the system's unless given.
    public convenience init(item: PresentableAlert, localizer: AlertLocalizer = .system) {
      self.init(AlertSession(item, in: localizer) { alert, id, texts in alert.perform(id, fields: texts) })
    }
  }
#endif
