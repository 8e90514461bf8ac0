/// Reads one value of JSON (RFC 8259) from bytes.
package struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Deeper values are refused, so that a request cannot exhaust the stack.
  private static let deepest = 64

  package static func parse(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSONValue {
    var result: Result<JSONValue, JSONError> = .failure(JSONError(expected: "a value", column: 1))
    bytes.withUnsafeBufferPointer { buffer in
      result = Result { () throws(JSONError) in
        var parser = JSONParser(bytes: buffer)
        return try parser.document()
      }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func document() throws(JSONError) -> JSONValue {
    let value = try self.value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw error("the end of the line") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else { throw error("at most \(Self.deepest) levels of nesting") }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    index += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("a member's name in quotation marks") }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("a colon") }
      members[name] = try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw error("a comma or }") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    index += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw error("a comma or ]") }
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let end = index + word.utf8CodeUnitCount
    let isThere =
      end <= bytes.count
      && bytes[index..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      )
    guard isThere else { throw error("a value") }
    index = end
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    _ = take(UInt8(ascii: "-"))
    let isZero = peek == UInt8(ascii: "0")
    let digits = takeDigits()
    guard digits > 0, !(isZero && digits > 1) else { throw error("a value") }
    if take(UInt8(ascii: ".")), takeDigits() == 0 { throw error("a digit") }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      if takeDigits() == 0 { throw error("a digit") }
    }
    return .number(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func takeDigits() -> Int {
    let start = index
    while let byte = peek, byte >= 0x30, byte <= 0x39 { index += 1 }
    return index - start
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private func error(_ expected: String) -> JSONError {
    JSONError(expected: expected, column: index + 1)
  }
}

// MARK: Strings

extension JSONParser {
  private mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { index += 1 }
    if peek == UInt8(ascii: "\"") {
      defer { index += 1 }
      return try text(bytes[start..<index])
    }
    var decoded = Array(bytes[start..<index])
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return try decoded.withUnsafeBufferPointer { buffer throws(JSONError) in try text(buffer[...]) }
      case UInt8(ascii: "\\"):
        index += 1
        try escape(into: &decoded)
      case 0..<0x20: throw error("an escape for a control character")
      default:
        decoded.append(byte)
        index += 1
      }
    }
    throw error("a closing quotation mark")
  }

  private func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw error("UTF-8") }
    return text
  }

  private mutating func escape(into decoded: inout [UInt8]) throws(JSONError) {
    guard let byte = peek else { throw error("an escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): decoded.append(contentsOf: Array(String(try scalar()).utf8))
    default: throw error("one of the escapes of JSON")
    }
  }

  /// After `\u`; a surrogate needs its partner.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw error("a surrogate pair") }
    let second = try unit()
    guard second >= 0xDC00, second <= 0xDFFF,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { throw error("a surrogate pair") }
    return scalar
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits")
      }
      value = value << 4 | UInt16(digit)
      index += 1
    }
    return value
  }
}
