import CatalogDiagnostics
import CatalogModel
import MessageFormat

/// Makes a text of one key in one language of a String Catalog.
struct StringCatalogText {
  private(set) var findings: [Finding] = []
  /// Where texts in the state `new` say so.
  private var untranslated: [SourceLocation] = []
  /// Whether a value is no text, which is reported.
  private var hasUnreadable = false
  private let subject: Finding.Subject
  private let isSource: Bool

  init(_ subject: Finding.Subject, isSource: Bool) {
    self.subject = subject
    self.isSource = isSource
  }

  /// `nil` where the language has no text for the key yet. One with plural forms that are not all translated, or cannot
  /// all be read, counts as none either, and that is reported.
  ///
  /// - Returns: The text, and whether there is a part of it although there is none.
  mutating func text(of node: JSONValue) -> (content: StringsDictionary.Content?, isPartial: Bool) {
    guard let content = content(of: node) else { return (nil, hasUnreadable) }
    for state in untranslated { report(.staleTranslation, state, .untranslated, severity: .error) }
    let isPartial = !isSource && (hasUnreadable || !untranslated.isEmpty)
    return isPartial ? (nil, true) : (content, false)
  }

  private mutating func content(of node: JSONValue) -> StringsDictionary.Content? {
    var content: StringsDictionary.Content?
    var variables: [PrintfVariable] = []
    for member in node.members {
      if member.isNamed("stringUnit") {
        content = unit(member.value).map { StringsDictionary.Content(text: $0, variations: .none) }
      } else if member.isNamed("variations") {
        content = variations(member.value) ?? content
      } else if member.isNamed("substitutions") {
        variables = member.value.members.map { variable($0) }
      } else {
        reportUnknown(member, among: ["stringUnit", "variations", "substitutions"])
      }
    }
    if !variables.isEmpty { content?.variations.add(variables) }
    return content
  }

  /// What a text that is not translated yet holds is only a suggestion.
  private mutating func unit(_ node: JSONValue) -> SourceText? {
    var value: SourceText?
    for member in node.members {
      if member.isNamed("value") {
        value = member.value.text
        if value == nil {
          hasUnreadable = true
          report(.invalidValue, member.value.location, .noText(member.value.kindName))
        }
      } else if member.isNamed("state"), let state = member.value.text {
        guard !isSource else { continue }
        if state.isEqual(to: "new") {
          untranslated.append(state.contentLocation)
          return nil
        }
        if state.isEqual(to: "needs_review") || state.isEqual(to: "stale") {
          report(.staleTranslation, state.contentLocation, .stale(state.string))
        }
      } else if !member.isNamed("state") {
        reportUnknown(member, among: ["state", "value"])
      }
    }
    return value
  }

  private mutating func variations(_ node: JSONValue) -> StringsDictionary.Content? {
    var content: StringsDictionary.Content?
    for member in node.members {
      if member.isNamed("plural") {
        content = forms(member.value) ?? content
      } else if member.isNamed("device") || member.isNamed("width") {
        let kind: TextVariant = member.isNamed("device") ? .device : .width
        content = variant(member.value, by: kind).flatMap { self.content(of: $0) } ?? content
      } else {
        reportUnknown(member, among: ["plural", "device", "width"])
      }
    }
    return content
  }

  private mutating func forms(_ node: JSONValue) -> StringsDictionary.Content? {
    var forms: [PrintfForm] = []
    var variables: [PrintfVariable] = []
    for member in node.members {
      guard let content = content(of: member.value) else { continue }
      forms.append(PrintfForm(selector: member.key, text: content.text))
      variables += content.variations.variables
    }
    guard let first = forms.first else { return nil }
    return StringsDictionary.Content(text: first.text, variations: .forms(forms, variables))
  }

  private mutating func variant(_ node: JSONValue, by kind: TextVariant) -> JSONValue? {
    let members = Array(node.members)
    guard !members.isEmpty else { return nil }
    let chosen = kind.choice(among: members.map(\.key.string))
    for (index, member) in members.enumerated() where index != chosen {
      let message = kind.ignored(member.key.string, for: members[chosen].key.string)
      report(.stringsdictStructure, member.keyLocation, message, severity: .warning)
    }
    return members[chosen].value
  }

  private mutating func variable(_ member: JSONMember) -> PrintfVariable {
    var variable = PrintfVariable(name: member.key.string, forms: [])
    for part in member.value.members {
      if part.isNamed("argNum") {
        variable.position = part.value.number.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        if variable.position == nil { report(.invalidValue, part.value.location, .noPosition) }
      } else if part.isNamed("formatSpecifier") {
        variable.valueType = part.value.text?.string
      } else if part.isNamed("variations") {
        if let content = variations(part.value) { variable.forms = content.forms }
      } else {
        reportUnknown(part, among: ["argNum", "formatSpecifier", "variations"])
      }
    }
    return variable
  }

  private mutating func reportUnknown(_ member: JSONMember, among known: [String]) {
    findings.append(.unknownMember(member, among: known, subject))
  }

  private mutating func report(
    _ rule: RuleID,
    _ location: SourceLocation,
    _ message: String,
    severity: Severity? = nil
  ) {
    findings.append(Finding(rule, at: location, message, severity: severity, subject: subject))
  }
}

extension StringsDictionary.Content {
  /// Of a substitution. A text that varies by device alone is shown for any number.
  fileprivate var forms: [PrintfForm] {
    if case .forms(let forms, _) = variations { return forms }
    let other = Array(PluralCategory.other.rawValue.utf8)
    let selector = SourceText(decoded: other, file: text.file, token: text.token, notation: text.notation)
    return [PrintfForm(selector: selector, text: text)]
  }
}

extension SlotText.Variations {
  fileprivate var variables: [PrintfVariable] {
    switch self {
    case .none: []
    case .variables(let variables), .forms(_, let variables): variables
    }
  }

  fileprivate mutating func add(_ added: [PrintfVariable]) {
    switch self {
    case .none: self = .variables(added)
    case .variables(let own): self = .variables(own + added)
    case .forms(let forms, let own): self = .forms(forms, own + added)
    }
  }
}

extension String {
  fileprivate static func noText(_ kind: String) -> String { "expected a text, found \(kind)" }

  fileprivate static func stale(_ state: String) -> String {
    "the state of this translation is `\(state)`; review it, and say `translated`"
  }

  fileprivate static let untranslated =
    "other forms of this text are translated, and the state of this one is `new`; translate it, and say `translated`"

  fileprivate static let noPosition = "`argNum` is the position of the argument, counted from 1"
}

extension Finding {
  static func unknownMember(_ member: JSONMember, among known: [String], _ subject: Subject) -> Finding {
    let name = member.key.string
    let advice = Suggestions.closest(to: name, among: known).map { "did you mean `\($0)`?" } ?? "remove it"
    let message = "a String Catalog has no member \(quoted(name)) here; \(advice)"
    return Finding(.unknownField, at: member.keyLocation, message, severity: .warning, subject: subject)
  }
}
