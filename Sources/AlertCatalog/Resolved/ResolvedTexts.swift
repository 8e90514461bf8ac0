/// What a pack says of an alert in one language, without its actions: those are handed over one by one, so that only
/// the caller needs to know their type.
///
/// An object, so that it is counted as one: alerts are handed on often, and hardly ever changed.
@usableFromInline
final class ResolvedTexts: Sendable {
  @usableFromInline let values: Values

  @usableFromInline
  struct Values: Sendable, Hashable {
    @usableFromInline var locale: String
    @usableFromInline var direction: AlertDirection
    @usableFromInline var title: String
    @usableFromInline var message: String?
    @usableFromInline var fields: [ResolvedField]
    @usableFromInline var severity: AlertSeverity
    @usableFromInline var style: AlertStyle

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
  }

  @usableFromInline
  init(_ values: Values) {
    self.values = values
  }

  /// Where no pack could be read.
  @usableFromInline static let none = ResolvedTexts(
    Values(
      locale: "",
      direction: .leftToRight,
      title: "",
      message: nil,
      fields: [],
      severity: .automatic,
      style: .alert
    )
  )

  /// The same but for a change.
  @usableFromInline
  func changed(_ change: (inout Values) -> Void) -> ResolvedTexts {
    var values = values
    change(&values)
    return ResolvedTexts(values)
  }
}

extension ResolvedTexts: Hashable {
  @usableFromInline
  static func == (left: ResolvedTexts, right: ResolvedTexts) -> Bool {
    left === right || left.values == right.values
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
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
