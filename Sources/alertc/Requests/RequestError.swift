import CatalogCompiler
import CatalogDiagnostics

/// Why a request to render or format cannot be answered, as values; worded in one place.
enum RequestError: Error, Equatable {
  case json(JSONError)
  case notAnObject
  case missingMember(String)
  case wrongMember(String, expected: String)
  case malformedLocale(String)
  case unknownType(String)
  case unknownTimeZone(String)
  case unknownAlert(String, suggestion: String?)
  case ambiguousAlert(String, catalogs: [String])
  /// With the given name that may have been meant for it.
  case missingArgument(String, given: String?)
  /// An alert that no locale has in a form that can be compiled.
  case notCompilable(String)
  case wrongType(argument: String, expected: String, given: String)
  /// A message that cannot be compiled, with what its first finding says.
  case message(String)
  case pack(String)
}

extension RequestError {
  var message: String {
    switch self {
    case .json(let error): "this is not JSON: expected \(error.expected) at column \(error.column)"
    case .notAnObject: "a request is a JSON object"
    case .missingMember(let name): "the member \(quoted(name)) is missing"
    case .wrongMember(let name, let expected): "the member \(quoted(name)) is \(expected)"
    case .malformedLocale(let tag): "\(quoted(tag)) is no language tag"
    case .unknownType(let name): "there is no type \(quoted(name)); it is int, double, string, date, list or bool"
    case .unknownTimeZone(let name):
      "there is no time zone \(quoted(name)); write an offset such as +05:30, or a name such as Europe/Berlin"
    case .unknownAlert(let key, let suggestion): "there is no alert \(quoted(key))" + Self.hint(suggestion)
    case .ambiguousAlert(let key, let catalogs):
      "\(quoted(key)) is in several catalogs: name one of \(catalogs.joined(separator: ", ")) as “catalog”"
    case .missingArgument(let name, let given):
      "the argument \(quoted(name)) is missing" + (given.map { "; \(quoted($0)) is given, which is none" } ?? "")
    case .notCompilable(let key):
      "no locale has all texts of the alert \(quoted(key)) in a form that can be compiled; “alertc lint” tells why"
    case .wrongType(let argument, let expected, let given):
      "the argument \(quoted(argument)) is \(given); it should be \(expected)"
    case .message(let text), .pack(let text): text
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \(quoted($0))?" } ?? ""
  }
}
