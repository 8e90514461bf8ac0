/// The elements of an XML property list.
enum PropertyListElement: String, CaseIterable {
  case plist, dict, key, string, array, integer, real, date, data
  case yes = "true"
  case no = "false"
  /// One that property lists do not have.
  case unknown = ""

  init(name: UnsafePointer<CChar>) {
    // The most frequent ones first.
    if Self.matches(name, "string") {
      self = .string
    } else if Self.matches(name, "key") {
      self = .key
    } else if Self.matches(name, "dict") {
      self = .dict
    } else {
      self = Self.allCases.first { $0 != .unknown && $0.rawValue == String(cString: name) } ?? .unknown
    }
  }

  var isContainer: Bool {
    switch self {
    case .plist, .dict, .array: true
    default: false
    }
  }

  private static func matches(_ name: UnsafePointer<CChar>, _ known: StaticString) -> Bool {
    var index = 0
    while index < known.utf8CodeUnitCount {
      guard UInt8(bitPattern: name[index]) == known.utf8Start[index] else { return false }
      index += 1
    }
    return name[index] == 0
  }
}
