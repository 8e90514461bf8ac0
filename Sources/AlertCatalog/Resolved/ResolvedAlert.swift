/// An alert in one language, ready to be presented.
public struct ResolvedAlert<Action: Sendable>: Sendable {
  /// The locale of the texts as a BCP 47 tag, `zh-Hant`. Empty only where no pack could be read.
  public var locale: String
  /// How the locale's text runs.
  public var direction: AlertDirection
  public var title: String
  /// The text below the title, where the alert has one.
  public var message: String?
  /// The buttons, in the order of the catalog. Never empty.
  public var actions: [ResolvedAction<Action>]
  /// The text fields, in the order of the catalog.
  public var fields: [ResolvedField]
  public var severity: AlertSeverity
  public var style: AlertStyle

  /// An alert from its parts, for presenters' tests and for alerts that no catalog has.
  @inlinable
  public init(
    locale: String,
    direction: AlertDirection,
    title: String,
    message: String?,
    actions: [ResolvedAction<Action>],
    fields: [ResolvedField] = [],
    severity: AlertSeverity = .automatic,
    style: AlertStyle = .alert
  ) {
    self.locale = locale
    self.direction = direction
    self.title = title
    self.message = message
    self.actions = actions
    self.fields = fields
    self.severity = severity
    self.style = style
  }

  /// The default button: the one that the catalog prefers, if it prefers one.
  public var preferredAction: ResolvedAction<Action>? { actions.first { $0.isPreferred } }
}

extension ResolvedAlert: Equatable where Action: Equatable {}
extension ResolvedAlert: Hashable where Action: Hashable {}
