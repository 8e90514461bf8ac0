package import CatalogDiagnostics
package import LocaleData
package import MessageFormat

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
  /// What comments say of its actions and fields.
  package var annotations: [EntryAnnotations] = []
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
  /// The text; of one in several forms, the format or the first form.
  package var text: SourceText
  package var variations: Variations
  /// The number of its entry in a table with keys, for finding the entry's comments.
  package var entry: Int

  package init(
    path: SlotPath,
    keyRange: Range<Int>,
    text: SourceText,
    variations: Variations = .none,
    entry: Int = 0
  ) {
    self.path = path
    self.keyRange = keyRange
    self.text = text
    self.variations = variations
    self.entry = entry
  }

  /// What Apple's formats write beside a text that depends on numbers.
  package enum Variations: Sendable {
    case none
    /// Of a format: what its `%#@name@` stand for.
    case variables([PrintfVariable])
    /// The plural forms of the text as a whole, and what `%#@name@` in them stand for.
    case forms([PrintfForm], [PrintfVariable])
  }
}
