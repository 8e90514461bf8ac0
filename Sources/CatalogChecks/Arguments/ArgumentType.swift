import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum ArgumentType: ArgumentCheck {
  static let id = RuleID.argumentType
  static let summary = "a text uses an argument as another type than the alert has it"
  static let rationale = """
    A plural needs a number and a date format needs a date: the alert’s declaration or its source text says which type
    an argument has, and so what the app passes; `%@` for a number crashes apps, and so does `%s` for an object. Silent
    for `{name}` alone, which shows a value of any type.
    """

  static func check(_ use: Placeholder, in text: TextFacts, _ findings: inout [Finding]) {
    guard use.isKnown, let wanted = use.wanted else { return }
    guard !wanted.admits(text.alert.alert.arguments[use.index].type) else {
      return checkString(use, in: text, &findings)
    }
    let argument = text.alert.alert.arguments[use.index]
    guard !UnpositionedArguments.concerns(text) else { return }
    // What was inferred from texts that cannot be read is a guess.
    if !argument.isDeclared, !text.localization.isSource, text.alert.hasUnreadableSource { return }
    let place = use.argument.keywordSpan ?? use.argument.nameSpan
    var finding = text.finding(id, at: place, .mismatch(argument.name, wanted.name, argument.type.name))
    if argument.isDeclared {
      finding.notes.append(Finding.Note(.declared(argument.type.name), at: argument.location))
    }
    findings.append(finding)
  }

  /// Whether a string is an object, `%@`, or characters in memory, `%s`, is no matter of its type, and of how it is read.
  private static func checkString(_ use: Placeholder, in text: TextFacts, _ findings: inout [Finding]) {
    guard let own = use.stringConversion, let source = text.source else { return }
    guard let other = source.facts.uses.stringConversion(ofArgument: use.index), other.kind != own.kind else { return }
    let written = "%" + own.text
    let right = use.argument.position.map { $0.isExplicit ? "%\($0.index)$\(other.text)" : "%" + other.text }
    let fix = right.map { MessageIssue.Fix("write `\($0)`", edits: [MessageIssue.Edit(use.argument.span, $0)]) }
    findings.append(text.finding(id, at: use.argument.span, .otherString(written, "%" + other.text), fix: fix))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          arguments: { count: string }
          title: "{count, ⟦plural⟧, one {Delete # file?} other {Delete # files?}}"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete: "{count, ⟦select⟧, other {Dateien löschen: {count}?}}"
      """,
    ]),
    .firing([
      "en.lproj/Alerts.strings": """
      "sale.title" = "%1$lld%% off %2$@";
      """,
      "de.lproj/Alerts.strings": """
      "sale.title" = "%1$lld %% Rabatt auf ⟦%2$lld⟧";
      """,
    ]),
    .firing(
      [
        "en.lproj/Alerts.strings": """
        "file.delete.title" = "Delete “%@”?";
        """,
        "de.lproj/Alerts.strings": """
        "file.delete.title" = "„⟦%s⟧“ löschen?";
        """,
      ],
      fixed: [
        "de.lproj/Alerts.strings": """
        "file.delete.title" = "„%@“ löschen?";
        """
      ]
    ),

    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete “{name}”?} other {Delete # files?}}"
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        files.delete: "{count, plural, one {Radera ”{name, ⟦date⟧}”?} other {Radera # filer?}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "{count}個のファイルを削除しますか?"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        length:
          arguments: { length: double }
          title: "{length, plural, one {# mètre} other {# mètres}}"
      """
    ]),
  ]
}

/// What a placeholder's format asks of its argument.
private struct WantedType: Sendable {
  let name: String
  let admits: @Sendable (CatalogModel.ArgumentType) -> Bool

  static let number = WantedType(name: "a number") { $0 == .int || $0 == .double }
  static let integer = WantedType(name: "an int") { $0 == .int }
  static let date = WantedType(name: "a date") { $0 == .date }
  static let list = WantedType(name: "a list") { $0 == .list }
  static let double = WantedType(name: "a double") { $0 == .double }
  static let object = WantedType(name: "a string") { $0 != .int && $0 != .double }

  static let choice = WantedType(name: "an enum or a bool") { type in
    switch type {
    case .string, .bool, .enumeration: true
    case .int, .double, .date, .list: false
    }
  }
}

extension WantedType {
  /// `String(format:)` reads a value as what its specifier says, whatever it is.
  init?(_ conversion: PrintfConversion) {
    switch conversion.value {
    case .string: self = .object
    case .integer: self = .integer
    case .double: self = .double
    case .address: return nil
    }
  }
}

extension Placeholder {
  fileprivate var wanted: WantedType? {
    switch argument.format {
    case .printf(let conversion): return WantedType(conversion)
    case .plural(let plural):
      // Its forms say the same of the number that they show.
      if let conversion = plural.valueConversion, conversion.value != .string, !plural.shows(argument.name) {
        return WantedType(conversion)
      }
    default: break
    }
    return switch format {
    case .plain: nil
    case .number, .plural: .number
    case .ordinal: .integer
    case .date, .time: .date
    case .list: .list
    case .select: .choice
    }
  }
}

extension Placeholder {
  /// How a printf text reads the argument, where it reads it as a string.
  fileprivate var stringConversion: PrintfConversion? {
    guard case .printf(let conversion) = argument.format, conversion.value == .string else { return nil }
    return conversion
  }
}

extension [Placeholder] {
  /// How the first use of an argument that is read as a string reads it.
  fileprivate func stringConversion(ofArgument index: Int) -> PrintfConversion? {
    for place in indices where self[place].index == index {
      if let conversion = self[place].stringConversion { return conversion }
    }
    return nil
  }
}

extension Pattern {
  fileprivate func shows(_ name: String) -> Bool {
    var index = 0
    while index < parts.count {
      if case .argument(let argument) = parts[index], argument.name == name, case .printf = argument.format {
        return true
      }
      index += 1
    }
    return false
  }
}

extension Plural {
  /// Whether a branch shows the argument with a specifier of its own.
  fileprivate func shows(_ name: String) -> Bool {
    for index in 0..<branches.count where branches[index].pattern.shows(name) { return true }
    return false
  }
}

extension CatalogModel.ArgumentType {
  fileprivate var name: String {
    switch self {
    case .string: "a string"
    case .int: "an int"
    case .double: "a double"
    case .date: "a date"
    case .list: "a list"
    case .bool: "a bool"
    case .enumeration: "an enum"
    }
  }
}

extension String {
  fileprivate static func mismatch(_ name: String, _ wanted: String, _ type: String) -> String {
    "the argument \(quoted(name)) is \(type), and this needs \(wanted)"
  }

  fileprivate static func otherString(_ written: String, _ source: String) -> String {
    "`\(written)` reads another kind of string than `\(source)` of the source text, and so memory that is none; write it as there"
  }

  fileprivate static func declared(_ type: String) -> String {
    "declared as \(type) here"
  }
}
