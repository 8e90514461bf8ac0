import CatalogDiagnostics
import CatalogModel

extension YAMLNodeReader {
  func reportUnknownField(_ table: FieldTable) {
    let name = String(decoding: events.value, as: UTF8.self)
    report(.unknownField, at: currentLocation, .unknownField(name, table))
  }

  func reportDuplicate(of name: String, firstAt start: Int) {
    report(
      .duplicateKey,
      at: currentLocation,
      .duplicate(name),
      notes: [Finding.Note(.firstIsHere, at: character(at: start))]
    )
  }

  func reportSimilar(_ name: String, to other: String, firstAt start: Int) {
    report(
      .duplicateKey,
      at: currentLocation,
      .similar(name, other),
      notes: [Finding.Note(.firstIsHere, at: character(at: start))]
    )
  }

  /// Reports a node of the wrong kind, and passes over it.
  func reportUnexpected(_ form: String) {
    let start = events.start
    let isInFlow = events.flowDepth > 0
    let found: String
    switch events.kind {
    case .scalar: found = CatalogDiagnostics.quoted(String(decoding: events.value, as: UTF8.self))
    case .mappingStart: found = "a mapping"
    case .sequenceStart: found = "a list"
    default:
      skip()
      return
    }
    let isScalar = events.kind == .scalar
    let end = skip()
    // What was meant is not known where the node is no YAML, which is reported.
    guard events.failure == nil else { return }
    let place = isScalar || isInFlow ? location(start, end) : character(at: start)
    report(.invalidValue, at: place, .expected(form, found: found))
  }

  func reportChoice(_ value: Located<String>, of field: CatalogField.ID, among choices: [String]) {
    let suggestion = Suggestions.closest(to: value.value, among: choices)
    report(.invalidValue, at: value.location, .noChoice(value.value, field.rawValue, choices, suggestion))
  }

  /// Anchors, tags and aliases, wherever they stand.
  func reportProperties() {
    report(.invalidValue, at: character(at: events.start), events.kind == .alias ? .alias : .property)
  }

  /// A node that is no text, where a text belongs. Text that begins with a brace and is not quoted is told for
  /// what it is.
  func reportNoText(_ form: String) {
    if isUnquotedArgument() {
      reportUnquotedText()
      return
    }
    if isEmptyMapping() { skip() } else { reportUnexpected(form) }
  }
}

extension String {
  fileprivate static func unknownField(_ name: String, _ table: FieldTable) -> String {
    let place = table.place.rawValue
    if let suggestion = Suggestions.closest(to: name, among: table.fieldNames) {
      return "\(place) has no field \(quoted(name)); did you mean `\(suggestion)`?"
    }
    return "\(place) has no field \(quoted(name)); its fields are \(table.fieldNames.joined(separator: ", "))"
  }

  fileprivate static func duplicate(_ name: String) -> String {
    "\(quoted(name)) is given twice; remove one"
  }

  fileprivate static func similar(_ name: String, _ other: String) -> String {
    "\(quoted(name)) and \(quoted(other)) differ in letter case only; rename or remove one"
  }

  fileprivate static let firstIsHere = "it is given here first"

  fileprivate static func expected(_ form: String, found: String) -> String {
    "expected \(form), found \(found)"
  }

  fileprivate static func noChoice(
    _ value: String,
    _ field: String,
    _ choices: [String],
    _ suggestion: String?
  ) -> String {
    let advice = suggestion.map { "did you mean `\($0)`?" } ?? "it is one of \(choices.joined(separator: ", "))"
    return "`\(field)` cannot be \(quoted(value)); \(advice)"
  }

  static let keyIsNoText = "expected a name as key"
  static let mergeKey = "merge keys are not supported; write out what is meant, or quote `<<`"
  fileprivate static let alias =
    "aliases are not supported: write the value again, or quote a text that begins with `*`"
  fileprivate static let property = "anchors and tags are not supported: remove it, or quote a text that begins with it"
}
