import CatalogDiagnostics
import MessageFormat

/// A text as it is, in a file of its own.
final class PlainNotation: TextNotation {
  func sourceOffset(of offset: Int, in text: SourceText) -> Int { text.range.lowerBound + offset }
  func written(_ replacement: String, at span: Span, in text: SourceText) -> String? { replacement }
}

func sourceText(_ bytes: [UInt8]) -> SourceText {
  let file = SourceFile(path: "message", bytes: bytes)
  return SourceText(verbatim: 0..<bytes.count, file: file, token: 0..<bytes.count, notation: PlainNotation())
}

func parse(_ text: String) -> Message { MessageParser.parse(sourceText(Array(text.utf8))) }

func printf(_ text: String) -> Message { printf(text, PrintfContext()) }

func printf(_ text: String, _ context: PrintfContext) -> Message {
  PrintfParser.parse(sourceText(Array(text.utf8)), context: context)
}

/// A message in which `⟦…⟧` marks the places where issues are expected: `l⟦'⟧{name}`.
struct MarkedMessage {
  var text = ""
  /// In order of their beginnings.
  var spans: [Span] = []

  init(_ marked: String) {
    var starts: [Int] = []
    var found: [(start: Int, end: Int)] = []
    for character in marked.unicodeScalars {
      if character == "⟦" {
        starts.append(text.utf8.count)
      } else if character == "⟧", let start = starts.popLast() {
        found.append((start, text.utf8.count))
      } else {
        text.unicodeScalars.append(character)
      }
    }
    spans = found.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map { Span($0.start, $0.end) }
  }
}

/// `message` with its issues marked as in `MarkedMessage`.
func marked(_ message: Message) -> String {
  var bytes = Array(message.text.string.utf8)
  var edits: [(offset: Int, isEnd: Bool)] = []
  for issue in message.issues { edits += [(issue.span.start, false), (issue.span.end, true)] }
  // From the end on, so that earlier offsets hold; at one place a beginning goes in after (that is, before) an end.
  for edit in edits.enumerated().sorted(by: { ($0.1.offset, $0.0) > ($1.1.offset, $1.0) }).map(\.element) {
    bytes.insert(contentsOf: Array((edit.isEnd ? "⟧" : "⟦").utf8), at: edit.offset)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// `message` after all its fixes.
func fixed(_ message: Message) -> String {
  var bytes = Array(message.text.string.utf8)
  let edits = message.issues.compactMap(\.fix).flatMap(\.edits)
  for edit in edits.sorted(by: { $0.span.start > $1.span.start }) {
    bytes.replaceSubrange(edit.span.start..<edit.span.end, with: Array(edit.text.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
