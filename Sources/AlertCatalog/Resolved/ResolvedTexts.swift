/// What a pack says of an alert in one language, without its actions: those are handed over one by one, so that only
/// the caller needs to know their type.
@usableFromInline
struct ResolvedTexts {
  @usableFromInline var locale = ""
  @usableFromInline var direction = AlertDirection.leftToRight
  @usableFromInline var title = ""
  @usableFromInline var message: String?
  @usableFromInline var fields: [ResolvedField] = []
  @usableFromInline var severity = AlertSeverity.automatic
  @usableFromInline var style = AlertStyle.alert

  @usableFromInline init() {}
}

/// A button of an alert that is being resolved.
@usableFromInline
struct ResolvedButton {
  /// 0 for the first one: then those that were handed over before belong to a locale that lacked something.
  @usableFromInline let index: Int
  @usableFromInline let count: Int
  @usableFromInline let id: String
  @usableFromInline let label: String
  @usableFromInline let role: AlertRole
  @usableFromInline let isPreferred: Bool
}
