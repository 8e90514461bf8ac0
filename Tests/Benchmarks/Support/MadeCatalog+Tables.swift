extension MadeCatalog {
  /// A `.strings` file, and a `.stringsdict` with the titles.
  func strings(_ index: Int) -> [File] {
    let language = languages[index]
    var strings = ""
    var plurals = Self.header + "<dict>\n"
    for alert in 0..<alerts {
      let app = app(alert)
      for entry in constants(alert, language.phrases) {
        if index == 0 { strings += "/* \(entry.comment) */\n" }
        strings += "\"\(key(alert)).\(entry.field)\" = \"\(entry.text)\";\n"
      }
      plurals += dictionary(key(alert) + ".title", language.phrases, app: app)
    }
    let folder = language.tag + ".lproj/"
    return [
      File(path: folder + "Alerts.strings", text: strings),
      File(path: folder + "Alerts.stringsdict", text: plurals + "</dict>\n</plist>\n"),
    ]
  }

  /// A String Catalog with all locales.
  var stringCatalog: File {
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {"
    let languages = languages
    var separator = "\n"
    for alert in 0..<alerts {
      text +=
        separator
        + unit(key(alert) + ".title", comment: "The person deletes files of an app.", languages) {
          variations($0, app: app(alert))
        }
      separator = ",\n"
      for (index, entry) in constants(alert, languages[0].phrases).enumerated() {
        text +=
          separator
          + unit(key(alert) + "." + entry.field, comment: entry.comment, languages) {
            "            " + Self.stringUnit(constants(alert, $0)[index].text)
          }
      }
    }
    return File(path: "Alerts.xcstrings", text: text + "\n  },\n  \"version\" : \"1.0\"\n}\n")
  }

  private struct Entry {
    var field: String
    var comment: String
    var text: String
  }

  private func constants(_ alert: Int, _ phrases: Phrases) -> [Entry] {
    let app = app(alert)
    var entries = [
      Entry(field: "message", comment: "What it means.", text: phrases.message),
      Entry(field: "actions.delete", comment: "@destructive", text: phrases.delete),
      Entry(field: "actions.keep", comment: "@cancel", text: phrases.keep),
    ]
    if hasField(alert) {
      entries.append(Entry(field: "fields.name", comment: "Stands in the field.", text: phrases.hint))
    }
    for index in entries.indices { entries[index].text = entries[index].text.replacing("@", with: app) }
    return entries
  }

  // MARK: Plurals

  private static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private static func printf(_ text: String, app: String) -> String {
    text.replacing("@", with: app).replacing("#", with: "%1$lld").replacing("{name}", with: "%2$@")
  }

  private func dictionary(_ key: String, _ phrases: Phrases, app: String) -> String {
    let forms = phrases.title.map { form in
      "      <key>\(form.category)</key>\n      <string>\(Self.printf(form.text, app: app))</string>\n"
    }
    return """
        <key>\(key)</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%1$#@count@</string>
          <key>count</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>lld</string>
      \(forms.joined())    </dict>
        </dict>

      """
  }

  // MARK: String Catalogs

  private static func stringUnit(_ text: String) -> String {
    "\"stringUnit\" : {\n              \"state\" : \"translated\",\n              \"value\" : \"\(text)\"\n            }"
  }

  private func unit(
    _ key: String,
    comment: String,
    _ languages: [Language],
    _ value: (Phrases) -> String
  ) -> String {
    let localizations = languages.map { language in
      "        \"\(language.tag)\" : {\n\(value(language.phrases))\n        }"
    }
    return """
          "\(key)" : {
            "comment" : "\(comment)",
            "localizations" : {
      \(localizations.joined(separator: ",\n"))
            }
          }
      """
  }

  private func variations(_ phrases: Phrases, app: String) -> String {
    let forms = phrases.title.map { form in
      "            \"\(form.category)\" : { \(Self.stringUnit(Self.printf(form.text, app: app))) }"
    }
    return "          \"variations\" : { \"plural\" : {\n\(forms.joined(separator: ",\n"))\n          } }"
  }
}
