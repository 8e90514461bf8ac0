import TestSupport

/// Random texts as catalogs hold them: words of several scripts, placeholders, quotation marks, line breaks, and what
/// formats have to escape.
struct RandomText {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  static let pieces = [
    "Delete", "%lld", "%@", "file", " ", " ", "é", "ß", "“", "”", "’", "'", "\"", "\\", "\\n", "/", "/*", "//", "*/",
    "<", ">",
    "&", "&amp;", "]]>", ";", "=", "{", "}", "[", "]", ",", ":", "\n", "\r\n", "\t", "Удалить", "削除", "😀", "👩‍👩‍👧",
    "\u{2028}",
    "\u{A0}", "\u{200F}", "حذف", "#", "@", "$", "-", "_", ".", "0", "17",
  ]

  mutating func text(_ length: ClosedRange<Int> = 0...6) -> String {
    var text = ""
    for _ in 0..<Int.random(in: length, using: &random) { text += Self.pieces.randomElement(using: &random) ?? "" }
    return text
  }

  /// A key as most files have them, or any text.
  mutating func key() -> String {
    chance(4) ? text(1...3) : "alerts." + (0..<2).map { _ in word() }.joined(separator: ".")
  }

  mutating func word() -> String {
    ["delete", "title", "message", "ok", "cancel", "file", "rename", "sync", "error"].randomElement(using: &random)
      ?? ""
  }

  /// Once in `count` times.
  mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  /// Sometimes white space, sometimes none.
  mutating func space(_ spaces: [String] = ["", "", " ", "\n", "  ", "\t", "\r\n"]) -> String { pick(spaces) }
}
