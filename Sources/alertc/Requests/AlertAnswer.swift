import AlertCatalog
import CatalogDiagnostics

/// A resolved alert as text and as JSON.
enum AlertAnswer {
  static func write(_ alert: ResolvedAlert<String>, to json: inout JSONWriter) {
    json.beginObject()
    json.member("locale", alert.locale)
    json.member("direction", alert.direction.rawValue)
    json.member("title", alert.title)
    json.member("message", ifPresent: alert.message)
    json.key("actions")
    json.beginArray()
    for action in alert.actions { write(action, to: &json) }
    json.endArray()
    json.key("fields")
    json.beginArray()
    for field in alert.fields { write(field, to: &json) }
    json.endArray()
    json.member("severity", alert.severity.rawValue)
    json.member("style", alert.style.rawValue)
    json.endObject()
  }

  private static func write(_ action: ResolvedAction<String>, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", action.id)
    json.member("label", action.label)
    json.member("role", action.role.rawValue)
    if action.isPreferred { json.member("preferred", true) }
    json.endObject()
  }

  private static func write(_ field: ResolvedField, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", field.id)
    json.member("kind", field.kind.rawValue)
    json.member("title", ifPresent: field.title)
    json.member("placeholder", ifPresent: field.placeholder)
    json.member("initial", field.initial)
    json.endObject()
  }

  /// For people: the texts, and in brackets what they cannot see.
  static func text(of alert: ResolvedAlert<String>, _ colors: TerminalColors) -> String {
    var lines = [colors.bold(DisplayText.escapedLines(alert.title))]
    if let message = alert.message { lines.append(DisplayText.escapedLines(message)) }
    lines += alert.fields.map { field in
      let name = field.title ?? field.placeholder ?? field.id
      return
        "  \(DisplayText.escapedLines(name)): [\(DisplayText.escapedLines(field.initial))] (\(field.kind.rawValue))"
    }
    lines += alert.actions.map { action in
      let facts = [action.role == .default ? "" : action.role.rawValue, action.isPreferred ? "preferred" : ""]
      let words = facts.filter { !$0.isEmpty }.joined(separator: ", ")
      return "  [ \(DisplayText.escapedLines(action.label)) ]" + (words.isEmpty ? "" : " (\(words))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
