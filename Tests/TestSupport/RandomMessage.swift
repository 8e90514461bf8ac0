/// A random ICU message without errors, and values for its arguments: quoted text, arguments of every type, numbers,
/// dates, lists, plurals with offsets and exact values, ordinals, selects, all of them nested, and `#` where it counts and
/// where it does not.
package struct RandomMessage: Sendable {
  package let pattern: String
  /// Always the same names and types in the same order, whether the message uses them or not.
  package let arguments: [(name: String, value: RandomValue)]

  /// Doubles may be infinite or not a number unless `isFinite`, which JSON needs.
  package init(using random: inout SeededRandom, isFinite: Bool = false) {
    var maker = MessageMaker(random: random)
    pattern = maker.pattern(depth: 0, isInPlural: false)
    arguments = [
      ("name", .string(maker.text())),
      ("who", .choice(maker.pick(["female", "male", "other", "diverse"]))),
      ("isOn", .bool(maker.chance(50))),
      ("n", .int(RandomNumber.int(using: &maker.random))),
      ("count", .int(RandomNumber.smallInt(using: &maker.random))),
      ("x", .double(RandomNumber.double(using: &maker.random, isFinite: isFinite))),
      ("day", .date(milliseconds: RandomDate.milliseconds(using: &maker.random))),
      ("names", .list((0..<Int.random(in: 0...4, using: &maker.random)).map { _ in maker.item() })),
    ]
    random = maker.random
  }

  /// The styles of lists that messages ask for; the first is that of none.
  package static let listStyles = [
    "and", "or", "unit", "and-short", "or-short", "unit-short", "and-narrow", "or-narrow", "unit-narrow",
  ]

  /// The pattern with strings in place of lists, which ICU's messages do not have: `names_or_short` for
  /// `{names, list, or-short}`.
  package var patternWithoutLists: String {
    Self.listStyles.reduce(pattern.replacing("{names, list}", with: "{names_and}")) { pattern, style in
      pattern.replacing("{names, list, \(style)}", with: "{\(Self.listArgument(style))}")
    }
  }

  /// The string that stands for the list in a style.
  package static func listArgument(_ style: String) -> String { "names_" + style.replacing("-", with: "_") }
}

/// The value of an argument of a random message.
package enum RandomValue: Sendable, Hashable {
  case int(Int)
  case double(Double)
  case string(String)
  case bool(Bool)
  /// One of a few texts that the catalog declares: female, male.
  case choice(String)
  /// Since 1970 UTC.
  case date(milliseconds: Double)
  case list([String])
}

/// Makes messages and values by throwing dice.
private struct MessageMaker {
  var random: SeededRandom

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func some<Value>(of values: [Value], percent: Int) -> [Value] { values.filter { _ in chance(percent) } }

  mutating func pattern(depth: Int, isInPlural: Bool) -> String {
    var text = ""
    for _ in 0..<Int.random(in: depth == 0 ? 1...5 : 0...3, using: &random) {
      let dice = Int.random(in: 0..<12, using: &random)
      switch dice {
      case 0...3: text += literal()
      case 4: text += isInPlural ? pick(["#", "#", "'#'", "##", "# "]) : "\u{2116}"
      case 5...6: text += simple()
      case 7: text += chance(60) ? date() : list()
      case 8...9 where depth < 3: text += plural(depth: depth)
      case 10 where depth < 3: text += select(depth: depth, isInPlural: isInPlural)
      default: text += " "
      }
    }
    return text
  }

  private mutating func literal() -> String {
    pick([
      "Delete ", " files", "can’t", "don''t", "''", "it's ", "'{'", "'}'", "'{'a''b'}'", "100 ", "日本語", "قائمة ", "\n",
      "\u{A0}", "é", "👩‍👩‍👧", "; | & = , : ", "\u{200F}", "“", "-1",
    ])
  }

  private mutating func simple() -> String {
    let space = pick(["", " ", "  ", "\n"])
    let number = pick(["n", "count", "x"])
    return pick(["{\(pick(["name", "who", "isOn", "n", "count", "x"]))}", "{\(space)name\(space)}"])
      + (chance(40) ? "{\(number),\(space)number\(numberStyle(space))}" : "")
  }

  private mutating func numberStyle(_ space: String) -> String {
    chance(50) ? space : ",\(space)\(RandomNumberStyle.everywhere(using: &random))\(space)"
  }

  private mutating func date() -> String {
    chance(10) ? "{day}" : "{day, \(pick(["date", "time"]))\(RandomDate.style(using: &random))}"
  }

  private mutating func list() -> String {
    chance(30) ? "{names, list}" : "{names, list, \(pick(RandomMessage.listStyles))}"
  }

  /// Spanish and Hebrew conjunctions depend on what the last one begins with.
  mutating func item() -> String { chance(40) ? pick(["iglesia", "Oslo", "hielo", "11", "א", "8 b"]) : text() }

  private mutating func plural(depth: Int) -> String {
    var text = "{\(pick(["n", "count", "count", "x"])), \(pick(["plural", "plural", "selectordinal"])),"
    if chance(30) { text += " offset:\(Int.random(in: 0...3, using: &random))" }
    var selectors = some(of: ["zero", "one", "two", "few", "many"], percent: 50)
    selectors += some(of: ["=0", "=1", "=2", "=7", "=1.5", "=1000"], percent: 15) + ["other"]
    selectors.shuffle(using: &random)
    for selector in selectors {
      text += " \(selector) {\(selector):\(pattern(depth: depth + 1, isInPlural: true))}"
    }
    return text + "}"
  }

  /// In a select within a plural, ICU leaves `#` as it is.
  private mutating func select(depth: Int, isInPlural: Bool) -> String {
    var text = "{\(pick(["who", "name", "isOn"])), select,"
    var keys = some(of: ["female", "male", "true", "false", "größe", "日本語"], percent: 40) + ["other"]
    keys.shuffle(using: &random)
    for key in keys {
      text += " \(key) {\(chance(20) && isInPlural ? "#" : "")\(pattern(depth: depth + 1, isInPlural: false))}"
    }
    return text + "}"
  }

  mutating func text() -> String {
    pick(["a.txt", "male", "", "Über 'x' {n} #", "日本語", "שלום", "👩‍👩‍👧", "two\nlines", "\u{202B}x\u{202C}"])
  }
}
