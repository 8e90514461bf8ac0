package import CatalogDiagnostics
package import LocaleData
package import MessageFormat

/// All texts of a catalog in one locale.
package struct Localization: Sendable {
  package var locale: LocaleID
  /// Where the locale is named: the translation file's `locale`, else the start of its file.
  package var location: SourceLocation
  /// One for every alert of the catalog, in the same order; `nil` where this locale says nothing of the alert.
  package var alerts: [LocalizedAlert?]
  /// Whether an error in a file's syntax hid some of it: what is missing may well be there, so it is no finding.
  package var isPartial: Bool

  package init(locale: LocaleID, location: SourceLocation, alerts: [LocalizedAlert?], isPartial: Bool = false) {
    self.locale = locale
    self.location = location
    self.alerts = alerts
    self.isPartial = isPartial
  }
}

/// The texts of one alert in one locale.
package struct LocalizedAlert: Sendable {
  /// Where the alert's key stands in this locale's file; for keys of a strings table, its first text's key.
  package var keyLocation: SourceLocation
  /// One for every slot of the alert, in the same order; `nil` where the locale gives no text.
  package var texts: [LocalizedText?]
  /// What comments of the locale's files say of its actions and fields.
  package var annotations: [EntryAnnotations] = []
  /// Whether some of it could not be read and is already reported: what is missing is no finding.
  package var isPartial: Bool

  package init(keyLocation: SourceLocation, texts: [LocalizedText?], isPartial: Bool = false) {
    self.keyLocation = keyLocation
    self.texts = texts
    self.isPartial = isPartial
  }
}

/// One text of one alert in one locale, parsed.
package struct LocalizedText: Sendable {
  package var message: Message

  package init(message: Message) {
    self.message = message
  }

  package var source: SourceText { message.text }
}
