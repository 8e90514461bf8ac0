import TestSupport

/// Writes random texts in YAML's styles, as people and other tools might, and knows where each byte of the text went.
struct ScalarGenerator {
  private(set) var yaml: [UInt8] = []
  private(set) var text: [UInt8] = []
  /// For each byte of the text that begins a character, where it is written.
  private(set) var origins: [(offset: Int, source: Int)] = []
  private var random: SeededRandom
  private let lineBreak: [UInt8]
  private static let indentation = "      "

  init(seed: UInt64, lineBreak: String = "\n") {
    random = SeededRandom(seed: seed)
    self.lineBreak = Array(lineBreak.utf8)
    write("alerts:")
    yaml += self.lineBreak
    write("  größe" + ": ")
  }

  /// The end of the file, with another alert.
  mutating func finish() {
    yaml += lineBreak
    write("  next: Fine")
    yaml += lineBreak
  }

  static let words = [
    "Delete", "“{name}”", "ünïcode", "日本語", "😀", "x", "{n,", "plural", "e\u{301}", "l’été", "=1", "(a)", "100%",
  ]
}

// MARK: - Plain and quoted

extension ScalarGenerator {
  mutating func plain() {
    words { _ in nil }
  }

  mutating func singleQuoted() {
    write("'")
    maybeEdge()
    words { random in Int.random(in: 0..<4, using: &random) == 0 ? ("''", "'") : nil }
    maybeEdge()
    write("'")
  }

  mutating func doubleQuoted() {
    let escapes = [
      ("\\\"", "\""), ("\\\\", "\\"), ("\\n", "\n"), ("\\t", "\t"), ("\\u00e9", "é"), ("\\x41", "A"),
      ("\\U0001F600", "😀"), ("\\N", "\u{85}"), ("\\_", "\u{A0}"), ("\\L", "\u{2028}"), ("\\/", "/"), ("\\e", "\u{1B}"),
    ]
    write("\"")
    maybeEdge()
    words { random in Bool.random(using: &random) ? escapes.randomElement(using: &random) : nil }
    maybeEdge()
    write("\"")
  }

  private mutating func words(_ special: (inout SeededRandom) -> (String, String)?) {
    for index in 0..<Int.random(in: 1...8, using: &random) {
      if index > 0 { gap() }
      verbatim(Self.words.filter { index > 0 || !$0.hasPrefix("{") }.randomElement(using: &random) ?? "x")
      while let (written, meant) = special(&random) { add(meant, as: written) }
    }
  }

  /// Between words: spaces, a line break that is folded to a space, or several that stay as line breaks.
  private mutating func gap() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let breaks = Int.random(in: 1...3, using: &random)
      write(["", " ", "\t "].randomElement(using: &random) ?? "")
      for index in 0..<breaks {
        if breaks == 1 {
          text.append(0x20)
          origins.append((text.count - 1, yaml.count))
        } else if index > 0 {
          text.append(0x0A)
          origins.append((text.count - 1, yaml.count))
        }
        yaml += lineBreak
        if index < breaks - 1 { write(["", "   "].randomElement(using: &random) ?? "") }
      }
      write(Self.indentation)
    case 1: verbatim("  ")
    default: verbatim(" ")
    }
  }

  /// Spaces just inside the quotation marks stay.
  private mutating func maybeEdge() {
    if Int.random(in: 0..<4, using: &random) == 0 { verbatim(" ") }
  }
}

// MARK: - Blocks

extension ScalarGenerator {
  /// `|`, with chomping and indentation as they come.
  mutating func literal() {
    let chomping = ["", "-", "+"].randomElement(using: &random) ?? ""
    let isExplicit = Int.random(in: 0..<3, using: &random) == 0
    write("|" + (isExplicit ? "3" : "") + chomping + ([" # comment", ""].randomElement(using: &random) ?? ""))
    let indentation = isExplicit ? "     " : "    "
    yaml += lineBreak
    let count = Int.random(in: 1...5, using: &random)
    for index in 0..<count {
      let isEmpty = index > 0 && index < count - 1 && Bool.random(using: &random)
      if !isEmpty {
        write(indentation)
        if index > 0 || isExplicit { verbatim(["", "  "].randomElement(using: &random) ?? "") }
        verbatim((0..<3).map { _ in Self.words.randomElement(using: &random) ?? "x" }.joined(separator: " "))
      }
      if index < count - 1 || chomping != "-" {
        text.append(0x0A)
        origins.append((text.count - 1, yaml.count))
      }
      if index < count - 1 { yaml += lineBreak }
    }
  }

  /// `>`: what becomes of line breaks depends on the lines around them, so only words are accounted for.
  mutating func folded() {
    write(">" + (["", "-", "+"].randomElement(using: &random) ?? ""))
    for index in 0..<Int.random(in: 1...6, using: &random) {
      yaml += lineBreak
      if index > 0, Int.random(in: 0..<3, using: &random) == 0 { continue }
      write("    " + (index > 0 ? ["", "", "  "].randomElement(using: &random) ?? "" : ""))
      write((0..<3).map { _ in Self.words.randomElement(using: &random) ?? "x" }.joined(separator: " "))
    }
  }
}

extension ScalarGenerator {
  private mutating func write(_ characters: String) { yaml += Array(characters.utf8) }

  private mutating func verbatim(_ characters: String) {
    for scalar in characters.unicodeScalars { add(String(scalar), as: String(scalar)) }
  }

  private mutating func add(_ meant: String, as written: String) {
    origins.append((text.count, yaml.count))
    text += Array(meant.utf8)
    write(written)
  }
}
