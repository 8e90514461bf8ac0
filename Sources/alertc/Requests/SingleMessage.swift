import CatalogDiagnostics
import MessageFormat

/// A message that stands in no file.
struct SingleMessage {
  let text: String
  let message: Message

  /// How a message uses an argument.
  struct Usage {
    var name: String
    var kind: Kind

    enum Kind { case any, number, choice, list, date }
  }

  init(_ text: String) {
    self.text = text
    let file = SourceFile(path: "message", bytes: Array(text.utf8))
    let range = 0..<file.bytes.count
    let source = SourceText(verbatim: range, file: file, token: range, notation: PlainNotation.shared)
    message = MessageParser.parse(source)
  }

  /// The arguments in the order of their first use.
  func usages() throws(RequestError) -> [Usage] {
    if let issue = message.issues.first(where: \.preventsCompiling) {
      throw .message("column \(issue.span.start + 1): \(issue.message) [\(issue.rule.name)]")
    }
    var usages: [Usage] = []
    Self.collect(message.pattern, into: &usages)
    return usages
  }

  private static func collect(_ pattern: Pattern, into usages: inout [Usage]) {
    for case .argument(let argument) in pattern.parts {
      add(argument.name, kind(of: argument.format), to: &usages)
      switch argument.format {
      case .plural(let plural): for branch in plural.branches { collect(branch.pattern, into: &usages) }
      case .select(let select): for branch in select.branches { collect(branch.pattern, into: &usages) }
      default: break
      }
    }
  }

  private static func kind(of format: Argument.Format) -> Usage.Kind {
    switch format {
    case .plain: .any
    case .number, .plural: .number
    case .date, .time: .date
    case .list: .list
    case .select: .choice
    case .printf(let conversion): conversion.value == .string ? .any : .number
    }
  }

  /// A use that needs a certain type settles it for the others.
  private static func add(_ name: String, _ kind: Usage.Kind, to usages: inout [Usage]) {
    guard let index = usages.firstIndex(where: { $0.name == name }) else {
      return usages.append(Usage(name: name, kind: kind))
    }
    if usages[index].kind == .any { usages[index].kind = kind }
  }
}

/// A text that is written as it is.
private final class PlainNotation: TextNotation {
  static let shared = PlainNotation()

  func sourceOffset(of offset: Int, in text: SourceText) -> Int { text.token.lowerBound + offset }
  func written(_ replacement: String, at span: Span, in text: SourceText) -> String? { replacement }
}
