/// An alert of any kind together with what its buttons do.
///
/// A view keeps one of these for all alerts that it may present:
///
///     @State var alert: PresentableAlert?
///     alert = Alerts.File.delete(fileName: name, count: 1).on(.delete) { delete(name) }
///
/// Buttons without a handler dismiss the alert and do nothing else.
public struct PresentableAlert: Sendable, Identifiable {
  /// Catalog, key and arguments of the alert.
  public let id: AlertID
  private let item: AlertItem<String>
  private let run: @MainActor @Sendable (String, AlertFieldTexts) -> Void

  init(
    _ reference: AlertReference,
    run: @escaping @MainActor @Sendable (_ actionID: String, _ fields: AlertFieldTexts) -> Void
  ) {
    self.id = AlertID(reference: reference)
    self.item = AlertItem(reference: reference) { id in id }
    self.run = run
  }

  /// The alert's texts in the language that the localizer chooses. Its actions are their ids in the catalog.
  ///
  /// - Parameter localizer: Which languages are wanted, and which packs have them. The system's unless given.
  /// - Returns: Everything that is needed to present the alert.
  public func resolved(for localizer: AlertLocalizer = .system) -> ResolvedAlert<String> {
    item.resolved(for: localizer)
  }

  /// Does what the button is for. Presenters call this once, after the alert was dismissed.
  ///
  /// - Parameters:
  ///   - actionID: The id of the chosen action. Ids without a handler do nothing.
  ///   - fields: What the alert's fields hold.
  @MainActor
  public func perform(_ actionID: String, fields: AlertFieldTexts = AlertFieldTexts()) {
    run(actionID, fields)
  }
}
