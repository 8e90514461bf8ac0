package import CatalogDiagnostics

/// One alert of a catalog, without its texts.
package struct Alert: Sendable {
  /// `file.delete`
  package var key: String
  package var keyLocation: SourceLocation
  /// For translators and for the documentation of the generated function.
  package var comment: String?
  package var severity: AlertSeverity
  package var style: AlertStyle
  /// Those declared, in their order, then those that only the source text names, in order of appearance.
  package var arguments: [AlertArgument]
  /// In the order in which they are shown. Never empty: an alert that names none has one `ok`.
  package var actions: [AlertAction]
  package var fields: [AlertField]
  /// The id of the default button, where one is chosen.
  package var preferredAction: Located<String>?
  /// Whether the alert tells of an error, and is a case of the generated error enum.
  package var isError: Bool
  /// Every text that the alert shows, in reading order: title, message, fields, actions.
  package var slots: [TextSlot]
  /// Whether some of the definition could not be read and is already reported: what is missing is no finding.
  package var isPartial: Bool

  /// Whether the keys of a table define it, and not YAML.
  package var isOfTable: Bool {
    let path = keyLocation.file.path
    return [".strings", ".stringsdict", ".xcstrings"].contains { path.hasSuffix($0) }
  }

  package init(
    key: String,
    keyLocation: SourceLocation,
    comment: String?,
    severity: AlertSeverity,
    style: AlertStyle,
    arguments: [AlertArgument],
    actions: [AlertAction],
    fields: [AlertField],
    preferredAction: Located<String>?,
    isError: Bool = false,
    slots: [TextSlot],
    isPartial: Bool = false
  ) {
    self.key = key
    self.keyLocation = keyLocation
    self.comment = comment
    self.severity = severity
    self.style = style
    self.arguments = arguments
    self.actions = actions
    self.fields = fields
    self.preferredAction = preferredAction
    self.isError = isError
    self.slots = slots
    self.isPartial = isPartial
  }
}

/// How grave an alert is: `severity` in the definitions.
package enum AlertSeverity: String, Sendable, Hashable, CaseIterable {
  case automatic, standard, critical
}

/// How an alert is presented: `style` in the definitions.
package enum AlertStyle: String, Sendable, Hashable, CaseIterable {
  case alert, confirmation
}
