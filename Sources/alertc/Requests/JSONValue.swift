/// A value of JSON.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  /// As it is written, so that nothing is lost.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Of members with the same name the last one counts.
  case object([String: JSONValue])
}

extension JSONValue {
  subscript(member: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[member]
  }

  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// What kind of value it is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Why a text is not JSON.
struct JSONError: Error, Equatable {
  /// What was expected, in words.
  var expected: String
  /// In bytes from 1.
  var column: Int
}
