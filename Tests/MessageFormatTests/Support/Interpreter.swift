import CatalogDiagnostics
import LocaleData
import MessageFormat

/// Shows a tree in English: just enough to see that the tree means what ICU takes the text to mean.
struct Interpreter {
  var text: SourceText
  var integers: [String: Int]
  var strings: [String: String]

  func show(_ pattern: Pattern, number: Int? = nil) -> String {
    pattern.parts.map { part in
      switch part {
      case .literal(let span): text.string(in: span)
      case .pound: number.map(String.init) ?? "#"
      case .argument(let argument): show(argument)
      }
    }.joined()
  }

  private func show(_ argument: Argument) -> String {
    let name = argument.name
    guard integers[name] != nil || strings[name] != nil else { return "{\(name)}" }
    switch argument.format {
    case .plural(let plural): return show(plural, integers[name] ?? 0)
    case .select(let select):
      let branch = select.branches.first { $0.key == strings[name] } ?? select.branches.first { $0.key == "other" }
      return branch.map { show($0.pattern) } ?? ""
    case .plain, .number, .date, .time, .list, .printf: return strings[name] ?? integers[name].map(String.init) ?? ""
    }
  }

  private func show(_ plural: Plural, _ value: Int) -> String {
    let number = value - plural.offset
    let category = Self.category(number, plural.kind)
    let branch =
      plural.branches.first { $0.selector == .exact(Double(value)) }
      ?? plural.branches.first { $0.selector == .category(category) }
      ?? plural.branches.first { $0.selector == .category(.other) }
    return branch.map { show($0.pattern, number: number) } ?? ""
  }

  /// English: 1 file; 1st, 2nd, 3rd, 11th.
  private static func category(_ number: Int, _ kind: Plural.Kind) -> PluralCategory {
    let size = abs(number)
    guard kind == .ordinal else { return size == 1 ? .one : .other }
    if size / 10 % 10 == 1 { return .other }
    return [1: .one, 2: .two, 3: .few][size % 10] ?? .other
  }
}
