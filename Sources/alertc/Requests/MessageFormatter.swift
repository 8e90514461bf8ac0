import AlertCatalog
import CatalogCompiler
import CatalogDiagnostics
import CatalogModel
import CatalogWriters
import LocaleData

/// Formats single messages as apps do: compiled into a pack, and through the runtime.
struct MessageFormatter {
  private var packer = MessagePacker()
  /// Compiled messages, since requests often repeat a message with other arguments.
  private var compiled: [Key: MessagePack] = [:]
  /// So many are kept; then all are forgotten.
  private static let capacity = 512

  private struct Key: Hashable {
    let locale: LocaleID
    /// Strings are equal when they are canonically equivalent; messages are the same when their bytes are.
    let message: [UInt8]
    let types: [ArgumentType]
  }

  mutating func format(_ request: MessageRequest) throws(RequestError) -> String {
    guard let locale = LocaleID(parsing: request.locale) else { throw .malformedLocale(request.locale) }
    let timeZone = try RequestTimeZone.zone(named: request.timeZone)
    let single = SingleMessage(request.message)
    var arguments: [(name: String, type: ArgumentType)] = []
    var values: [AlertCatalog.AlertArgument] = []
    for usage in try single.usages() {
      guard let json = request.arguments[usage.name] else {
        let given = Suggestions.closest(to: usage.name, among: request.arguments.keys.sorted())
        throw .missingArgument(usage.name, given: given)
      }
      let type = try Self.type(of: usage, json, request.types[usage.name])
      arguments.append((usage.name, type))
      values.append(try ArgumentValue.value(json, for: usage.name, type))
    }
    let pack = try self.pack(single, locale, arguments)
    guard let text = pack.format(values, timeZone: timeZone) else {
      throw .message("the arguments do not fit the message")
    }
    return text
  }

  private mutating func pack(
    _ single: SingleMessage,
    _ locale: LocaleID,
    _ arguments: [(name: String, type: ArgumentType)]
  ) throws(RequestError) -> MessagePack {
    let key = Key(locale: locale, message: Array(single.text.utf8), types: arguments.map(\.type))
    if let known = compiled[key] { return known }
    do throws(MessageEncodingError) {
      let pack = try packer.pack(single.message, locale: locale, arguments: arguments)
      if compiled.count >= Self.capacity { compiled.removeAll(keepingCapacity: true) }
      compiled[key] = pack
      return pack
    } catch {
      throw .message(error.description)
    }
  }

  /// What the request says, else what the message needs, else what the value is.
  private static func type(
    of usage: SingleMessage.Usage,
    _ value: JSONValue,
    _ name: String?
  ) throws(RequestError) -> ArgumentType {
    if let name {
      guard let type = named(name) else { throw .unknownType(name) }
      return type
    }
    switch usage.kind {
    case .any: return ArgumentValue.type(of: value)
    case .number: return ArgumentValue.integer(value) == nil ? .double : .int
    case .choice:
      if case .bool = value { return .bool }
      return .enumeration([])
    case .list: return .list
    case .date: return .date
    }
  }

  private static func named(_ name: String) -> ArgumentType? {
    switch name {
    case "int": .int
    case "double": .double
    case "string": .string
    case "date": .date
    case "list": .list
    case "bool": .bool
    default: nil
    }
  }
}
