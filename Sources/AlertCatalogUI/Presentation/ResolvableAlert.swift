public import AlertCatalog

/// An alert whose texts can be asked for: an item, a form, or an alert with handlers.
///
/// What presents one of them presents all.
public protocol ResolvableAlert: Identifiable, Sendable where ID == AlertID {
  /// What a button stands for.
  associatedtype Action: Sendable

  /// The alert's texts in the language that the localizer chooses.
  ///
  /// - Parameter localizer: Which languages are wanted, and which packs have them.
  /// - Returns: Everything that is needed to present the alert.
  func resolved(for localizer: AlertLocalizer) -> ResolvedAlert<Action>
}

extension AlertItem: ResolvableAlert {}
extension AlertForm: ResolvableAlert {}
extension PresentableAlert: ResolvableAlert {}
