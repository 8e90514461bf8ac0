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

  package init(locale: LocaleID, location: SourceLocation, alerts: [LocalizedAlert?]) {
    self.locale = locale
    self.location = location
    self.alerts = alerts
  }
}

/// The texts of one alert in one locale.
package struct LocalizedAlert: Sendable {
  /// Where the alert's key stands in this locale's file; for keys of a strings table, its first text's key.
  package var keyLocation: SourceLocation
  /// One for every slot of the alert, in the same order; `nil` where the locale gives no text.
  package var texts: [LocalizedText?]

  package init(keyLocation: SourceLocation, texts: [LocalizedText?]) {
    self.keyLocation = keyLocation
    self.texts = texts
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
