/// The elements of an XML property list.
enum PropertyListElement: String, CaseIterable {
  case plist, dict, key, string, array, integer, real, date, data
  case yes = "true"
  case no = "false"
  /// One that property lists do not have.
  case unknown = ""

  init(name: UnsafePointer<CChar>) {
    self = PropertyListElement(rawValue: String(cString: name)) ?? .unknown
  }

  var isContainer: Bool { self == .plist || self == .dict || self == .array }
}
