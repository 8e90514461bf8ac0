/// The elements of an XML property list.
enum PropertyListElement: String, CaseIterable {
  case plist, dict, key, string, array, integer, real, date, data
  case yes = "true"
  case no = "false"
  /// One that property lists do not have.
  case unknown = ""

  init(name: UnsafePointer<CChar>) {
    self = Self.named.first { Self.matches(name, $0.name) }?.element ?? .unknown
  }

  var isContainer: Bool { self == .plist || self == .dict || self == .array }

  /// The most frequent ones first.
  private static let named: [(name: StaticString, element: PropertyListElement)] = [
    ("string", .string), ("key", .key), ("dict", .dict), ("array", .array), ("integer", .integer), ("true", .yes),
    ("false", .no), ("real", .real), ("date", .date), ("data", .data), ("plist", .plist),
  ]

  private static func matches(_ name: UnsafePointer<CChar>, _ known: StaticString) -> Bool {
    var index = 0
    while index < known.utf8CodeUnitCount {
      guard UInt8(bitPattern: name[index]) == known.utf8Start[index] else { return false }
      index += 1
    }
    return name[index] == 0
  }
}
