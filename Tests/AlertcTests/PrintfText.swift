import CatalogDiagnostics
import Foundation
import MessageFormat

/// A MessageFormat text in printf's terms: a format, or the plural forms of one argument.
struct PrintfText {
  var format: String
  /// Of the number that the forms depend on.
  var position = 1
  var forms: [(category: String, text: String)] = []

  init(format: String) { self.format = format }

  /// `names` are the alert's arguments, in the order of their positions.
  init(_ message: Message, _ names: [String]) {
    guard case .argument(let argument) = message.pattern.parts.first, case .plural(let plural) = argument.format else {
      format = Self.format(message.pattern, message.text, names, number: nil)
      return
    }
    let position = (names.firstIndex(of: argument.name) ?? 0) + 1
    let forms: [(category: String, text: String)] = plural.branches.filter(\.isCategory).map { branch in
      (
        message.text.string(in: branch.selectorSpan),
        Self.format(branch.pattern, message.text, names, number: position)
      )
    }
    format = forms.last?.text ?? ""
    self.position = position
    self.forms = forms
  }

  private static func format(_ pattern: Pattern, _ text: SourceText, _ names: [String], number: Int?) -> String {
    pattern.parts.map { part in
      switch part {
      case .literal(let span): text.string(in: span).replacing("%", with: "%%")
      case .pound: "%\(number ?? 1)$lld"
      case .argument(let argument): "%\((names.firstIndex(of: argument.name) ?? 0) + 1)$@"
      }
    }.joined()
  }
}

extension Message {
  /// Whether the text is one plural by category of a number, or has placeholders only.
  var isPrintfText: Bool {
    if pattern.parts.count == 1, case .argument(let argument) = pattern.parts[0],
      case .plural(let plural) = argument.format
    {
      return plural.branches.allSatisfy(\.pattern.isPlain)
    }
    return pattern.isPlain
  }

  /// The text without branches for exact numbers, which Apple's formats do not have.
  var textByCategory: String {
    guard case .argument(let argument) = pattern.parts.first, case .plural(let plural) = argument.format else {
      return text.string
    }
    let exact = plural.branches.filter { !$0.isCategory }
      .map { text.string(in: Span($0.selectorSpan.start, $0.pattern.span.end + 1)) }
    return exact.reduce(text.string) { $0.replacing($1, with: "") }
  }
}

extension Plural.Branch {
  fileprivate var isCategory: Bool {
    if case .category = selector { return true }
    return false
  }
}

extension Pattern {
  fileprivate var isPlain: Bool {
    parts.allSatisfy { part in
      guard case .argument(let argument) = part else { return true }
      return argument.format == .plain
    }
  }
}

extension String {
  /// In quotation marks, as YAML, strings files and JSON alike have it.
  var quoted: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  var escapedForXML: String { replacing("&", with: "&amp;").replacing("<", with: "&lt;") }

  /// What stands behind an id and its dot: `placeholder` of `fields.name.placeholder`.
  func suffix(after id: String) -> String { range(of: "." + id + ".").map { String(self[$0.upperBound...]) } ?? "" }
}
