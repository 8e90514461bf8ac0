import AlertCatalog
import CatalogCompiler
import CatalogDiagnostics
import CatalogModel

/// Turns a value of a request or of the command line into one that the runtime takes.
enum ArgumentValue {
  /// The value of an argument of a known type.
  static func value(
    _ json: JSONValue,
    for name: String,
    _ type: ArgumentType
  ) throws(RequestError) -> AlertCatalog.AlertArgument {
    let value: AlertCatalog.AlertArgument? =
      switch type {
      case .string: text(json).map { .string($0) }
      case .enumeration: text(json).map { .choice($0) }
      case .int: integer(json).map { .int($0) }
      case .double: number(json).map { .double($0) }
      case .bool: flag(json).map { .bool($0) }
      case .list: texts(json).map { .list($0) }
      case .date: seconds(json).map { .date(secondsSince1970: $0) }
      }
    guard let value else { throw .wrongType(argument: name, expected: word(type), given: json.kind) }
    return value
  }

  /// As `type` in a catalog and `types` in a request name it.
  static func word(_ type: ArgumentType) -> String {
    switch type {
    case .string: "string"
    case .int: "int"
    case .double: "double"
    case .date: "date such as 2024-03-05T10:30:00Z"
    case .list: "list"
    case .bool: "bool"
    case .enumeration: "one of its values as a string"
    }
  }

  /// The type that a value has by itself.
  static func type(of json: JSONValue) -> ArgumentType {
    switch json {
    case .number: integer(json) == nil ? .double : .int
    case .bool: .bool
    case .array: .list
    case .string, .null, .object: .string
    }
  }

  /// Whole numbers however they are written: `5`, `5.0`, `5e0`.
  static func integer(_ json: JSONValue) -> Int? {
    switch json {
    case .number(let text), .string(let text):
      if let value = Int(text) { return value }
      return Double(text).flatMap { Int(exactly: $0) }
    default: return nil
    }
  }

  private static func number(_ json: JSONValue) -> Double? {
    switch json {
    case .number(let text), .string(let text): Double(text)
    default: nil
    }
  }

  /// Since 1970: a time of RFC 3339, or seconds.
  private static func seconds(_ json: JSONValue) -> Double? {
    if case .string(let text) = json, let time = Timestamp(rfc3339: text) { return time.secondsSince1970 }
    return number(json)
  }

  private static func text(_ json: JSONValue) -> String? {
    switch json {
    case .string(let text), .number(let text): text
    case .bool(let flag): flag ? "true" : "false"
    default: nil
    }
  }

  private static func flag(_ json: JSONValue) -> Bool? {
    switch json {
    case .bool(let flag): flag
    case .string("true"): true
    case .string("false"): false
    default: nil
    }
  }

  private static func texts(_ json: JSONValue) -> [String]? {
    switch json {
    case .array(let elements):
      let texts = elements.compactMap(text)
      return texts.count == elements.count ? texts : nil
    // On the command line a list is written with commas.
    case .string(let text): return text.isEmpty ? [] : text.split(separator: ",").map(String.init)
    default: return nil
    }
  }
}
