import AlertCatalog
import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

/// Compiles messages to the form that the runtime writes out in one pass; `PackFormat` describes it.
final class MessageEncoder {
  /// What the messages compiled so far need to know of their locale.
  struct Needs: OptionSet {
    let rawValue: Int
    static let cardinalRules = Needs(rawValue: 1)
    static let ordinalRules = Needs(rawValue: 2)
    static let numbers = Needs(rawValue: 4)
  }

  var needs: Needs = []
  private let output: PackBytes
  /// What messages refer to, of all locales.
  let formats: PackPool
  private(set) var locale = LocaleID.root
  private var arguments: [(name: String, type: ArgumentType)] = []

  init(output: PackBytes, formats: PackPool) {
    self.output = output
    self.formats = formats
  }

  /// Starts with another locale.
  func begin(_ locale: LocaleID) {
    self.locale = locale
    needs = []
  }

  /// Appends a message to the output.
  ///
  /// - Returns: Whether it is a constant text: then what was appended is the text itself.
  func encode(
    _ message: Message,
    _ arguments: [(name: String, type: ArgumentType)]
  ) throws(MessageEncodingError) -> Bool {
    if !message.issues.isEmpty, !message.isCompilable { throw .malformed }
    self.arguments = arguments
    return try message.text.withBytes { bytes in
      Result { () throws(MessageEncodingError) in try encode(message.pattern.parts, of: bytes) }
    }.get()
  }

  private func encode(_ parts: [Pattern.Part], of bytes: UnsafeBufferPointer<UInt8>) throws(MessageEncodingError)
    -> Bool
  {
    guard let base = bytes.baseAddress else { return true }
    if Self.isConstant(parts) {
      appendLiterals(parts, 0..<parts.count, base)
      return true
    }
    try encode(parts, base, depth: 0)
    return false
  }

  private static func isConstant(_ parts: [Pattern.Part]) -> Bool {
    var index = 0
    while index < parts.count {
      guard case .literal = parts[index] else { return false }
      index += 1
    }
    return true
  }
}

extension MessageEncoder {
  private func encode(
    _ parts: [Pattern.Part],
    _ base: UnsafePointer<UInt8>,
    depth: Int
  ) throws(MessageEncodingError) {
    guard depth <= MessageParser.nestingLimit else { throw .tooDeep }
    var index = 0
    while index < parts.count {
      switch parts[index] {
      case .literal:
        let end = Self.endOfLiterals(parts, from: index)
        encodeLiterals(parts, index..<end, base)
        index = end
        continue
      case .pound:
        needs.insert(.numbers)
        operation(.pound, argument: 0)
      case .argument(let argument):
        try encode(argument, base, depth: depth)
      }
      index += 1
    }
  }

  private static func endOfLiterals(_ parts: [Pattern.Part], from start: Int) -> Int {
    var end = start
    while end < parts.count, case .literal = parts[end] { end += 1 }
    return end
  }

  private func encodeLiterals(_ parts: [Pattern.Part], _ range: Range<Int>, _ base: UnsafePointer<UInt8>) {
    var size = 0
    for index in range {
      if case .literal(let span) = parts[index] { size += span.count }
    }
    guard size > 0 else { return }
    output.number(size << 1)
    appendLiterals(parts, range, base)
  }

  private func appendLiterals(_ parts: [Pattern.Part], _ range: Range<Int>, _ base: UnsafePointer<UInt8>) {
    for index in range {
      if case .literal(let span) = parts[index] { output.bytes(base + span.start, span.count) }
    }
  }

  private func operation(_ operation: MessageOperation, argument: Int) {
    output.number(argument << 5 | operation.rawValue << 1 | 1)
  }
}

