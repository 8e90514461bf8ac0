import CatalogDiagnostics
import Foundation

@testable import CatalogReaders

/// What a property list says, for comparing two readers of it: texts, numbers and structure, without places.
enum PlainValue: Equatable {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case date, data, other
  case array([PlainValue])
  case dictionary([String: PlainValue])

  init(_ value: PropertyListValue) {
    switch value.content {
    case .text(let text): self = .text(text.string)
    case .integer(let digits):
      let isHexadecimal = digits.hasPrefix("0x")
      self = .number(
        Double(Int(isHexadecimal ? String(digits.dropFirst(2)) : digits, radix: isHexadecimal ? 16 : 10) ?? 0)
      )
    case .real(let digits): self = .number(Double(digits) ?? 0)
    case .boolean(let flag): self = .boolean(flag)
    case .date: self = .date
    case .data: self = .data
    case .other: self = .other
    case .array(let values): self = .array(values.map(PlainValue.init))
    case .dictionary(let entries): self = PlainValue(entries)
    }
  }

  /// Of keys that are given twice, the last one counts.
  init(_ entries: [PropertyListEntry]) {
    self = .dictionary(Dictionary(entries.map { ($0.key.string, PlainValue($0.value)) }) { $1 })
  }

  init(_ table: StringsTable) {
    self = .dictionary(Dictionary(table.map { ($0.key.string, PlainValue($0.value)) }) { $1 })
  }

  init(foundation value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool where type(of: value) == Bool.self: self = .boolean(flag)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let number as Int: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case is Date: self = .date
    case is Data: self = .data
    case let values as [Any]: self = .array(values.map(PlainValue.init(foundation:)))
    case let values as [String: Any]: self = .dictionary(values.mapValues(PlainValue.init(foundation:)))
    default: self = .other
    }
  }
}
