import CatalogDiagnostics
import MessageFormat
import TestSupport

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

/// The message's text with its issues marked by `⟦…⟧`.
func marked(_ message: Message) -> String {
  MarkedText.marking(message.issues.map { $0.span.start..<$0.span.end }, in: message.text.string)
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
