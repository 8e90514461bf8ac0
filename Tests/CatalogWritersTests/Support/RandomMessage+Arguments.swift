import AlertCatalog
import CatalogModel
import LocaleData
import TestSupport

/// A random message's arguments as the pack, the runtime and ICU take them.
extension RandomMessage {
  var types: [(name: String, type: ArgumentType)] {
    arguments.map { name, value in
      switch value {
      case .int: (name, .int)
      case .double: (name, .double)
      case .string: (name, .string)
      case .bool: (name, .bool)
      case .choice: (name, .enumeration(["female", "male"]))
      }
    }
  }

  var values: [AlertCatalog.AlertArgument] {
    arguments.map { _, value in
      switch value {
      case .int(let number): .int(number)
      case .double(let number): .double(number)
      case .string(let text): .string(text)
      case .bool(let flag): .bool(flag)
      case .choice(let text): .choice(text)
      }
    }
  }

  var icuArguments: [String: ICUMessage.Argument] {
    let values = arguments.map { name, value -> (String, ICUMessage.Argument) in
      switch value {
      case .int(let number): (name, .int(Int64(number)))
      case .double(let number): (name, .double(number))
      case .string(let text), .choice(let text): (name, .string(text))
      case .bool(let flag): (name, .string(flag ? "true" : "false"))
      }
    }
    return Dictionary(values) { first, _ in first }
  }
}
