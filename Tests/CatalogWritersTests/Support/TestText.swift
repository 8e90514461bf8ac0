import CatalogDiagnostics
import MessageFormat

/// A text that is its file.
func source(_ text: String) -> SourceText {
  let bytes = Array(text.utf8)
  let file = SourceFile(path: "test", bytes: bytes)
  return SourceText(verbatim: 0..<bytes.count, file: file, token: 0..<bytes.count, notation: Plain.notation)
}

func message(_ text: String) -> Message { MessageParser.parse(source(text)) }

private final class Plain: TextNotation {
  static let notation = Plain()

  func sourceOffset(of offset: Int, in text: SourceText) -> Int { offset }
  func written(_ replacement: String, at span: Span, in text: SourceText) -> String? { replacement }
}
