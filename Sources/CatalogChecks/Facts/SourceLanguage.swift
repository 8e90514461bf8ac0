import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

/// The language of the source texts, while they are looked at.
struct SourceLanguage {
  let locale: LocaleID
  let marks: SentenceMarks
  private let cancelTerms: CancelTerms?

  init(_ locale: LocaleID) {
    self.locale = locale
    marks = SentenceMarks(locale)
    cancelTerms = CancelTerms(locale)
  }

  /// Whether a button is called “Cancel”, by its text or as the standard action.
  func saysCancel(_ action: AlertAction, of alert: Alert, _ source: [AlertFacts.SourceFacts?]) -> Bool {
    guard let text = source[action.slot] else { return alert.slots[action.slot].standardAction == "cancel" }
    return text.message.isConstant && cancelTerms?.accepts(text.message.text.string) ?? false
  }
}
