import CatalogDiagnostics
import CatalogModel

/// Replaces the characters that no YAML file can hold, or that libyaml takes for line breaks, byte by byte, and
/// remembers where they were.
struct YAMLMending {
  private(set) var bytes: [UInt8]
  private var places: [(range: Range<Int>, value: UInt32)] = []

  init(_ file: SourceFile) {
    bytes = file.bytes
  }

  mutating func run() {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x20 && byte < 0x7F {
        offset += 1
        continue
      }
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let range = offset..<min(offset + length, bytes.count)
      let value = value(of: range)
      if !Self.isAllowed(value) {
        places.append((range, value))
        for index in range { bytes[index] = SourceDecoder.placeholder }
      }
      offset = range.upperBound
    }
  }

  func findings(in mended: SourceFile) -> [Finding] {
    places.prefix(SourceDecoder.reportLimit).map { place in
      let location = SourceLocation(file: mended, start: place.range.lowerBound, end: place.range.upperBound)
      return Finding(.fileSyntax, at: location, .control(place.value))
    }
  }

  private func value(of range: Range<Int>) -> UInt32 {
    let lead = UInt32(bytes[range.lowerBound])
    guard range.count > 1 else { return lead }
    var value = lead & (0x7F >> UInt32(range.count))
    for index in range.dropFirst() { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    return value
  }

  /// The characters that libyaml and YAML 1.2 have and understand alike.
  private static func isAllowed(_ value: UInt32) -> Bool {
    if UnicodeLineBreaks.contains(value) { return false }
    return switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension String {
  fileprivate static func control(_ value: UInt32) -> String {
    let code = String(hexadecimal: value, digits: 4)
    let advice = "remove it, or write `\\u\(code)` in double quotes"
    guard UnicodeLineBreaks.contains(value) else {
      return "the control character U+\(code) cannot stand in YAML; " + advice
    }
    return "U+\(code) is a line break to some readers of YAML and none to others; " + advice
  }
}
