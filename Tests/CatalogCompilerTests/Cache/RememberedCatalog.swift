import TestSupport

/// A catalog in many locales and formats that is edited at random, in a way that the same seed repeats.
struct RememberedCatalog {
  private var random: SeededRandom
  private var alerts = ["greet", "files", "due", "plain"]
  private var source: [String: Int] = [:]
  /// Locale → alert → which of its texts.
  private var translations: [String: [String: Int]] = [:]
  private var isSuppressing = false
  private var hasUnusedArgument = false
  private var configuration = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    for locale in Self.locales { translations[locale] = Dictionary(uniqueKeysWithValues: alerts.map { ($0, 0) }) }
  }

  static let locales = ["de", "de-AT", "fr", "it", "pl", "pt", "pt-BR"]

  /// The first is in order; others have this or that to find.
  private static let texts = [
    "greet": ["Ciao {name}", "Ciao", "Ciao {nmae}", "Ciao {name} …", "Ciao {name}  twice", "Ciao {extra} {name}"],
    "files": [
      "{count, plural, one {# fila} few {# filuj} many {# filas} other {# filos}}",
      "{count, plural, other {# filos}}", "{count, plural, eins {# fila} other {# filos}}", "{count, number} filos",
    ],
    "due": [
      "Al {when, date, short}", "Al {when, date, long}", "Al {when, date, ::yMMMd}", "Al {when, time, short}", "Al",
    ],
    "plain": ["Finito.", "Finito...", "Everything is done.", "\u{200B}Finito", "Finito {"],
    "new": ["Nuovo", "Nuovo!", "Nuovo {count, number, percent}"],
  ]

  private static let configurations = [
    """
    rules:
      { missing-argument: warning, extra-argument: warning, missing-plural-category: warning, unknown-selector: warning,
        message-syntax: warning, missing-other: warning, impossible-plural-category: info }

    """,
    "fallback: text\nisolation: bidi\nlocaleRules: { pt: { three-dots: off } }\nlocales: [de, nl]\n",
    "locales: [de, fr, pt-BR]\nglossary: { file: { fr: fichier } }\nrules: { three-dots: error }\n",
  ]

  var files: [String: String] {
    var files = ["alertc.yaml": Self.configurations[configuration], "Alerts.yaml": definitions]
    for (locale, texts) in translations {
      // One in Apple's format.
      let isTable = locale == "it"
      let lines = alerts.compactMap { alert in
        texts[alert].map { isTable ? Self.entry(alert, $0) : "  \(alert): \"\(Self.texts[alert]?[$0] ?? "")\"" }
      }
      let comment = isSuppressing && locale == "de" ? "  # alertc:disable three-dots\n" : ""
      files[isTable ? "it.lproj/Alerts.strings" : "Alerts.\(locale).yaml"] =
        (isTable ? "" : "locale: \(locale)\nalerts:\n" + comment) + lines.joined(separator: "\n") + "\n"
    }
    return files
  }

  private var definitions: String {
    let extra = hasUnusedArgument ? ", extra: string" : ""
    let titles = [
      "greet": ["Hello {name}", "Hi {name}"], "files": ["{count, plural, one {# file} other {# files}}"],
      "due": ["Due {when, date, short}", "Due {when, date, full}"],
      "plain": ["Everything is done.", "Everything is done"], "new": ["New"],
    ]
    let entries = alerts.map { alert in
      let texts = titles[alert] ?? []
      let arguments = alert == "greet" ? "    arguments: { name: string\(extra) }\n" : ""
      return "  \(alert):\n\(arguments)    title: \"\(texts[(source[alert] ?? 0) % texts.count])\"\n"
    }
    return "sourceLocale: en\nalerts:\n" + entries.joined()
  }

  private static func entry(_ alert: String, _ text: Int) -> String {
    let texts = ["greet": "Ciao %@", "files": "%lld file", "due": "Al", "plain": "Finito", "new": "Nuovo"]
    let count = text % 2 == 0 ? "" : "/* @arg 1 count int */ "
    return "\(count)\"\(alert).title\" = \"\(texts[alert] ?? "")\(text > 2 ? "..." : "")\";"
  }

  /// Changes one thing.
  mutating func edit() {
    let locale = Self.locales[Int.random(in: 0..<Self.locales.count, using: &random)]
    let alert = alerts[Int.random(in: 0..<alerts.count, using: &random)]
    let number = Int.random(in: 0..<100, using: &random)
    switch number {
    case ..<50:
      let count = Self.texts[alert]?.count ?? 1
      translations[locale, default: [:]][alert] = Int.random(in: 0..<count, using: &random)
    case ..<58: translations[locale]?[alert] = nil
    case ..<62: translations[locale] = nil
    case ..<66: translations[locale] = Dictionary(uniqueKeysWithValues: alerts.map { ($0, 0) })
    case ..<72: source[alert] = Int.random(in: 0..<2, using: &random)
    case ..<76:
      if alerts.contains("new") { alerts.removeAll { $0 == "new" } } else { alerts.insert("new", at: 1) }
    case ..<80: isSuppressing.toggle()
    case ..<84: hasUnusedArgument.toggle()
    case ..<90: configuration = Int.random(in: 0..<Self.configurations.count, using: &random)
    default: break
    }
  }
}
