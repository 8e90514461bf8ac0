public import AlertCatalog
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

/// An alert as a `LocalizedError`, for code that shows errors of any kind: SwiftUI's `alert(isPresented:error:)`,
/// `NSAlert(error:)`, and `localizedDescription`.
///
/// The alert's title is the description and its message the recovery suggestion, in the language of the localizer each
/// time they are asked for.
public struct LocalizedAlertError: LocalizedError, Identifiable, Hashable {
  /// Catalog, key and arguments of the alert.
  public let id: AlertID
  private let texts: @Sendable () -> (title: String, message: String?)

  /// - Parameters:
  ///   - alert: The alert: an item, or the `item` of an error of the catalog.
  ///   - localizer: Which languages it is told in; the system's at that time unless given.
  public init(_ alert: some ResolvableAlert, localizer: AlertLocalizer? = nil) {
    id = alert.id
    texts = {
      let texts = alert.resolved(for: localizer ?? .system)
      return (texts.title, texts.message)
    }
  }

  /// The alert's title.
  public var errorDescription: String? { texts().title }
  /// The alert's message.
  public var recoverySuggestion: String? { texts().message }

  /// Whether both are the same alert of the same catalog with the same arguments.
  public static func == (left: LocalizedAlertError, right: LocalizedAlertError) -> Bool { left.id == right.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What an error of the catalog tells where it is declared to be a `LocalizedError`:
///
///     extension Alerts.Failure: LocalizedError {}
extension LocalizedError where Self: AlertError {
  /// The alert's title in the system's language.
  public var errorDescription: String? { item.resolved().title }
  /// The alert's message in the system's language.
  public var recoverySuggestion: String? { item.resolved().message }
}
