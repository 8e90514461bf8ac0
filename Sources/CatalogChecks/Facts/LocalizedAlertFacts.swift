import CatalogDiagnostics
import CatalogModel

/// An alert in one locale while it is checked.
final class LocalizedAlertFacts {
  let localization: LocalizationFacts
  let alert: AlertFacts
  let texts: LocalizedAlert
  /// Whether the locale leaves out a text, be it one that has a standard term.
  let hasGaps: Bool

  init(_ texts: LocalizedAlert, hasGaps: Bool, of alert: AlertFacts, in localization: LocalizationFacts) {
    self.localization = localization
    self.alert = alert
    self.texts = texts
    self.hasGaps = hasGaps
  }

  /// The standard term of the locale that is shown at a slot without a text.
  func standardTerm(_ slot: Int) -> String? {
    localization.standardTerm(alert.alert.slots[slot])
  }

  /// Whether the slot shows something in the source locale.
  func isNeeded(_ slot: Int) -> Bool {
    alert.source[slot] != nil || alert.alert.slots[slot].standardAction != nil
  }
}
