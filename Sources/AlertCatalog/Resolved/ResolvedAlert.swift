/// An alert in one language, ready to be presented.
public struct ResolvedAlert<Action: Sendable>: Sendable {
  /// All but the actions.
  @usableFromInline var texts: ResolvedTexts
  /// The buttons, in the order of the catalog. Never empty.
  public var actions: [ResolvedAction<Action>]

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
    texts = ResolvedTexts(
      ResolvedTexts.Values(
        locale: locale,
        direction: direction,
        title: title,
        message: message,
        fields: fields,
        severity: severity,
        style: style
      )
    )
    self.actions = actions
  }

  /// Reads an alert.
  @inlinable
  init(_ alert: AlertReference, for localizer: LocalizerState, decode: (String) -> Action?) {
    var actions: [ResolvedAction<Action>] = []
    let texts = localizer.resolve(alert) { index, count, id, label, role, isPreferred in
      if index == 0 {
        actions.removeAll(keepingCapacity: true)
        actions.reserveCapacity(count)
      }
      // An alert that offers what the code cannot do is not shown.
      guard let action = decode(id) else { return false }
      actions.append(ResolvedAction(action: action, id: id, label: label, role: role, isPreferred: isPreferred))
      return true
    }
    self.texts = texts ?? .none
    self.actions = texts == nil ? [] : actions
  }

  /// The default button: the one that the catalog prefers, if it prefers one.
  public var preferredAction: ResolvedAction<Action>? { actions.first { $0.isPreferred } }
}

extension ResolvedAlert {
  /// The locale of the texts as a BCP 47 tag, `zh-Hant`. Empty only where no pack could be read.
  @inlinable public var locale: String {
    get { texts.values.locale }
    set { texts = texts.changed { $0.locale = newValue } }
  }

  /// How the locale's text runs.
  @inlinable public var direction: AlertDirection {
    get { texts.values.direction }
    set { texts = texts.changed { $0.direction = newValue } }
  }

  /// What the alert says first.
  @inlinable public var title: String {
    get { texts.values.title }
    set { texts = texts.changed { $0.title = newValue } }
  }

  /// The text below the title, where the alert has one.
  @inlinable public var message: String? {
    get { texts.values.message }
    set { texts = texts.changed { $0.message = newValue } }
  }

  /// The text fields, in the order of the catalog.
  @inlinable public var fields: [ResolvedField] {
    get { texts.values.fields }
    set { texts = texts.changed { $0.fields = newValue } }
  }

  /// How grave the alert is.
  @inlinable public var severity: AlertSeverity {
    get { texts.values.severity }
    set { texts = texts.changed { $0.severity = newValue } }
  }

  /// How the alert is presented.
  @inlinable public var style: AlertStyle {
    get { texts.values.style }
    set { texts = texts.changed { $0.style = newValue } }
  }
}

extension ResolvedAlert: Equatable where Action: Equatable {
  public static func == (left: ResolvedAlert, right: ResolvedAlert) -> Bool {
    left.texts == right.texts && left.actions == right.actions
  }
}

extension ResolvedAlert: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
    hasher.combine(actions)
  }
}
