import TestSupport

/// Makes random messages: well-formed ones, and ones with a few characters changed.
struct MessageMaker {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func message() -> String { pattern(depth: 0, inPlural: false) }

  private mutating func pattern(depth: Int, inPlural: Bool) -> String {
    var text = ""
    for _ in 0..<number(0...4) {
      switch number(0...9) {
      case 0...4: text += literal(inPlural: inPlural)
      case 5 where inPlural: text += "#"
      case 6,
        7 where depth < 3:
        text += branching(depth: depth)
      default: text += simple()
      }
    }
    return text
  }

  private mutating func literal(inPlural: Bool) -> String {
    pick([
      "text ", "Datei", "don't ", "''", "'{'", "'}'", "it''s", "'{a''b}'", "l’", " ", "日本", "'", "%", "|", "=1 ",
      inPlural ? "'#'" : "#", "'#", "\u{A0}", "x##", "x'}", "'#''}'", "'###'", "é",
    ])
  }

  private mutating func simple() -> String {
    let space = self.space()
    return pick([
      "{a}", "{ b }", "{n}", "{n,number}", "{\(space)n\(space),\(space)number\(space)}", "{count, number, }", "{名}",
      "{_x1}", "{n, NUMBER}",
    ])
  }

  private mutating func branching(depth: Int) -> String {
    let isSelect = chance(35)
    let space = self.space()
    let name = isSelect ? pick(["a", "b"]) : pick(["n", "count"])
    let type = isSelect ? pick(["select", "Select"]) : pick(["plural", "plural", "PLURAL", "selectordinal"])
    var text = "{\(name)\(space),\(space)\(type),\(space)"
    if !isSelect && chance(20) { text += "offset:\(space)\(number(0...3)) " }
    let selectors =
      isSelect
      ? ["f", "male", "x1", "größe", "_"] : ["one", "two", "few", "=0", "=1", "=2", "=1.5", "=-1", "=+7", "=1e0"]
    for _ in 0..<number(0...3) {
      text += "\(pick(selectors))\(self.space()){\(pattern(depth: depth + 1, inPlural: !isSelect))}\(self.space())"
    }
    return text + "other{\(pattern(depth: depth + 1, inPlural: !isSelect))}\(self.space())}"
  }

  private mutating func space() -> String { pick(["", " ", " ", "\n", "\t ", "\u{85}", "\u{2028}"]) }

  /// `message` with up to four random changes to its characters.
  mutating func mutated(_ message: String) -> String {
    var scalars = Array(message.unicodeScalars)
    let alphabet = Array("{}{}'',,##==:-.+019eEoneotherplural \n\u{A0}\u{200B}\u{200E}<%|é".unicodeScalars)
    for _ in 0..<number(1...4) {
      let index = number(0...scalars.count)
      switch number(0...3) {
      case 0 where index < scalars.count: scalars.remove(at: index)
      case 1 where index < scalars.count: scalars[index] = pick(alphabet)
      case 2 where index < scalars.count:
        scalars.insert(contentsOf: scalars[index..<min(index + 5, scalars.count)], at: index)
      default: scalars.insert(pick(alphabet), at: index)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
