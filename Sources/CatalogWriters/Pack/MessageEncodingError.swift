import CatalogDiagnostics
package import CatalogModel

/// Why a message cannot be compiled for an alert's arguments.
package enum MessageEncodingError: Error, Sendable, Hashable {
  /// The message itself is wrong; its issues say why.
  case malformed
  /// The message names an argument that there is not.
  case unknownArgument(String)
  /// An argument of this type cannot be shown or selected by in this way: `plural`, `select`, `number`, or plainly.
  case unfitArgument(String, type: ArgumentType, use: String)
  /// A format that this version cannot bake: `date`, `time`, `list`, or a style.
  case unsupportedFormat(String)
  /// A plural or select without a branch for everything else.
  case missingOther(String)
  /// Nested too deeply.
  case tooDeep
  /// The message has 256 MB or more.
  case tooLarge
}

extension MessageEncodingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed: "the message is malformed"
    case .unknownArgument(let name): "there is no argument \(quoted(name))"
    case .unfitArgument(let name, let type, let use):
      "argument \(quoted(name)) of type \(type.name) cannot be used as \(use)"
    case .unsupportedFormat(let format): "the format \(format) cannot be compiled"
    case .missingOther(let name): "the branches of \(quoted(name)) have no `other`"
    case .tooDeep: "the message is nested too deeply"
    case .tooLarge: "the message is too large"
    }
  }
}

extension ArgumentType {
  fileprivate var name: String {
    switch self {
    case .string: "string"
    case .int: "int"
    case .double: "double"
    case .bool: "bool"
    case .enumeration: "enum"
    case .list: "list"
    case .date: "date"
    }
  }
}
