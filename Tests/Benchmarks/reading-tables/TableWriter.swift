/// Writes the tables that are read: as an app's, with comments, keys of several parts, placeholders and escapes, in
/// languages of one, two and three bytes a letter.
struct TableWriter {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  private(set) var output: [UInt8] = []

  private static let screens = [
    "settings", "profile", "editor", "library", "onboarding", "player", "search", "sharing",
  ]
  private static let objects = ["file", "folder", "account", "message", "picture", "group", "album", "device"]
  private static let parts = ["title", "message", "actions.confirm", "actions.cancel"]
  private static let words = [
    [
      "delete", "this", "folder", "and", "all", "of", "its", "files", "cannot", "be", "undone", "please", "try",
      "again",
    ],
    [
      "löschen", "Sie", "die", "Datei", "wirklich", "für", "immer", "Änderungen", "gehen", "verloren", "später",
      "zurück",
    ],
    ["удалить", "папку", "и", "все", "файлы", "это", "действие", "нельзя", "отменить", "попробуйте", "позже", "снова"],
    ["削除", "フォルダ", "すべて", "ファイル", "この操作は", "取り消せません", "もう一度", "お試しください", "写真", "共有"],
  ]
  static let languages = ["en", "de", "ru", "ja"]

  /// A strings file of about `size` bytes.
  static func strings(_ size: Int) -> [UInt8] {
    var writer = TableWriter()
    writer.output.reserveCapacity(size + 1000)
    var number = 0
    while writer.output.count < size {
      if writer.random(3) == 0 { writer.write("/* Shown when the person opens the screen. */\n") }
      writer.write(
        "\"\(writer.key(number))\" = \"\(writer.sentence(in: number / 2000, lineBreak: "\\n", quote: "\\\""))\";\n"
      )
      if writer.random(4) == 0 { writer.write("\n") }
      number += 1
    }
    return writer.output
  }

  /// A String Catalog of about `size` bytes.
  static func stringCatalog(_ size: Int) -> [UInt8] {
    var writer = TableWriter()
    writer.output.reserveCapacity(size + 2000)
    writer.write("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n")
    var number = 0
    while writer.output.count < size {
      if number > 0 { writer.write(",\n") }
      writer.writeEntry(number)
      number += 1
    }
    writer.write("\n  },\n  \"version\" : \"1.0\"\n}\n")
    return writer.output
  }

  /// A strings dictionary of about `size` bytes.
  static func stringsDictionary(_ size: Int) -> [UInt8] {
    var writer = TableWriter()
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n")
    var number = 0
    while writer.output.count < size {
      writer.write("  <key>\(writer.key(number))</key>\n  <dict>\n    <key>NSStringLocalizedFormatKey</key>\n")
      writer.write("    <string>%#@count@</string>\n    <key>count</key>\n    <dict>\n")
      writer.write("      <key>NSStringFormatSpecTypeKey</key>\n      <string>NSStringPluralRuleType</string>\n")
      writer.write("      <key>NSStringFormatValueTypeKey</key>\n      <string>lld</string>\n")
      for form in ["one", "few", "many", "other"] {
        let text = writer.sentence(in: number / 500, lineBreak: "\n", quote: "&quot;")
        writer.write("      <key>\(form)</key>\n      <string>%lld \(text)</string>\n")
      }
      writer.write("    </dict>\n  </dict>\n")
      number += 1
    }
    writer.write("</dict>\n</plist>\n")
    return writer.output
  }

  private mutating func writeEntry(_ number: Int) {
    write("    \"\(key(number))\" : {\n      \"comment\" : \"Shown on the screen.\",\n      \"localizations\" : {\n")
    for (index, language) in Self.languages.enumerated() {
      write("        \"\(language)\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n")
      let text = sentence(in: index, lineBreak: "\\n", quote: "\\\"")
      write("            \"value\" : \"\(text)\"\n          }\n        }")
      write(index + 1 < Self.languages.count ? ",\n" : "\n")
    }
    write("      }\n    }")
  }

  private func key(_ number: Int) -> String {
    let alert = number / Self.parts.count
    return "\(Self.screens[alert / 8 % 8]).\(Self.objects[alert % 8])\(alert).\(Self.parts[number % Self.parts.count])"
  }

  private mutating func sentence(in language: Int, lineBreak: String, quote: String) -> String {
    let words = Self.words[language % Self.words.count]
    var text = words[random(words.count)]
    for _ in 0..<3 + random(8) {
      text += " "
      switch random(40) {
      case 0: text += "%@"
      case 1: text += "%lld"
      case 2: text += lineBreak
      case 3: text += quote + words[random(words.count)] + quote
      default: text += words[random(words.count)]
      }
    }
    return text
  }

  private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }

  private mutating func random(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % count
  }
}
