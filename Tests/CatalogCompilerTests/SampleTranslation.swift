import Foundation

/// A translation of the sample catalog, or its definitions, as lines whose texts stand on a line each, so that one can be
/// exchanged.
struct SampleTranslation {
  let locale: String
  let lines: [String]
  /// The definitions that it is a translation of.
  let definitions: String
  private(set) var texts: [Text] = []

  struct Text {
    var alert: String
    /// `title`, `message`, or the id of an action.
    var field: String
    /// From 0.
    var line: Int
    var value: String
  }

  /// A changed translation, and the line, from 1, at which the change has to be found.
  struct Change {
    var text: String
    var line: Int
    /// Other files that are changed or added.
    var others: [String: String] = [:]
    /// The file in which it has to be found, where that is another one.
    var path: String?
  }

  init(locale: String, _ contents: String, of definitions: String = "") {
    self.locale = locale
    self.definitions = definitions
    lines = contents.components(separatedBy: "\n")
    var alert = ""
    for (line, content) in lines.enumerated() {
      guard let entry = Self.entry(content) else { continue }
      let depth = content.prefix { $0 == " " }.count
      if depth == 2 { alert = entry.key }
      guard !entry.value.isEmpty, !entry.value.hasPrefix("{"), depth >= 2 else { continue }
      texts.append(
        Text(alert: alert, field: depth == 2 ? "title" : entry.key, line: line, value: Self.plain(entry.value))
      )
    }
  }

  func text(_ alert: String, _ field: String) -> Text? {
    texts.first { $0.alert == alert && $0.field == field }
  }

  /// The definitions as a text in which others can be exchanged.
  var source: SampleTranslation { SampleTranslation(locale: "en", definitions) }

  /// As it is, beside other files, in one of which something has to be found.
  func beside(_ others: [String: String], path: String? = nil, line: Int) -> Change {
    Change(text: lines.joined(separator: "\n"), line: line, others: others, path: path)
  }

  /// With another text in place of one.
  func replacing(_ text: Text, with value: String) -> Change {
    let start = lines[text.line].prefix { $0 != ":" }
    return replacing(line: text.line, with: [start + ": \"" + Self.escaped(value) + "\""])
  }

  func replacing(line: Int, with new: [String], found offset: Int = 0) -> Change {
    var lines = lines
    lines.replaceSubrange(line...line, with: new)
    return Change(text: lines.joined(separator: "\n"), line: line + offset + 1)
  }

  func inserting(_ new: String, after line: Int) -> Change {
    replacing(line: line, with: [lines[line], new], found: 1)
  }

  func removing(line: Int, foundAt place: Int) -> Change {
    var lines = lines
    lines.remove(at: line)
    return Change(text: lines.joined(separator: "\n"), line: place + 1)
  }

  /// The line of an alert's key.
  func line(of alert: String) -> Int? {
    lines.firstIndex { $0.hasPrefix("  \(alert):") }
  }

  private static func entry(_ line: String) -> (key: String, value: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    return (line[..<colon].trimmingCharacters(in: .whitespaces), value)
  }

  private static func plain(_ value: String) -> String {
    value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"") ? String(value.dropFirst().dropLast()) : value
  }

  private static func escaped(_ value: String) -> String {
    value.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case _ where scalar.value < 0x20: "\\x0" + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    .joined()
  }
}
