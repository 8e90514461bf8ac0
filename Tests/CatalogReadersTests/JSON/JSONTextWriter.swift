import TestSupport

/// Writes random JSON in every spelling that the format allows, and knows what it says.
struct JSONTextWriter {
  var random: RandomText
  private(set) var file = ""

  init(seed: UInt64) { random = RandomText(seed: seed) }

  mutating func write() -> PlainValue {
    file += gap()
    let value = value(depth: 4)
    file += gap()
    return value
  }

  /// Writes what is given, in random spelling.
  mutating func write(_ tree: DataTree) {
    file += gap()
    switch tree {
    case .text(let text): _ = string(text)
    case .number(let number): file += String(number)
    case .flag(let flag): file += String(flag)
    case .dictionary(let members):
      file += "{"
      for (index, member) in members.enumerated() {
        file += (index > 0 ? "," : "") + gap()
        _ = string(member.key)
        file += gap() + ":"
        write(member.value)
      }
      file += "}"
    }
    file += gap()
  }

  private mutating func value(depth: Int) -> PlainValue {
    switch Int.random(in: 0...(depth > 0 ? 8 : 5), using: &random.random) {
    case 0:
      file += "null"
      return .null
    case 1:
      let flag = random.chance(2)
      file += String(flag)
      return .boolean(flag)
    case 2, 3: return number()
    case 6: return array(depth: depth)
    case 7, 8: return object(depth: depth)
    default: return .text(string(random.text()))
    }
  }

  private mutating func array(depth: Int) -> PlainValue {
    file += "["
    var elements: [PlainValue] = []
    for _ in 0..<Int.random(in: 0...3, using: &random.random) {
      file += (elements.isEmpty ? "" : ",") + gap()
      elements.append(value(depth: depth - 1))
      file += gap()
    }
    file += gap() + "]"
    return .array(elements)
  }

  private mutating func object(depth: Int) -> PlainValue {
    file += "{"
    var members: [(String, PlainValue)] = []
    for _ in 0..<Int.random(in: 0...12, using: &random.random) where depth > 2 || members.count < 3 {
      file += (members.isEmpty ? "" : ",") + gap()
      let name = string(random.key())
      file += gap() + ":" + gap()
      members.append((name, value(depth: depth - 1)))
      file += gap()
    }
    file += gap() + "}"
    return .dictionary(members)
  }

  private mutating func number() -> PlainValue {
    let digits = random.pick([
      "0", "-0", "7", "-12", "3.25", "0.5", "-0.125", "1e3", "25E-2", "1.5e+2", "1234567890", "0.1", "1E0",
    ])
    file += digits
    return .number(Double(digits) ?? 0)
  }

  private mutating func gap() -> String { random.space() }

  private mutating func string(_ text: String) -> String {
    file += "\""
    for scalar in text.unicodeScalars { file += spelling(of: scalar) }
    file += "\""
    return text
  }

  private mutating func spelling(of scalar: Unicode.Scalar) -> String {
    if random.chance(10) { return escape(scalar) }
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "/": return random.pick(["/", "\\/"])
    default: return scalar.value < 0x20 ? escape(scalar) : String(scalar)
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16, uppercase: random.chance(2))
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}
