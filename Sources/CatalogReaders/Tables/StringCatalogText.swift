import CatalogDiagnostics
import CatalogModel
import MessageFormat

/// Makes a text of one key in one language of a String Catalog.
struct StringCatalogText {
  private(set) var findings: [Finding] = []
  private let subject: Finding.Subject
  private let isSource: Bool

  init(_ subject: Finding.Subject, isSource: Bool) {
    self.subject = subject
    self.isSource = isSource
  }

  /// `nil` where the language has no text for the key yet.
  mutating func content(of node: JSONValue) -> StringsDictionary.Content? {
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
        reportUnknown(member)
      }
    }
    if let text = content?.text, !variables.isEmpty, case .none? = content?.variations {
      content = StringsDictionary.Content(text: text, variations: .variables(variables))
    }
    return content
  }

  /// What a text that is not translated yet holds is only a suggestion.
  private mutating func unit(_ node: JSONValue) -> SourceText? {
    var value: SourceText?
    for member in node.members {
      if member.isNamed("value") {
        value = member.value.text
        if value == nil { report(.invalidValue, member.value.location, .noText(member.value.kindName)) }
      } else if member.isNamed("state"), let state = member.value.text {
        switch state.string {
        case "new" where !isSource: return nil
        case "needs_review", "stale":
          guard !isSource else { continue }
          report(.staleTranslation, state.location(of: Span(0, state.count)), .stale(state.string))
        default: continue
        }
      }
    }
    return value
  }

  private mutating func variations(_ node: JSONValue) -> StringsDictionary.Content? {
    var content: StringsDictionary.Content?
    for member in node.members {
      if member.isNamed("plural") {
        let forms = forms(member.value)
        guard let first = forms.first else { continue }
        content = StringsDictionary.Content(text: first.text, variations: .forms(forms))
      } else if member.isNamed("device") || member.isNamed("width") {
        let kind: TextVariant = member.isNamed("device") ? .device : .width
        content = variant(member.value, by: kind).flatMap { self.content(of: $0) } ?? content
      } else {
        reportUnknown(member)
      }
    }
    return content
  }

  private mutating func forms(_ node: JSONValue) -> [PrintfForm] {
    var forms: [PrintfForm] = []
    for member in node.members {
      if let text = content(of: member.value)?.text { forms.append(PrintfForm(selector: member.key, text: text)) }
    }
    return forms
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
        if case .forms(let forms)? = variations(part.value)?.variations { variable.forms = forms }
      } else {
        reportUnknown(part)
      }
    }
    return variable
  }

  private mutating func reportUnknown(_ member: JSONMember) {
    report(.unknownField, member.keyLocation, .unknown(member.key.string), severity: .warning)
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

extension String {
  fileprivate static func noText(_ kind: String) -> String { "expected a text, found \(kind)" }

  fileprivate static func stale(_ state: String) -> String {
    "the state of this translation is `\(state)`; review it, and say `translated`"
  }

  fileprivate static let noPosition = "`argNum` is the position of the argument, counted from 1"

  fileprivate static func unknown(_ name: String) -> String {
    "a String Catalog has no member \(quoted(name)) here; remove it"
  }
}
