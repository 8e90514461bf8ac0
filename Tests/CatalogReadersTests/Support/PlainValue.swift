import CatalogDiagnostics
import Foundation

@testable import CatalogReaders

/// What a file says, for comparing two readers of it: texts, numbers and structure, without places.
///
/// Texts are compared byte by byte, not as equivalent characters.
indirect enum PlainValue: Equatable {
  case text([UInt8])
  case number(Double)
  case boolean(Bool)
  case null, date, data, other
  case array([PlainValue])
  case dictionary([[UInt8]: PlainValue])

  static func text(_ text: String) -> PlainValue { .text(Array(text.utf8)) }

  /// Of keys that are given twice, the last one counts.
  static func dictionary(_ entries: some Sequence<(String, PlainValue)>) -> PlainValue {
    .dictionary(Dictionary(entries.map { (Array($0.utf8), $1) }) { $1 })
  }

  init(_ value: PropertyListValue) {
    switch value.content {
    case .text(let text): self = .text(text.string)
    case .integer(let digits): self = .number(Self.integer(digits))
    case .real(let digits): self = .number(Double(digits) ?? 0)
    case .boolean(let flag): self = .boolean(flag)
    case .date: self = .date
    case .data: self = .data
    case .other: self = .other
    case .array(let values): self = .array(values.map { PlainValue($0) })
    case .dictionary(let entries):
      self = .dictionary(entries.map { ($0.key.string, PlainValue($0.value)) })
    }
  }

  init(_ table: StringsTable) {
    self = .dictionary(table.map { ($0.key.string, PlainValue($0.value)) })
  }

  init(_ value: JSONValue) {
    switch value.kind {
    case .object: self = .dictionary(value.members.map { ($0.key.string, PlainValue($0.value)) })
    case .array: self = .array(value.elements.map { PlainValue($0) })
    case .string: self = .text(value.text?.string ?? "")
    case .number: self = .number(Double(value.number ?? "") ?? 0)
    case .boolean: self = .boolean(value.boolean ?? false)
    case .null: self = .null
    case .unreadable: self = .other
    }
  }

  init(foundation value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool where type(of: value) == Bool.self: self = .boolean(flag)
    case let number as NSNumber:
      // What Foundation makes of `true` and `false` in JSON.
      self = String(cString: number.objCType) == "c" ? .boolean(number.boolValue) : .number(number.doubleValue)
    case let number as Int: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case is NSNull: self = .null
    case is Date: self = .date
    case is Data: self = .data
    case let values as [Any]: self = .array(values.map { PlainValue(foundation: $0) })
    case let values as [String: Any]: self = .dictionary(values.map { ($0.key, PlainValue(foundation: $0.value)) })
    default: self = .other
    }
  }

  private static func integer(_ digits: String) -> Double {
    let isHexadecimal = digits.hasPrefix("0x")
    return Double(Int(isHexadecimal ? String(digits.dropFirst(2)) : digits, radix: isHexadecimal ? 16 : 10) ?? 0)
  }
}
