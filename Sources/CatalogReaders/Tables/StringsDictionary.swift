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

  /// `nil` where nothing of it could be read, which is reported.
  mutating func content(of entry: PropertyListEntry) -> Content? {
    content(entry.value, at: entry.key)
  }

  private mutating func content(_ value: PropertyListValue, at key: SourceText) -> Content? {
    if let text = value.text { return Content(text: text, variations: .none) }
    guard let members = value.dictionary else {
      report(.invalidValue, value.location, .noEntry(value.kindName))
      return nil
    }
    for member in members where member.key.string == "NSStringDeviceSpecificRuleType" {
      return variant(member, by: .device)
    }
    for member in members where member.key.string == "NSStringVariableWidthRuleType" {
      return variant(member, by: .width)
    }
    var format: SourceText?
    var variables: [PrintfVariable] = []
    for member in members {
      if member.key.string == "NSStringLocalizedFormatKey" {
        format = member.value.text
      } else if let variable = variable(member) {
        variables.append(variable)
      }
    }
    guard let format else {
      report(.stringsdictStructure, key.location, .noFormat)
      return nil
    }
    return Content(text: format, variations: variables.isEmpty ? .none : .variables(variables))
  }

  private mutating func variable(_ entry: PropertyListEntry) -> PrintfVariable? {
    guard let members = entry.value.dictionary else {
      report(.stringsdictStructure, entry.value.location, .noVariable(entry.key.string, entry.value.kindName))
      return nil
    }
    var variable = PrintfVariable(name: entry.key.string, forms: [])
    var hasType = false
    for member in members {
      switch member.key.string {
      case "NSStringFormatSpecTypeKey":
        hasType = true
        if let type = member.value.text, type.string != "NSStringPluralRuleType" {
          report(.stringsdictStructure, type.location(of: Span(0, type.count)), .wrongType(type.string))
        }
      case "NSStringFormatValueTypeKey":
        variable.valueType = member.value.text?.string ?? ""
        if !isValueType(variable.valueType) {
          report(.stringsdictStructure, member.value.location, .wrongValueType(member.value.text?.string))
        }
      default:
        guard let text = member.value.text else {
          report(.stringsdictStructure, member.value.location, .noForm(member.value.kindName))
          continue
        }
        variable.forms.append(PrintfForm(selector: member.key, text: text))
      }
    }
    if !hasType { report(.stringsdictStructure, entry.key.location, .noType(variable.name)) }
    if variable.valueType == nil { report(.stringsdictStructure, entry.key.location, .noValueType(variable.name)) }
    return variable
  }

  /// Whether a number can be counted that is passed so: `lld`, `%f`, `@`.
  private func isValueType(_ type: String?) -> Bool {
    switch type.flatMap(PrintfConversion.init(valueType:))?.value {
    case .integer, .double, .string: true
    case .address, nil: false
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
