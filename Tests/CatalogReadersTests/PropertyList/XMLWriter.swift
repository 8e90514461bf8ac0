import TestSupport

/// Writes random XML property lists in every spelling that Foundation reads, and knows what they say.
struct XMLWriter {
  var random: RandomText
  private(set) var file = ""
  private(set) var entries: [(key: String, value: PlainValue)] = []

  init(seed: UInt64) { random = RandomText(seed: seed) }

  mutating func write() {
    let hasList = !random.chance(6)
    if !random.chance(4) { file += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }
    if !random.chance(4) {
      file +=
        "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\""
        + " \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
    }
    file += gap() + (hasList ? "<plist version=\"1.0\">" : "") + gap() + "<dict>"
    for _ in 0..<Int.random(in: 0...6, using: &random.random) {
      entries.append(entry(depth: 3))
    }
    file += gap() + "</dict>" + gap() + (hasList ? "</plist>" : "") + gap()
  }

  /// Writes what is given, in random spelling.
  mutating func write(_ tree: DataTree) {
    file += gap()
    switch tree {
    case .text(let text): element("string", text)
    case .number(let number): file += "<integer>\(number)</integer>"
    case .flag(let flag): file += flag ? "<true/>" : "<false/>"
    case .dictionary(let members):
      file += "<dict>"
      for member in members {
        file += gap()
        element("key", member.key)
        write(member.value)
      }
      file += gap() + "</dict>"
    }
  }

  private mutating func entry(depth: Int) -> (String, PlainValue) {
    let key = random.key()
    file += gap()
    element("key", key)
    file += gap()
    return (key, value(depth: depth))
  }

  private mutating func value(depth: Int) -> PlainValue {
    switch Int.random(in: 0...(depth > 0 ? 11 : 8), using: &random.random) {
    case 0:
      let number = Int.random(in: -99...99, using: &random.random)
      file += "<integer>\(number)</integer>"
      return .number(Double(number))
    case 1:
      file += random.pick(["<true/>", "<true></true>", "<true />"])
      return .boolean(true)
    case 2:
      file += "<real>-1.25</real>"
      return .number(-1.25)
    case 3:
      file += random.pick(["<date>2024-05-31T12:00:00Z</date>"])
      return .date
    case 4:
      file += "<data>\n\tAAEC\n\t</data>"
      return .data
    case 9:
      file += "<array>"
      var elements: [PlainValue] = []
      for _ in 0..<Int.random(in: 0...3, using: &random.random) {
        file += gap()
        elements.append(value(depth: depth - 1))
      }
      file += gap() + "</array>"
      return .array(elements)
    case 10, 11:
      file += "<dict>"
      let entries = (0..<Int.random(in: 0...3, using: &random.random)).map { _ in entry(depth: depth - 1) }
      file += gap() + "</dict>"
      return .dictionary(entries)
    default:
      let text = random.text()
      element("string", text)
      return .text(text)
    }
  }

  private mutating func element(_ name: String, _ text: String) {
    if text.isEmpty, random.chance(2) {
      file += random.pick(["<\(name)/>", "<\(name) />"])
    } else {
      file += "<\(name)>" + spelling(of: text) + "</\(name)>"
    }
  }

  /// White space and comments.
  private mutating func gap() -> String {
    random.pick(["", "", " ", "\n", "\r\n\t", "<!-- <key>a</key> & - -->", "\n<!-- -->"])
  }

  private mutating func spelling(of text: String) -> String {
    if random.chance(6), !text.contains("]]>"), !text.hasSuffix("]") { return "<![CDATA[" + text + "]]>" }
    var result = ""
    for scalar in text.unicodeScalars { result += spelling(of: scalar) }
    return result
  }

  private mutating func spelling(of scalar: Unicode.Scalar) -> String {
    if random.chance(12) { return "&#\(scalar.value);" }
    if random.chance(12) { return "&#x" + String(scalar.value, radix: 16, uppercase: random.chance(2)) + ";" }
    switch scalar {
    case "<": return "&lt;"
    case "&": return "&amp;"
    case ">": return "&gt;"
    case "\"": return random.pick(["\"", "&quot;"])
    case "'": return random.pick(["'", "&apos;"])
    default: return String(scalar)
    }
  }
}