extension MessageEncoder {
  private func encode(
    _ argument: Argument,
    _ base: UnsafePointer<UInt8>,
    depth: Int
  ) throws(MessageEncodingError) {
    var index = 0
    while index < arguments.count, arguments[index].name != argument.name { index += 1 }
    guard index < arguments.count else { throw .unknownArgument(argument.name) }
    let type = arguments[index].type
    switch argument.format {
    case .plain where type == .list:
      encode(.standard, of: index)
    case .plain where type == .date:
      try encode(.plain, "date", of: index)
    case .plain:
      guard Self.isShownPlainly(type) else { throw .unfit(argument, type, "plain text") }
      if Self.isNumber(type) { needs.insert(.numbers) }
      operation(.show, argument: index)
    case .number(nil):
      guard Self.isNumber(type) else { throw .unfit(argument, type, "number") }
      needs.insert(.numbers)
      operation(.show, argument: index)
    case .plural(let plural):
      guard Self.isNumber(type) else { throw .unfit(argument, type, plural.kind.rawValue) }
      let isOrdinal = plural.kind == .ordinal
      needs.insert(isOrdinal ? .ordinalRules : .cardinalRules)
      needs.insert(.numbers)
      if let style = plural.styleOfOther(for: argument) {
        operation(.styledPlural, argument: index)
        output.byte(isOrdinal ? 1 : 0)
        output.number(try basis(style))
      } else {
        operation(isOrdinal ? .selectOrdinal : .plural, argument: index)
      }
      try encode(plural, of: argument, type, base, depth: depth)
    case .select(let select):
      guard Self.isSelectable(type) else { throw .unfit(argument, type, "select") }
      operation(.select, argument: index)
      try encode(select, of: argument, base, depth: depth)
    case .number(let style?):
      guard Self.isNumber(type) else { throw .unfit(argument, type, "number") }
      operation(.number, argument: index)
      output.number(try offset(of: style))
    case .date(let style):
      guard type == .date else { throw .unfit(argument, type, "date") }
      try encode(.date(try dateStyle(style)), "date", of: index)
    case .time(let style):
      guard type == .date else { throw .unfit(argument, type, "time") }
      try encode(.time(try dateStyle(style)), "time", of: index)
    case .list(let style):
      guard type == .list else { throw .unfit(argument, type, "list") }
      guard let style = style.map({ ListStyle(name: $0.text) }) ?? .standard else { throw .malformed }
      encode(style, of: index)
    case .printf(let conversion):
      guard SupportedFormats.refusal(of: argument.format) == nil else {
        throw .unsupportedFormat("%" + conversion.text)
      }
      guard conversion.fits(type) else { throw .unfit(argument, type, "%" + conversion.text) }
      if Self.isNumber(type) { needs.insert(.numbers) }
      let signs = { self.formats.offset(of: PackNumberSigns.bytes(self.locale)) }
      guard let packed = conversion.packed(signs: signs) else { return operation(.show, argument: index) }
      operation(.printf, argument: index)
      output.conversion(packed)
    }
  }

  private func dateStyle(_ style: Argument.Style?) throws(MessageEncodingError) -> DateStyle? {
    guard let style else { return nil }
    guard let known = DateStyle(style.text), known.refusal == nil else { throw .unsupportedFormat(style.text) }
    return known
  }

  private func encode(_ use: DateFormat.Use, _ name: String, of index: Int) throws(MessageEncodingError) {
    guard let pattern = DatePattern.pattern(for: locale, use),
      let format = PackDateFormat(formats).offset(of: pattern)
    else { throw .unsupportedFormat(name) }
    operation(.date, argument: index)
    output.number(format)
  }

  private func encode(_ style: ListStyle, of index: Int) {
    operation(.list, argument: index)
    output.number(formats.offset(of: PackListPattern.bytes(locale, style)))
  }

  static func isNumber(_ type: ArgumentType) -> Bool {
    switch type {
    case .int, .double: true
    case .string, .bool, .enumeration, .date, .list: false
    }
  }

  static func isShownPlainly(_ type: ArgumentType) -> Bool {
    switch type {
    case .string, .int, .double, .bool, .enumeration: true
    case .date, .list: false
    }
  }

  private static func isSelectable(_ type: ArgumentType) -> Bool {
    switch type {
    case .string, .bool, .enumeration: true
    case .int, .double, .date, .list: false
    }
  }
}

extension MessageEncoder {
  private func encode(
    _ plural: Plural,
    of argument: Argument,
    _ type: ArgumentType,
    _ base: UnsafePointer<UInt8>,
    depth: Int
  ) throws(MessageEncodingError) {
    output.number(plural.offset)
    output.number(plural.branches.count)
    var hasOther = false
    for branch in plural.branches {
      switch branch.selector {
      case .category(let category):
        hasOther = hasOther || category == .other
        output.number(category.index << 2)
      case .exact(let number):
        encodeExact(number)
      case .unknown:
        throw .malformed
      }
      try encodeBranch(branch.pattern.parts, base, depth: depth)
    }
    // Plural forms of Apple's formats may do without it where each integer has its own, and else are malformed.
    guard hasOther || type == .int else { throw .missingOther(argument.name) }
  }

  private func encodeExact(_ number: Double) {
    if number >= 0, number.sign == .plus, let whole = Int(exactly: number), whole < 1 << 53 {
      output.number(whole << 2 | 1)
    } else {
      output.number(2)
      output.bits(number.bitPattern)
    }
  }

  private func encode(
    _ select: Select,
    of argument: Argument,
    _ base: UnsafePointer<UInt8>,
    depth: Int
  ) throws(MessageEncodingError) {
    output.number(select.branches.count)
    var hasOther = false
    for branch in select.branches {
      let isOther = branch.key == "other"
      hasOther = hasOther || isOther
      output.text(isOther ? "" : branch.key)
      try encodeBranch(branch.pattern.parts, base, depth: depth)
    }
    guard hasOther else { throw .missingOther(argument.name) }
  }

  private func encodeBranch(
    _ parts: [Pattern.Part],
    _ base: UnsafePointer<UInt8>,
    depth: Int
  ) throws(MessageEncodingError) {
    let start = output.count
    try encode(parts, base, depth: depth + 1)
    output.insert(number: output.count - start, at: start)
  }
}

extension MessageEncodingError {
  fileprivate static func unfit(_ argument: Argument, _ type: ArgumentType, _ use: String) -> MessageEncodingError {
    .unfitArgument(argument.name, type: type, use: use)
  }
}
