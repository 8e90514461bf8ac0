import CatalogModel

/// The types of arguments, by the names that the definitions use.
enum ArgumentTypeName: String, CaseIterable {
  case string, int, double, date, list, bool

  var type: ArgumentType {
    switch self {
    case .string: .string
    case .int: .int
    case .double: .double
    case .date: .date
    case .list: .list
    case .bool: .bool
    }
  }
}
