import CatalogDiagnostics
import MessageFormat

extension Message {
  /// Calls `body` for every run of literal text, branches included, with its characters.
  func forEachLiteral(_ body: (String, LiteralRun) -> Void) {
    for run in pattern.literalRuns { body(run.string(in: text), run) }
  }

  /// Calls `body` for every character of the literal text, branches included, with its place.
  func forEachLiteralScalar(_ body: (Unicode.Scalar, Span) -> Void) {
    forEachLiteral { literal, run in
      var start = 0
      for scalar in literal.unicodeScalars {
        let end = start + UTF8.width(scalar)
        body(scalar, run.span(of: start..<end))
        start = end
      }
    }
  }

  /// The literal slices that are shown when every plural and select takes `other`: one coherent text, for comparing
  /// what the source and the translation hold.
  var mainLiterals: [Span] {
    var spans: [Span] = []
    pattern.visitMainLiterals { spans.append($0) }
    return spans
  }
}

extension Pattern {
  fileprivate func visitMainLiterals(_ body: (Span) -> Void) {
    for part in parts {
      switch part {
      case .literal(let span): body(span)
      case .pound: continue
      case .argument(let argument):
        switch argument.format {
        case .plural(let plural):
          // Plural forms of Apple's formats may do without `other`.
          let branch = plural.branches.first { $0.selector == .category(.other) } ?? plural.branches.last
          branch?.pattern.visitMainLiterals(body)
        case .select(let select): select.branches.first { $0.key == "other" }?.pattern.visitMainLiterals(body)
        case .plain, .number, .date, .time, .list, .printf: continue
        }
      }
    }
  }
}
