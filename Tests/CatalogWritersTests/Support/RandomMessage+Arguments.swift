import AlertCatalog
import CatalogModel
import LocaleData
import MessageFormat
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
      case .date: (name, .date)
      case .list: (name, .list)
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
      case .date(let milliseconds): .date(secondsSince1970: milliseconds / 1000)
      case .list(let items): .list(items)
      }
    }
  }

  /// For `patternWithoutLists`.
  func icuArguments(in locale: LocaleID) -> [String: ICUMessage.Argument] {
    var result: [String: ICUMessage.Argument] = [:]
    for (name, value) in arguments {
      switch value {
      case .int(let number): result[name] = .int(Int64(number))
      case .double(let number): result[name] = .double(number)
      case .string(let text), .choice(let text): result[name] = .string(text)
      case .bool(let flag): result[name] = .string(flag ? "true" : "false")
      case .date(let milliseconds): result[name] = .date(milliseconds)
      case .list(let items):
        for style in ListStyle.all {
          result[Self.listArgument(style.name)] = .string(ListPatterns.joined(items, in: locale, style))
        }
      }
    }
    return result
  }
}
