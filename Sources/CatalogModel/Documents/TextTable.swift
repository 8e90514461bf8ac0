package import CatalogDiagnostics
package import LocaleData

/// The texts that one file gives in one locale.
package struct TextTable: Sendable {
  /// `nil` for the source locale, whatever it is.
  package var locale: LocaleID?
  /// Where the locale is named, else the start of the file.
  package var location: SourceLocation
  /// In the order of the file; an alert may occur more than once.
  package var alerts: [AlertTexts] = []

  package init(locale: LocaleID?, location: SourceLocation) {
    self.locale = locale
    self.location = location
  }
}

/// The texts of one alert in a table.
package struct AlertTexts: Sendable {
  package var key: String
  /// Where the key stands in the file; in a strings table, its first text's key.
  package var keyRange: Range<Int>
  package var texts: [SlotText] = []
  /// Whether something of the alert could not be read and is already reported.
  package var isPartial = false

  package init(key: String, keyRange: Range<Int>) {
    self.key = key
    self.keyRange = keyRange
  }
}

/// A text and the place of its alert that it is for.
package struct SlotText: Sendable {
  package var path: SlotPath
  /// Where the place is named in the file.
  package var keyRange: Range<Int>
  package var text: SourceText

  package init(path: SlotPath, keyRange: Range<Int>, text: SourceText) {
    self.path = path
    self.keyRange = keyRange
    self.text = text
  }
}
