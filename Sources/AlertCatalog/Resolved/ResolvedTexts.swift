/// What a pack says of an alert in one language, before its actions are values of the alert's own type.
@usableFromInline
struct ResolvedTexts {
  @usableFromInline var locale = ""
  @usableFromInline var direction = AlertDirection.leftToRight
  @usableFromInline var title = ""
  @usableFromInline var message: String?
  @usableFromInline var actions: [Action] = []
  @usableFromInline var fields: [ResolvedField] = []
  @usableFromInline var severity = AlertSeverity.automatic
  @usableFromInline var style = AlertStyle.alert

  @usableFromInline
  struct Action {
    @usableFromInline let id: String
    @usableFromInline let label: String
    @usableFromInline let role: AlertRole
    @usableFromInline let isPreferred: Bool
  }
}

extension ResolvedAlert {
  /// Leaves out actions that `decode` does not know: what cannot be done is not offered.
  @inlinable
  init(_ texts: ResolvedTexts, decode: (String) -> Action?) {
    var actions: [ResolvedAction<Action>] = []
    actions.reserveCapacity(texts.actions.count)
    for button in texts.actions {
      guard let action = decode(button.id) else { continue }
      actions.append(
        ResolvedAction(
          action: action,
          id: button.id,
          label: button.label,
          role: button.role,
          isPreferred: button.isPreferred
        )
      )
    }
    self.init(
      locale: texts.locale,
      direction: texts.direction,
      title: texts.title,
      message: texts.message,
      actions: actions,
      fields: texts.fields,
      severity: texts.severity,
      style: texts.style
    )
  }
}
