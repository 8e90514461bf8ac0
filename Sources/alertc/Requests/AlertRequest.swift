import CatalogCompiler

/// A question for one alert in one language.
struct AlertRequest: Equatable {
  /// Where several catalogs have the alert.
  var catalog: String?
  var alert: String
  var locale: String
  var arguments: [String: JSONValue]
  var timeZone: String?

  init(catalog: String? = nil, alert: String, locale: String, arguments: [String: JSONValue]) {
    self.catalog = catalog
    self.alert = alert
    self.locale = locale
    self.arguments = arguments
  }

  init(_ json: JSONValue) throws(RequestError) {
    let members = try RequestMembers(json)
    catalog = try members.optionalText("catalog")
    alert = try members.text("alert")
    locale = try members.text("locale")
    arguments = try members.object("arguments")
    timeZone = try members.optionalText("timeZone")
  }
}

/// A message to be formatted.
struct MessageRequest: Equatable {
  var locale: String
  var message: String
  var arguments: [String: JSONValue]
  /// `types`: argument → name of its type.
  var types: [String: String]
  var timeZone: String?

  init(locale: String, message: String, arguments: [String: JSONValue], types: [String: String] = [:]) {
    self.locale = locale
    self.message = message
    self.arguments = arguments
    self.types = types
  }

  init(_ json: JSONValue) throws(RequestError) {
    let members = try RequestMembers(json)
    locale = try members.text("locale")
    message = try members.text("message")
    arguments = try members.object("arguments")
    timeZone = try members.optionalText("timeZone")
    types = [:]
    for (name, value) in try members.object("types") {
      guard let text = value.text else { throw .wrongMember("types", expected: "an object of strings") }
      types[name] = text
    }
  }
}

/// The members of a request, each of the kind that it must be.
private struct RequestMembers {
  private let json: JSONValue

  init(_ json: JSONValue) throws(RequestError) {
    guard case .object = json else { throw .notAnObject }
    self.json = json
  }

  func text(_ name: String) throws(RequestError) -> String {
    guard let text = try optionalText(name) else { throw .missingMember(name) }
    return text
  }

  func optionalText(_ name: String) throws(RequestError) -> String? {
    guard let value = json[name], value != .null else { return nil }
    guard let text = value.text else { throw .wrongMember(name, expected: "a string") }
    return text
  }

  /// Empty where it is left out.
  func object(_ name: String) throws(RequestError) -> [String: JSONValue] {
    switch json[name] {
    case .object(let members): return members
    case nil, .null: return [:]
    default: throw .wrongMember(name, expected: "an object")
    }
  }
}
