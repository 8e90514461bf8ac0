import TestSupport

/// A catalog whose translations are written in one of the formats, each text in a way of its own.
struct MendableCatalog {
  enum Format: String, CaseIterable {
    case yaml, strings, xcstrings
  }

  let format: Format
  /// What decides how texts are written; the same for the catalog with mistakes and without them.
  let seed: UInt64

  /// The files by their paths, in which so many of ten places have a mistake.
  func files(mistakes: Int) -> [String: String] {
    var choices = SeededRandom(seed: seed &+ 1)
    var styles = SeededRandom(seed: seed)
    var files = ["app/Alerts.yaml": MendableText.definitions, "app/alertc.yaml": "syntax: icu\n"]
    var entries: [String: [(locale: String, text: String)]] = [:]
    for (locale, texts) in MendableText.all.sorted(by: { $0.key < $1.key }) {
      let written = texts.map { text in
        (text.key, text.text { Int.random(in: 0..<10, using: &choices) < mistakes })
      }
      switch format {
      case .yaml: files["app/Alerts.\(locale).yaml"] = yaml(locale, written, &styles)
      case .strings: files["app/\(locale).lproj/Alerts.strings"] = strings(written, &styles)
      case .xcstrings: for (key, text) in written { entries[key, default: []].append((locale, text)) }
      }
    }
    if format == .xcstrings { files["app/Alerts.xcstrings"] = xcstrings(entries, &styles) }
    return files
  }

  private func yaml(_ locale: String, _ texts: [(String, String)], _ styles: inout SeededRandom) -> String {
    var lines = ["# Übersetzung 😀", "locale: \(locale)", "alerts:"]
    for (key, text) in texts {
      switch Int.random(in: 0..<4, using: &styles) {
      case 0: lines.append("  \(key): \"" + escaped(text) + "\"")
      case 1: lines.append("  \(key): '" + text.replacingAll("'", with: "''") + "'  # a comment")
      case 2: lines += ["  \(key): >-", "    " + text]
      default: lines += ["  \(key):", "    title: |-", "      " + text, ""]
      }
    }
    let lineBreak = Bool.random(using: &styles) ? "\n" : "\r\n"
    return lines.joined(separator: lineBreak) + lineBreak
  }

  private func strings(_ texts: [(String, String)], _ styles: inout SeededRandom) -> String {
    texts.map { key, text in
      let comment = Bool.random(using: &styles) ? "/* ... \"quoted\" e\u{301} */\n" : "// l'{x}\n"
      let equals = Bool.random(using: &styles) ? " = " : "="
      return comment + "\"\(key).title\"" + equals + "\"" + escaped(text) + "\";\n"
    }
    .joined()
  }

  private func xcstrings(
    _ entries: [String: [(locale: String, text: String)]],
    _ styles: inout SeededRandom
  ) -> String {
    let colon = Bool.random(using: &styles) ? " : " : ":"
    let strings = entries.sorted { $0.key < $1.key }.map { key, texts in
      let localizations = texts.map { locale, text in
        "\"\(locale)\"\(colon){\"stringUnit\"\(colon){\"state\"\(colon)\"translated\",\"value\"\(colon)\"\(escaped(text))\"}}"
      }
      return "  \"\(key).title\"\(colon){\"localizations\"\(colon){\n    " + localizations.joined(separator: ",\n    ")
        + "}}"
    }
    return "{\"sourceLanguage\"\(colon)\"en\",\n\"strings\"\(colon){\n" + strings.joined(separator: ",\n")
      + "},\n\"version\"\(colon)\"1.0\"}\n"
  }

  /// As YAML in double quotes, strings files and JSON have it.
  private func escaped(_ text: String) -> String {
    text.replacingAll("\\", with: "\\\\").replacingAll("\"", with: "\\\"")
  }
}

extension String {
  fileprivate func replacingAll(_ old: Character, with new: String) -> String {
    map { $0 == old ? new : String($0) }.joined()
  }
}
