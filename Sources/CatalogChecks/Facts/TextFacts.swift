import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

/// One text while it is checked.
final class TextFacts {
  let localization: LocalizationFacts
  let alert: AlertFacts
  let slot: Int
  let message: Message
  let facts: MessageFacts
  /// The same text in the source locale, to compare with; `nil` for that text itself, and where it cannot be read.
  let source: AlertFacts.SourceFacts?
  /// What the text or its source is like, and how they compare.
  let kinds: TextKinds

  init(_ message: Message, slot: Int, of alert: AlertFacts, in localization: LocalizationFacts) {
    let source = alert.source[slot]
    self.localization = localization
    self.alert = alert
    self.slot = slot
    self.message = message
    if localization.isSource, let source {
      facts = source.facts
      self.source = nil
      kinds = facts.kinds
    } else {
      let own = MessageFacts(message, of: alert.names)
      if let source, source.facts.isReliable {
        self.source = source
        kinds = own.kinds(besides: source)
      } else {
        self.source = nil
        kinds = own.kinds
      }
      facts = own
    }
  }

  /// The whole text, without what its file's notation puts around it.
  var wholeText: Span { Span(0, message.text.count) }

  /// A finding at a place of the text, with the source text beside it.
  func finding(
    _ rule: RuleID,
    at span: Span,
    _ message: String,
    severity: Severity? = nil,
    notes: [MessageIssue.Note] = [],
    fix: MessageIssue.Fix? = nil
  ) -> Finding {
    finding(MessageIssue(rule, severity: severity, at: span, message, notes: notes, fix: fix))
  }

  func finding(_ issue: MessageIssue) -> Finding {
    let subject = Finding.Subject(
      catalog: localization.catalog.catalog.name,
      alert: alert.alert.key,
      field: alert.alert.slots[slot].name,
      locale: localization.locale.tag
    )
    var finding = issue.finding(in: message.text, subject: subject)
    finding.enclosing = message.text.location
    if let source {
      finding.notes.append(.sourceText(at: source.message.text.contentLocation))
    }
    return finding
  }
}

extension MessageFacts {
  /// What a translation or its source is like, and how they compare.
  fileprivate func kinds(besides source: AlertFacts.SourceFacts) -> TextKinds {
    var all = kinds.rawValue | source.facts.kinds.rawValue
    if !endsLike(source.facts.lastCharacter) { all |= TextKinds.unlikeEnd.rawValue }
    if count == source.facts.count { all |= TextKinds.sourceLength.rawValue }
    return TextKinds(rawValue: all)
  }
}

extension Finding.Note {
  static func sourceText(at location: SourceLocation) -> Finding.Note {
    Finding.Note("the source text is here", at: location)
  }
}
