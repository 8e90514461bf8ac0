package import CatalogDiagnostics

/// A value of a property list and where it stands, whichever of the three formats the list is written in.
package struct PropertyListValue: Sendable {
  package var content: Content
  package var location: SourceLocation

  package enum Content: Sendable {
    case text(SourceText)
    /// As it is written.
    case integer(String)
    /// As it is written.
    case real(String)
    case boolean(Bool)
    /// As it is written.
    case date(String)
    case data
    case array([PropertyListValue])
    /// In the order of the file; a key may occur more than once.
    case dictionary([PropertyListEntry])
    /// What only archives hold: identifiers and sets.
    case other
  }

  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }

  package var text: SourceText? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  package var dictionary: [PropertyListEntry]? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries
  }

  /// What a finding calls the value where another kind was expected.
  package var kindName: String {
    switch content {
    case .text: "a text"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .other: "an object"
    }
  }
}

/// A key of a dictionary and its value.
package struct PropertyListEntry: Sendable {
  package var key: SourceText
  package var value: PropertyListValue
  /// The comments that stand directly before the entry.
  package var comments: [SourceText]

  package init(key: SourceText, value: PropertyListValue, comments: [SourceText] = []) {
    self.key = key
    self.value = value
    self.comments = comments
  }
}
