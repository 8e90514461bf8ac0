/// A value of JSON.
package enum JSONValue: Sendable, Equatable {
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
  package subscript(member: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[member]
  }

  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// What kind of value it is, for messages.
  package var kind: String {
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
package struct JSONError: Error, Sendable, Equatable {
  /// What was expected, in words.
  package var expected: String
  /// In bytes from 1.
  package var column: Int
}
