import AlertCatalog
import CatalogModel
import LocaleData
import TestSupport

/// A random message of all kinds that can be compiled, with values for its arguments.
struct RandomMessage {
  static let arguments: [(name: String, type: ArgumentType)] = [
    ("s", .string), ("i", .int), ("d", .double), ("b", .bool), ("e", .enumeration(["female", "male"])), ("j", .int),
  ]

  let pattern: String
  let values: [AlertCatalog.AlertArgument]

  init(using random: inout SeededRandom) {
    pattern = Self.pattern(depth: 0, using: &random)
    values = [
      .string(Self.texts.randomElement(using: &random) ?? ""),
      .int(Self.int(using: &random)),
      .double(Self.double(using: &random)),
      .bool(Bool.random(using: &random)),
      .choice(["female", "male", "diverse", "other"].randomElement(using: &random) ?? ""),
      .int(Int.random(in: 0...120, using: &random)),
    ]
  }

  /// The values as ICU takes them.
  var icuArguments: [String: ICUMessage.Argument] {
    var arguments: [String: ICUMessage.Argument] = [:]
    for ((name, _), value) in zip(Self.arguments, values) {
      switch value {
      case .string(let text), .choice(let text): arguments[name] = .string(text)
      case .int(let number): arguments[name] = .int(Int64(number))
      case .double(let number): arguments[name] = .double(number)
      case .bool(let flag): arguments[name] = .string(flag ? "true" : "false")
      case .list, .date: break
      }
    }
    return arguments
  }
}

extension RandomMessage {
  private static let texts = ["a.txt", "", "Über‎#'{}", "{n}", "日本語", "שלום", "👩‍👩‍👧 x"]
  private static let literals = [
    "Delete ", " files", "’", "''", "'{'quoted'}' ", " — ", "日本", "شيء ", "\n", "1. ", "%", "|", "é", "' ", " it''s ",
  ]

  private static func pattern(depth: Int, using random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: depth == 0 ? 1...4 : 0...2, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: text += literals.randomElement(using: &random) ?? ""
      case 4: text += "{\(["s", "e", "b"].randomElement(using: &random) ?? "s")}"
      case 5: text += "{\(["i", "d", "j"].randomElement(using: &random) ?? "i")}"
      case 6: text += "{ \(["i", "d", "j"].randomElement(using: &random) ?? "i") , number }"
      case 7 where depth < 3: text += select(depth: depth, using: &random)
      case 8, 9:
        if depth < 3 { text += plural(depth: depth, using: &random) }
      default: text += "."
      }
    }
    return text
  }

  private static func plural(depth: Int, using random: inout SeededRandom) -> String {
    let kind = Bool.random(using: &random) ? "plural" : "selectordinal"
    let name = ["i", "d", "j"].randomElement(using: &random) ?? "i"
    var text = "{\(name), \(kind),"
    if Int.random(in: 0..<3, using: &random) == 0 { text += " offset:\(Int.random(in: 0...3, using: &random))" }
    var selectors = ["zero", "one", "two", "few", "many", "=0", "=1", "=2", "=1.5", "=100"].filter { _ in
      Int.random(in: 0..<3, using: &random) == 0
    }
    selectors.append("other")
    selectors.shuffle(using: &random)
    for selector in selectors {
      let number = Bool.random(using: &random) ? "#" : ""
      text += " \(selector) {\(selector):\(number)\(pattern(depth: depth + 1, using: &random))}"
    }
    return text + "}"
  }

  private static func select(depth: Int, using random: inout SeededRandom) -> String {
    let name = ["s", "b", "e"].randomElement(using: &random) ?? "e"
    var text = "{\(name), select,"
    var keys = ["female", "male", "true", "false", "日本語"].filter { _ in Bool.random(using: &random) }
    keys.append("other")
    keys.shuffle(using: &random)
    for key in keys { text += " \(key) {\(pattern(depth: depth + 1, using: &random))}" }
    return text + "}"
  }
}

extension RandomMessage {
  static func int(using random: inout SeededRandom) -> Int {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: Int.random(in: 0...20, using: &random)
    case 1: Int.random(in: -1000...1000, using: &random)
    case 2: Int.random(in: 0...3_000_000, using: &random)
    case 3:
      [Int.min, Int.max, Int.min + 1, 1_000_000, 9999, 10000, 999, 0, -1, 1 << 53 + 1].randomElement(using: &random)
        ?? 0
    case 4: Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<63, using: &random)
    default: [1, 2, 3, 5, 11, 21, 22, 100, 101, 111].randomElement(using: &random) ?? 1
    }
  }

  static func double(using random: inout SeededRandom) -> Double {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: Double(int(using: &random))
    case 1: Double(Int.random(in: -100_000...100_000, using: &random)) / 1000
    case 2: Double(Int.random(in: -100_000...100_000, using: &random)) / 10_000
    case 3: Double(bitPattern: random.next())
    case 4:
      [
        0.0, -0.0, .nan, .infinity, -.infinity, 0.0005, 0.0015, 0.0025, 1.0005, -0.0004, .leastNonzeroMagnitude, 1e15,
        1e16, 1e21, 1e22,
        123456789012345680, 0.1 + 0.2, 999.9995, 0.9995, .greatestFiniteMagnitude,
      ].randomElement(using: &random) ?? 0
    case 5: Double.random(in: -10...10, using: &random)
    default: Double(Int.random(in: 0...30, using: &random)) / 2
    }
  }
}
