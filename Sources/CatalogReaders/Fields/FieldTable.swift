import CYAML

/// The fields of one mapping, found by the bytes of their names without making strings of them.
final class FieldTable: Sendable {
  let place: CatalogField.Place
  let fields: [CatalogField]
  private let names: [[UInt8]]
  /// The first eight bytes of each name and its length: nearly always enough to tell that it is another.
  private let prefixes: ContiguousArray<UInt64>
  private let lengths: ContiguousArray<Int>

  init(_ place: CatalogField.Place) {
    self.place = place
    fields = CatalogFields.all.filter { $0.place == place }
    names = fields.map { Array($0.name.utf8) }
    prefixes = ContiguousArray(names.map { $0.withUnsafeBufferPointer(Self.prefix) })
    lengths = ContiguousArray(names.map(\.count))
  }

  var fieldNames: [String] { fields.map(\.name) }

  func field(named name: UnsafeBufferPointer<UInt8>) -> CatalogField.ID? {
    let prefix = Self.prefix(of: name)
    var index = 0
    while index < prefixes.count {
      if prefixes[index] == prefix, lengths[index] == name.count, Self.isEqual(names[index], name) {
        return fields[index].id
      }
      index += 1
    }
    return nil
  }

  private static func isEqual(_ name: [UInt8], _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    name.withUnsafeBufferPointer { name in
      guard let left = name.baseAddress, let right = other.baseAddress else { return other.isEmpty }
      return memcmp(left, right, name.count) == 0
    }
  }

  /// The first eight bytes in one word.
  private static func prefix(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let bytes = name.baseAddress else { return 0 }
    if name.count >= 8 { return UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self) }
    var word: UInt64 = 0
    var index = name.count
    while index > 0 {
      index -= 1
      word = word << 8 | UInt64(bytes[index])
    }
    return word
  }
}

extension FieldTable {
  static let definitions = FieldTable(.definitions)
  static let alert = FieldTable(.alert)
  static let argument = FieldTable(.argument)
  static let argumentType = FieldTable(.argumentType)
  static let field = FieldTable(.field)
  static let action = FieldTable(.action)
  static let translation = FieldTable(.translation)
  static let translatedAlert = FieldTable(.translatedAlert)
  static let translatedField = FieldTable(.translatedField)
  static let translatedAction = FieldTable(.translatedAction)
  static let configuration = FieldTable(.configuration)
  static let keys = FieldTable(.keys)
}
