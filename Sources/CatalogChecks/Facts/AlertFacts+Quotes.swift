import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

extension AlertFacts {
  static func messageSlot(of alert: Alert) -> Int? {
    alert.slots.firstIndex { slot in
      if case .message = slot.role { true } else { false }
    }
  }

  /// The actions whose labels the message quotes in the source locale, each once, in the order of the quotes.
  static func quotedActions(of alert: Alert, _ source: [SourceFacts?], in locale: LocaleID) -> [AlertAction] {
    guard let slot = messageSlot(of: alert), let message = source[slot], message.facts.kinds.meets(.quotationMark),
      message.facts.isReliable
    else { return [] }
    var actions: [AlertAction] = []
    for quote in QuotedText.all(in: message.message) {
      let folded = LabelFolding.folded(quote.text)
      let action = alert.actions.first { label(of: $0, alert, source, in: locale) == folded }
      guard let action, !actions.contains(where: { $0.id == action.id }) else { continue }
      actions.append(action)
    }
    return actions
  }

  /// What a button says in the source locale.
  private static func label(
    of action: AlertAction,
    _ alert: Alert,
    _ source: [SourceFacts?],
    in locale: LocaleID
  ) -> String? {
    if let text = source[action.slot] {
      return text.message.isConstant ? LabelFolding.folded(text.message.text.string) : nil
    }
    guard let standard = alert.slots[action.slot].standardAction else { return nil }
    return StandardActions.label(standard, in: locale).map(LabelFolding.folded)
  }
}
