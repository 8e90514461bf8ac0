import TestSupport

/// Makes random String Catalogs and strings dictionaries with everything in them that the formats have.
struct TableWriter {
  private var random: RandomText

  init(seed: UInt64) { random = RandomText(seed: seed) }

  static let locales = ["en", "de", "pl", "zh-Hans"]
  private static let paths = ["title", "message", "actions.ok", "actions.cancel", "fields.name", "fields.name.initial"]
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  // MARK: String Catalogs

  mutating func stringCatalog() -> DataTree {
    let entries = keys().map { ($0, entry()) }
    return shuffled([
      ("sourceLanguage", .text("en")), ("strings", .dictionary(entries)),
      ("version", .text(random.pick(["1.0", "1.1", "1.2"]))),
    ])
  }

  private mutating func entry() -> DataTree {
    let locales = Self.locales.filter { _ in !random.chance(4) }
    var members: [(String, DataTree)] = [("localizations", shuffled(locales.map { ($0, localization(depth: 2)) }))]
    if random.chance(3) { members.append(("comment", .text(random.text()))) }
    if random.chance(4) { members.append(("extractionState", .text(random.pick(["manual", "stale", "migrated"])))) }
    if random.chance(8) { members.append(("shouldTranslate", .flag(true))) }
    return shuffled(members)
  }

  private mutating func localization(depth: Int) -> DataTree {
    switch Int.random(in: 0...(depth > 0 ? 5 : 2), using: &random.random) {
    case 3: return .dictionary([("variations", .dictionary([("plural", plural())]))])
    case 4:
      let devices = ["iphone", "mac", "other"].filter { _ in !random.chance(3) } + ["applewatch"]
      return .dictionary([
        ("variations", .dictionary([("device", shuffled(devices.map { ($0, localization(depth: depth - 1)) }))]))
      ])
    case 5: return shuffled([("stringUnit", unit()), ("substitutions", substitutions())])
    default: return .dictionary([("stringUnit", unit())])
    }
  }

  private mutating func unit() -> DataTree {
    let state = random.pick(["translated", "translated", "translated", "needs_review", "new"])
    return shuffled([("state", .text(state)), ("value", .text(random.text()))])
  }

  private mutating func plural() -> DataTree {
    let categories = Self.categories.filter { _ in random.chance(2) } + ["other"]
    return shuffled(Set(categories).sorted().map { ($0, .dictionary([("stringUnit", unit())])) })
  }

  private mutating func substitutions() -> DataTree {
    shuffled(
      ["files", "n", "örtlich"].filter { _ in random.chance(2) }.map { name in
        var members: [(String, DataTree)] = [
          ("formatSpecifier", .text(random.pick(["lld", "d", "@"]))),
          ("variations", .dictionary([("plural", plural())])),
        ]
        if random.chance(2) { members.append(("argNum", .number(Int.random(in: 1...3, using: &random.random)))) }
        return (name, shuffled(members))
      }
    )
  }

  // MARK: Strings dictionaries

  mutating func stringsDictionary() -> DataTree {
    .dictionary(keys().map { ($0, format()) })
  }

  private mutating func format() -> DataTree {
    let variables = ["files", "n", "örtlich"].filter { _ in random.chance(2) }.map { ($0, variable()) }
    let entry = shuffled([("NSStringLocalizedFormatKey", .text(random.text()))] + variables)
    guard random.chance(6) else { return entry }
    return .dictionary([("NSStringDeviceSpecificRuleType", shuffled([("other", entry), ("appletv", .text("TV"))]))])
  }

  private mutating func variable() -> DataTree {
    let categories = Set(Self.categories.filter { _ in random.chance(2) } + ["other"]).sorted()
    return shuffled(
      [
        ("NSStringFormatSpecTypeKey", .text("NSStringPluralRuleType")),
        ("NSStringFormatValueTypeKey", .text(random.pick(["lld", "d", "@"]))),
      ] + categories.map { ($0, .text(random.text())) }
    )
  }

  // MARK: Parts

  /// Keys of alerts' texts, each once, and others.
  private mutating func keys() -> [String] {
    let keys = (0..<Int.random(in: 1...5, using: &random.random)).flatMap { alert in
      Self.paths.filter { _ in random.chance(2) }.map { "group.alert\(alert).\($0)" }
    }
    return keys.shuffled(using: &random.random) + (random.chance(2) ? ["%lld things"] : [])
  }

  private mutating func shuffled(_ members: [(String, DataTree)]) -> DataTree {
    .dictionary(members.shuffled(using: &random.random).map { (key: $0.0, value: $0.1) })
  }
}
