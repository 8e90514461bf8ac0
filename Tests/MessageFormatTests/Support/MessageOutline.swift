import CatalogDiagnostics
import MessageFormat

/// A message's tree on one line, without its spans: literal text in “…”, an argument as `name:format`, a plural or
/// select as `name:kind[selector(…) …]`.
struct MessageOutline {
  let text: SourceText

  static func outline(_ message: Message) -> String {
    MessageOutline(text: message.text).outline(message.pattern)
  }

  func outline(_ pattern: Pattern) -> String {
    var pieces: [String] = []
    var literal = ""
    for part in pattern.parts {
      if case .literal(let span) = part {
        literal += text.string(in: span)
        continue
      }
      if !literal.isEmpty { pieces.append("“\(literal)”") }
      literal = ""
      switch part {
      case .literal: break
      case .pound: pieces.append("#")
      case .argument(let argument): pieces.append("\(argument.name)\(outline(argument.format))")
      }
    }
    if !literal.isEmpty { pieces.append("“\(literal)”") }
    return pieces.joined(separator: " ")
  }

  private func outline(_ format: Argument.Format) -> String {
    switch format {
    case .plain: ""
    case .number(let style): ":number" + outline(style)
    case .date(let style): ":date" + outline(style)
    case .time(let style): ":time" + outline(style)
    case .list(let style): ":list" + outline(style)
    case .plural(let plural): outline(plural)
    case .printf(let conversion): ":%" + conversion.text
    case .select(let select):
      ":select[" + select.branches.map { "\($0.key)(\(outline($0.pattern)))" }.joined(separator: " ") + "]"
    }
  }

  private func outline(_ style: Argument.Style?) -> String { style.map { ":" + $0.text } ?? "" }

  private func outline(_ plural: Plural) -> String {
    let offset = plural.offset == 0 ? "" : "-\(plural.offset)"
    let branches = plural.branches.map { "\(outline($0.selector))(\(outline($0.pattern)))" }
    return ":\(plural.kind.rawValue)\(offset)[" + branches.joined(separator: " ") + "]"
  }

  private func outline(_ selector: Plural.Selector) -> String {
    switch selector {
    case .exact(let number): "=" + (Int(exactly: number).map(String.init) ?? String(number))
    case .category(let category): category.rawValue
    case .unknown(let word): "?" + word
    }
  }
}
