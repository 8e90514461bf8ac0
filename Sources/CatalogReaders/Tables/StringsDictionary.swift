import CatalogDiagnostics
import CatalogModel
import MessageFormat

/// Makes a format and its variables of an entry of a strings dictionary.
struct StringsDictionary {
  private(set) var findings: [Finding] = []

  struct Content {
    var text: SourceText
    var variations: SlotText.Variations
  }

  /// What the entry with this `value` and `key` says; `nil` where nothing of it could be read, which is reported.
  mutating func content(_ value: PropertyListValue, at key: SourceText) -> Content? {
    if let text = value.text { return Content(text: text, variations: .none) }
    guard let members = value.dictionary else {
      report(.invalidValue, value.location, .noEntry(value.kindName))
      return nil
    }
    if let rule = members.firstIndex(named: "NSStringDeviceSpecificRuleType") {
      return variant(members[rule], by: .device)
    }
    if let rule = members.firstIndex(named: "NSStringVariableWidthRuleType") {
      return variant(members[rule], by: .width)
    }
    var format: SourceText?
    var variables: [PrintfVariable] = []
    for index in members.indices {
      if members[index].key.isEqual(to: "NSStringLocalizedFormatKey") {
        format = members[index].value.text
      } else if let variable = variable(members[index].value, at: members[index].key) {
        variables.append(variable)
      }
    }
    guard let format else {
      report(.stringsdictStructure, key.location, .noFormat)
      return nil
    }
    return Content(text: format, variations: variables.isEmpty ? .none : .variables(variables))
  }

  private mutating func variable(_ value: PropertyListValue, at key: SourceText) -> PrintfVariable? {
    guard let members = value.dictionary else {
      report(.stringsdictStructure, value.location, .noVariable(key.string, value.kindName))
      return nil
    }
    var variable = PrintfVariable(name: key.string, forms: [])
    variable.forms.reserveCapacity(members.count)
    var hasType = false
    // By index: to copy a member retains all that is in it.
    for index in members.indices {
      if members[index].key.isEqual(to: "NSStringFormatSpecTypeKey") {
        hasType = true
        checkType(members[index].value)
      } else if members[index].key.isEqual(to: "NSStringFormatValueTypeKey") {
        readValueType(members[index].value, of: &variable)
      } else if let text = members[index].value.text {
        variable.forms.append(PrintfForm(selector: members[index].key, text: text))
      } else {
        let value = members[index].value
        report(.stringsdictStructure, value.location, .noForm(value.kindName))
      }
    }
    if !hasType { report(.stringsdictStructure, key.location, .noType(variable.name)) }
    if variable.valueType == nil { report(.stringsdictStructure, key.location, .noValueType(variable.name)) }
    return variable
  }

  private mutating func checkType(_ value: PropertyListValue) {
    guard let type = value.text, !type.isEqual(to: "NSStringPluralRuleType") else { return }
    report(.stringsdictStructure, type.location(of: Span(0, type.count)), .wrongType(type.string))
  }

  /// A number is counted that is passed so: `lld`, `%f`, `@`.
  private mutating func readValueType(_ value: PropertyListValue, of variable: inout PrintfVariable) {
    variable.valueType = value.text?.string ?? ""
    switch variable.conversion?.value {
    case .integer, .double, .string: return
    case .address, nil: report(.stringsdictStructure, value.location, .wrongValueType(value.text?.string))
    }
  }

  /// The text for every device, or for the most room; the others are reported.
  private mutating func variant(_ rule: PropertyListEntry, by kind: TextVariant) -> Content? {
    guard let members = rule.value.dictionary, !members.isEmpty else {
      report(.stringsdictStructure, rule.value.location, .noVariants)
      return nil
    }
    let chosen = kind.choice(among: members.map(\.key.string))
    for (index, member) in members.enumerated() where index != chosen {
      let message = kind.ignored(member.key.string, for: members[chosen].key.string)
      findings.append(Finding(.stringsdictStructure, at: member.key.location, message, severity: .warning))
    }
    return content(members[chosen].value, at: members[chosen].key)
  }

  private mutating func report(_ rule: RuleID, _ location: SourceLocation, _ message: String) {
    findings.append(Finding(rule, at: location, message))
  }
}

extension [PropertyListEntry] {
  fileprivate func firstIndex(named name: StaticString) -> Int? {
    for index in indices where self[index].key.isEqual(to: name) { return index }
    return nil
  }
}

extension String {
  fileprivate static func noEntry(_ kind: String) -> String {
    "expected a text, or a dictionary with `NSStringLocalizedFormatKey`, found \(kind)"
  }

  fileprivate static let noFormat = "this entry has no `NSStringLocalizedFormatKey`; add it with the text to show"

  fileprivate static func noVariable(_ name: String, _ kind: String) -> String {
    "the variable \(quoted(name)) needs a dictionary of its plural forms, and has \(kind)"
  }

  fileprivate static func wrongType(_ type: String) -> String {
    "\(quoted(type)) is no rule for a variable; write `NSStringPluralRuleType`"
  }

  fileprivate static func noForm(_ kind: String) -> String {
    "expected the text of a plural form, found \(kind)"
  }

  fileprivate static func noType(_ name: String) -> String {
    "the variable \(quoted(name)) has no `NSStringFormatSpecTypeKey`; add it with `NSStringPluralRuleType`"
  }

  fileprivate static func noValueType(_ name: String) -> String {
    "the variable \(quoted(name)) has no `NSStringFormatValueTypeKey`; add it with the type of its number, such as `lld`"
  }

  fileprivate static func wrongValueType(_ type: String?) -> String {
    (type.map { "\(quoted($0)) is no type of a number" } ?? "the type of a number is a text")
      + "; write `lld`, or `@` for an object"
  }

  fileprivate static let noVariants = "expected a dictionary of texts by device or width"
}
