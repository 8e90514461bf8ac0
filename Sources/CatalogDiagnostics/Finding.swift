/// Something wrong at a place in a catalog, what to do about it and, where one is safe, a fix.
package struct Finding: Sendable, Equatable {
  package var rule: RuleID
  package var severity: Severity
  package var location: SourceLocation
  /// The whole text that the place lies in, where it lies in one: a suppression above a text counts for all its lines.
  package var enclosing: SourceLocation?
  /// What is wrong and what to do: lower case, without a full stop. Catalog text in it is quoted with `quoted(_:)`.
  package var message: String
  package var subject: Subject
  package var notes: [Note]
  package var fix: Fix?

  /// What the finding is about, as far as it is known.
  package struct Subject: Sendable, Equatable {
    package var catalog: String?
    package var alert: String?
    /// `title`, `message`, `actions.delete`, `fields.name.placeholder`, …
    package var field: String?
    package var locale: String?

    package init(catalog: String? = nil, alert: String? = nil, field: String? = nil, locale: String? = nil) {
      self.catalog = catalog
      self.alert = alert
      self.field = field
      self.locale = locale
    }
  }

  /// A second place that explains the finding, such as the source text.
  package struct Note: Sendable, Equatable {
    package var location: SourceLocation
    package var message: String

    package init(_ message: String, at location: SourceLocation) {
      self.location = location
      self.message = message
    }
  }

  /// Edits that together repair the finding and change nothing else.
  package struct Fix: Sendable, Equatable {
    package var description: String
    package var edits: [Edit]

    package init(_ description: String, edits: [Edit]) {
      self.description = description
      self.edits = edits
    }
  }

  /// The bytes at `location` become `text`, already escaped for the file's format.
  package struct Edit: Sendable, Equatable {
    package var location: SourceLocation
    package var text: String

    package init(_ location: SourceLocation, _ text: String) {
      self.location = location
      self.text = text
    }
  }

  package init(
    _ rule: RuleID,
    at location: SourceLocation,
    _ message: String,
    severity: Severity? = nil,
    enclosing: SourceLocation? = nil,
    subject: Subject = Subject(),
    notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.location = location
    self.enclosing = enclosing
    self.message = message
    self.subject = subject
    self.notes = notes
    self.fix = fix
  }
}
