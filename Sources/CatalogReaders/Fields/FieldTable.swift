import CYAML

/// The fields of one mapping, found by the bytes of their names without making strings of them.
struct FieldTable: Sendable {
  let place: CatalogField.Place
  let fields: [CatalogField]
  private let entries: ContiguousArray<Entry>

  private struct Entry {
    let prefix: UInt64
    let name: [UInt8]
    let id: CatalogField.ID
  }

  init(_ place: CatalogField.Place) {
    self.place = place
    fields = CatalogFields.all.filter { $0.place == place }
    entries = ContiguousArray(
      fields.map { field in
        let name = Array(field.name.utf8)
        return Entry(prefix: name.withUnsafeBufferPointer(Self.prefix), name: name, id: field.id)
      }
    )
  }

  var names: [String] { fields.map(\.name) }

  func field(named name: UnsafeBufferPointer<UInt8>) -> CatalogField.ID? {
    let prefix = Self.prefix(of: name)
    var index = 0
    while index < entries.count {
      if entries[index].prefix == prefix, entries[index].name.count == name.count,
        Self.isEqual(entries[index].name, name)
      {
        return entries[index].id
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
