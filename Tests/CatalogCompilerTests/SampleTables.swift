import CatalogModel
import Foundation
import LocaleData

/// Some alerts of the sample catalog in Apple's formats, each text and plural form on a line of its own.
struct SampleTables {
  enum Format: String, CaseIterable {
    case strings, xcstrings
  }

  let format: Format
  let locale: String
  let files: [String: String]

  /// Writes a translation, and the definitions that it is of.
  init(_ translation: SampleTranslation, _ format: Format) {
    self.format = format
    locale = translation.locale
    let tables = [SampleTable(translation.source), SampleTable(translation)]
    switch format {
    case .strings: files = Dictionary(tables.flatMap(\.files)) { first, _ in first }
    case .xcstrings: files = ["Alerts.xcstrings": SampleTable.stringCatalog(tables)]
    }
  }

  /// The path of the translation's file with an extension.
  func path(_ kind: String) -> String { kind == "xcstrings" ? "Alerts.xcstrings" : "\(locale).lproj/Alerts.\(kind)" }

  /// With one line of the translation exchanged, the last one that `line` is a part of. What is wrong is found so many
  /// lines further on, or on the last line that `place` is a part of.
  func replacing(
    in kind: String,
    _ line: String,
    found offset: Int,
    at place: String?,
    _ change: (String) -> String?
  ) -> SampleTranslation.Change? {
    let path = path(kind)
    var lines = files[path]?.components(separatedBy: "\n") ?? []
    guard let index = lines.lastIndex(where: { $0.contains(line) }), let new = change(lines[index]), new != lines[index]
    else { return nil }
    lines[index] = new
    var others = files
    others[path] = lines.joined(separator: "\n")
    let found = place.flatMap { place in lines.lastIndex { $0.contains(place) } } ?? index + offset
    return SampleTranslation.Change(text: "", line: found + 1, others: others, path: path)
  }
}

/// The texts of one locale.
private struct SampleTable {
  let locale: String
  private let isSource: Bool
  private var texts: [(key: String, text: String, comment: String?)] = []
  private let forms: [(category: String, text: String)]

  static let counted = "import.finished.title"

  init(_ translation: SampleTranslation) {
    locale = translation.locale
    isSource = locale == "en"
    let cancel = StandardActions.label("cancel", in: LocaleID(tag: locale)) ?? ""
    let names = [
      ("server.unreachable", "title", "title", "@arg 1 server string It is what the person typed."),
      ("server.unreachable", "message", "message", nil), ("storage.full", "message", "message", "Both are numbers."),
      ("storage.full", "title", "title", nil), ("account.signOut", "title", "title", "The account has a name."),
      ("account.signOut", "message", "message", nil),
      ("account.signOut", "signOut", "actions.signOut", "@destructive"), ("camera.denied", "title", "title", nil),
    ]
    for (alert, field, path, comment) in names {
      guard var text = translation.text(alert, field)?.value else { continue }
      if isSource, field == "signOut" { text = "Sign Out" }
      texts.append((alert + "." + path, Self.printf(text), isSource ? comment : nil))
    }
    if isSource { texts.append(("account.signOut.actions.signOut", "Sign Out", "@destructive")) }
    texts.append(("account.signOut.actions.cancel", cancel, nil))
    let message = translation.text("import.finished", "title")?.value ?? ""
    forms = message.matches(of: #/(zero|one|two|few|many|other) \{([^{}]*)\}/#).map {
      (String($0.1), $0.2.replacingOccurrences(of: "#", with: "%lld"))
    }
  }

  private static func printf(_ text: String) -> String {
    var text = text.replacingOccurrences(of: "{needed, number}", with: "%1$@")
    text = text.replacingOccurrences(of: "{free, number}", with: "%2$@")
    return text.replacingOccurrences(of: #"\{[A-Za-z]+\}"#, with: "%@", options: .regularExpression)
  }

  // MARK: Strings

  var files: [(String, String)] {
    let entries = texts.map { key, text, comment in
      (comment.map { "/* \($0) */\n" } ?? "") + "\"\(key)\" = \"\(text)\";\n"
    }
    return [
      ("\(locale).lproj/Alerts.strings", entries.joined()), ("\(locale).lproj/Alerts.stringsdict", dictionary),
    ]
  }

  private var dictionary: String {
    """
    <plist version="1.0">
    <dict>
      <!-- How many photos are new. -->
      <key>\(Self.counted)</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@photos@</string>
        <key>photos</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
    \(forms.map { "      <key>\($0.category)</key><string>\($0.text)</string>" }.joined(separator: "\n"))
        </dict>
      </dict>
    </dict>
    </plist>

    """
  }

  // MARK: String Catalogs

  static func stringCatalog(_ tables: [SampleTable]) -> String {
    let keys = tables[0].texts.map(\.key)
    let entries = keys.map { key in
      let comment = tables[0].texts.first { $0.key == key }?.comment ?? ""
      let texts = tables.compactMap { table in table.texts.first { $0.key == key }.map { (table.locale, $0.text) } }
      let localizations = texts.map { "      \"\($0)\": \(unit($1))" }
      return entry(key, comment, localizations)
    }
    let plurals = tables.map { table in
      let forms = table.forms.map { "        \"\($0.category)\": \(unit($0.text))" }.joined(separator: ",\n")
      return "      \"\(table.locale)\": { \"variations\": { \"plural\": {\n\(forms)\n      } } }"
    }
    return "{\n  \"sourceLanguage\": \"en\",\n  \"strings\": {\n"
      + (entries + [entry(counted, "How many photos are new.", plurals)]).joined(separator: ",\n")
      + "\n  },\n  \"version\": \"1.0\"\n}\n"
  }

  private static func entry(_ key: String, _ comment: String, _ localizations: [String]) -> String {
    "    \"\(key)\": { \"comment\": \"\(comment)\", \"localizations\": {\n"
      + localizations.joined(separator: ",\n") + "\n    } }"
  }

  private static func unit(_ text: String) -> String {
    "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }"
  }
}
