/// What a pack says of an alert in one language, without its actions: those are handed over one by one, so that only
/// the caller needs to know their type.
///
/// An object, so that it is counted as one: alerts are handed on often, and hardly ever changed.
@usableFromInline
final class ResolvedTexts: Sendable {
  @usableFromInline let locale: String
  @usableFromInline let direction: AlertDirection
  @usableFromInline let title: String
  @usableFromInline let message: String?
  @usableFromInline let fields: [ResolvedField]
  @usableFromInline let severity: AlertSeverity
  @usableFromInline let style: AlertStyle

  @usableFromInline
  init(
    locale: String,
    direction: AlertDirection,
    title: String,
    message: String?,
    fields: [ResolvedField],
    severity: AlertSeverity,
    style: AlertStyle
  ) {
    self.locale = locale
    self.direction = direction
    self.title = title
    self.message = message
    self.fields = fields
    self.severity = severity
    self.style = style
  }

  /// Where no pack could be read.
  @usableFromInline static let none = ResolvedTexts(
    locale: "",
    direction: .leftToRight,
    title: "",
    message: nil,
    fields: [],
    severity: .automatic,
    style: .alert
  )
}

extension ResolvedTexts {
  /// The same but for what is given.
  @usableFromInline
  func changed(
    locale: String? = nil,
    direction: AlertDirection? = nil,
    title: String? = nil,
    message: String?? = nil,
    fields: [ResolvedField]? = nil,
    severity: AlertSeverity? = nil,
    style: AlertStyle? = nil
  ) -> ResolvedTexts {
    ResolvedTexts(
      locale: locale ?? self.locale,
      direction: direction ?? self.direction,
      title: title ?? self.title,
      message: message ?? self.message,
      fields: fields ?? self.fields,
      severity: severity ?? self.severity,
      style: style ?? self.style
    )
  }
}

extension ResolvedTexts: Hashable {
  @usableFromInline
  static func == (left: ResolvedTexts, right: ResolvedTexts) -> Bool {
    left === right
      || left.locale == right.locale && left.direction == right.direction && left.title == right.title
        && left.message == right.message && left.fields == right.fields && left.severity == right.severity
        && left.style == right.style
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(direction)
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(fields)
    hasher.combine(severity)
    hasher.combine(style)
  }
}

/// Takes the next button of an alert that is being resolved, and answers whether its id is known.
///
/// The buttons are those of a locale that lacks nothing when `index` has reached `count`; those before the last one whose
/// index is 0 are of another locale. Not one value, since that would be copied.
@usableFromInline
typealias ButtonReceiver = (
  _ index: Int,
  _ count: Int,
  _ id: consuming String,
  _ label: consuming String,
  _ role: AlertRole,
  _ isPreferred: Bool
) -> Bool
