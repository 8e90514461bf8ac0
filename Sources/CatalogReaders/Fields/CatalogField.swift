/// A field of the catalog format or of `alertc.yaml`: what it is called, where it may stand and what it holds.
package struct CatalogField: Sendable {
  package let id: ID
  package let place: Place
  package let value: Value
  /// What it means, for the reference.
  package let summary: String

  init(_ id: ID, in place: Place, _ value: Value, _ summary: String) {
    self.id = id
    self.place = place
    self.value = value
    self.summary = summary
  }

  package var name: String { id.rawValue }

  /// The name of the field, as it is typed.
  package enum ID: String, Sendable, Hashable, CaseIterable {
    case sourceLocale, locale, alerts
    case comment, severity, style, arguments, title, message, fields, actions, preferredAction, error
    case type, `enum`, min, max, example
    case placeholder, initial, kind
    case label, role
    case locales, access, syntax, keys, fallback, pack, isolation, rules, localeRules, glossary, doNotTranslate
    case match
  }

  /// The mapping that a field stands in.
  package enum Place: String, Sendable, Hashable, CaseIterable {
    case definitions = "`Alerts.yaml`"
    case alert = "an alert of the definitions"
    case argument = "an argument"
    case argumentType = "the type of an argument"
    case field = "a text field of the definitions"
    case action = "an action of the definitions"
    case translation = "`Alerts.<locale>.yaml`"
    case translatedAlert = "an alert of a translation"
    case translatedField = "a text field of a translation"
    case translatedAction = "an action of a translation"
    case configuration = "`alertc.yaml`"
    case keys = "`keys` of `alertc.yaml`"
  }

  /// The kind of value that a field has.
  package enum Value: Sendable, Hashable {
    /// Any scalar, as it is written.
    case string
    /// A text that alerts show, or in the definitions a mapping from locale to text.
    case text
    case locale
    case integer
    case choice([String])
    case list(of: String)
    case mapping(of: String)
    /// One of several forms, in words.
    case either(String)
  }
}
