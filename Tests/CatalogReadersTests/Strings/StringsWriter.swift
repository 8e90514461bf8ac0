import TestSupport

/// Writes random strings files in every spelling that the format allows, and knows what they say.
struct StringsWriter {
  var random: RandomText
  private(set) var file = ""
  private(set) var entries: [(key: String, value: PlainValue)] = []

  init(seed: UInt64) { random = RandomText(seed: seed) }

  mutating func write() {
    let isBraced = random.chance(8)
    file += gap() + (isBraced ? "{" : "")
    for _ in 0..<Int.random(in: 0...8, using: &random.random) { writeEntry() }
    file += gap() + (isBraced ? "}" : "") + gap()
  }

  private mutating func writeEntry() {
    let key = random.key()
    file += gap() + spelling(of: key) + gap()
    if random.chance(8) {
      file += ";"
      entries.append((key, .text(key)))
      return
    }
    file += "=" + gap()
    let value = random.chance(10) ? nested(depth: 3) : textValue()
    file += gap() + ";"
    entries.append((key, value))
  }

  private mutating func textValue() -> PlainValue {
    let text = random.text()
    file += spelling(of: text)
    return .text(text)
  }

  private mutating func nested(depth: Int) -> PlainValue {
    switch Int.random(in: 0...(depth > 0 ? 3 : 1), using: &random.random) {
    case 0:
      file += "<00 FFab>"
      return .data
    case 1: return textValue()
    case 2:
      file += "("
      var elements: [PlainValue] = []
      for _ in 0..<Int.random(in: 0...3, using: &random.random) {
        file += (elements.isEmpty ? "" : ",") + gap()
        elements.append(nested(depth: depth - 1))
        file += gap()
      }
      file += (!elements.isEmpty && random.chance(3) ? "," : "") + gap() + ")"
      return .array(elements)
    default:
      file += "{"
      var entries: [(String, PlainValue)] = []
      for _ in 0..<Int.random(in: 0...3, using: &random.random) {
        let key = random.key()
        file += gap() + spelling(of: key) + gap() + "=" + gap()
        entries.append((key, nested(depth: depth - 1)))
        file += gap() + ";"
      }
      file += gap() + "}"
      return .dictionary(entries)
    }
  }

  /// White space and comments. None begins with a slash, which would belong to an unquoted text before it.
  private mutating func gap() -> String {
    let pieces = [
      "", "", " ", "\n", "\r\n", "\t", "\u{2028}", " /* \"a\" = \"b\"; */ ", " // c = d;\n", "\n/**/", " /* /* ** */",
      " //\r",
    ]
    return random.pick(pieces) + (random.chance(3) ? random.pick(pieces) : "")
  }

  private mutating func spelling(of text: String) -> String {
    // A slash at the beginning could begin a comment.
    let canBeUnquoted = !text.isEmpty && !text.contains("/") && text.utf8.allSatisfy(isUnquoted)
    if canBeUnquoted, random.chance(2) { return text }
    let quote: Unicode.Scalar = random.chance(5) ? "'" : "\""
    var result = String(quote)
    for scalar in text.unicodeScalars { result += spelling(of: scalar, in: quote) }
    return result + String(quote)
  }

  private mutating func spelling(of scalar: Unicode.Scalar, in quote: Unicode.Scalar) -> String {
    if random.chance(12) { return unicodeEscape(scalar) }
    if scalar.value < 0x80, random.chance(12) { return octalEscape(scalar) }
    switch scalar {
    case "\\": return "\\\\"
    case quote: return "\\" + String(quote)
    case "\n": return random.pick(["\\n", "\n", "\\\n"])
    case "\r": return random.pick(["\\r", "\r"])
    case "\t": return random.pick(["\\t", "\t"])
    case "?", "(", "’", "%", "'", "\"": return random.chance(2) ? "\\" + String(scalar) : String(scalar)
    default: return String(scalar)
    }
  }

  private mutating func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16, uppercase: random.chance(2))
        return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }

  private func octalEscape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_$:.-".utf8.contains(byte)
    }
  }
}
