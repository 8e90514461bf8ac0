import CatalogDiagnostics
import MessageFormat

enum UnpositionedArguments: ContentCheck {
  static let id = RuleID("unpositioned-arguments", .warning)
  static let summary = "several printf specifiers without numbers, which a translator cannot reorder"
  static let rationale = """
    Specifiers without numbers take the arguments one after another. In another word order each reads the value of
    another one: an error where their types or names tell that it is so, which makes apps crash. Warned of in the source
    text, or in a translation whose source text has numbers. In a plural form a variable without a number counts the
    form’s own number again, where that has been shown by its number.
    """
  static let kinds: TextKinds = .argument

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.message.syntax == .printf, text.facts.uses.count > 1 else { return }
    if let moved = text.firstMovedArgument {
      findings.append(text.finding(id, at: moved.argument.span, moved.description, severity: .error))
      return
    }
    // What the alert does not have, `extra-argument` says.
    guard text.source == nil || text.facts.uses.allSatisfy({ $0.isKnown }) else { return }
    let source = text.source?.message.pattern
    if let unnumbered = text.message.pattern.unnumberedSpecifiers, source?.unnumberedSpecifiers == nil {
      findings.append(text.finding(id, at: unnumbered[1].span, .unnumbered(unnumbered)))
    }
    guard let (number, variable) = text.message.pattern.unnumberedVariable, source?.unnumberedVariable == nil else {
      return
    }
    let names = (text.message.text.string(in: number.span), text.message.text.string(in: variable.span))
    findings.append(text.finding(id, at: variable.span, .unnumbered(variable: names.1, beside: names.0)))
  }

  /// Whether this rule says what is wrong with the types of a text's arguments, so that others need not.
  static func concerns(_ text: TextFacts) -> Bool {
    text.message.syntax == .printf && text.firstMovedArgument != nil
  }

  static let examples: [Example] = [
    .firing([
      "en.lproj/Alerts.strings": """
      "sale.title" = "%lld%% off ⟦%@⟧";
      """,
      "de.lproj/Alerts.strings": """
      "sale.title" = "%lld %% Rabatt auf %@";
      """,
    ]),
    .firing([
      "en.lproj/Alerts.strings": """
      "sale.title" = "%1$lld%% of %2$@";
      """,
      "zh-Hans.lproj/Alerts.strings": """
      "sale.title" = "⟦%@⟧ 的 %lld%%";
      """,
    ]),
    .firing([
      "en.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>found.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%1$#@files@ in %2$#@folders@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld file</string>
            <key>other</key><string>%lld files</string>
          </dict>
          <key>folders</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld folder</string>
            <key>other</key><string>%lld folders</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """,
      "ja.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>found.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>⟦%1$#@folders@⟧で%2$#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>other</key><string>%lld個のファイル</string>
          </dict>
          <key>folders</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>other</key><string>%lld個のフォルダ</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """,
    ]),
    .firing([
      "fr.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>found.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%1$#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%1$lld fichier dans ⟦%#@folders@⟧</string>
            <key>other</key><string>%1$lld fichiers dans %#@folders@</string>
          </dict>
          <key>folders</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld dossier</string>
            <key>other</key><string>%lld dossiers</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .silent([
      "en.lproj/Alerts.strings": """
      "sale.title" = "%1$lld%% of %2$@";
      """,
      "zh-Hans.lproj/Alerts.strings": """
      "sale.title" = "%2$@ 的 %1$lld%%";
      """,
    ]),
    .silent([
      "en.lproj/Alerts.strings": """
      "sale.title" = "Delete “%@”?";
      """
    ]),
    .silent(
      [
        "en.lproj/Alerts.strings": """
        "file.title" = "Delete “%@”? You can’t restore it.";
        """,
        "sv.lproj/Alerts.strings": """
        "file.title" = "Radera ”%@”? Du kan inte återställa ”%@”.";
        """,
      ],
      also: [ExtraArgument.id]
    ),
  ]
}

/// An argument of a translation that reads another value than it is meant for.
private struct MovedArgument {
  let argument: Argument
  let description: String

  init?(_ argument: Argument, in message: Message, _ source: [Argument]) {
    guard let position = argument.position, let other = source.first(where: { $0.position?.index == position.index })
    else { return nil }
    self.argument = argument
    if argument.valueKind != other.valueKind {
      // Numbers say which value is meant; that its type is another one is said elsewhere.
      guard !position.isExplicit, source.contains(where: { $0.valueKind == argument.valueKind }) else { return nil }
      description = .moved
    } else {
      guard argument.nameSpan != argument.span else { return nil }
      let name = message.text.string(in: argument.nameSpan)
      guard name != other.name, let meant = source.first(where: { $0.name == name })?.position else { return nil }
      description = position.isExplicit ? .exchanged(name, other.name, meant.index) : .moved
    }
  }
}

extension TextFacts {
  /// The first argument of a translation that reads another value than it is meant for.
  fileprivate var firstMovedArgument: MovedArgument? {
    guard let source, source.message.syntax == .printf else { return nil }
    guard message.pattern.hasSeveralArguments, source.message.pattern.hasSeveralArguments else { return nil }
    let others = source.message.pattern.topArguments
    for argument in message.pattern.topArguments {
      if let moved = MovedArgument(argument, in: message, others) { return moved }
    }
    return nil
  }
}

extension Pattern {
  fileprivate var topArguments: [Argument] {
    parts.compactMap { part in
      guard case .argument(let argument) = part else { return nil }
      return argument
    }
  }

  fileprivate var hasSeveralArguments: Bool { count(where: { _ in true }) > 1 }

  /// How many arguments of the pattern itself are as said. Counts without an array: most texts have one argument.
  private func count(where isCounted: (Argument) -> Bool) -> Int {
    var count = 0
    var index = 0
    while index < parts.count {
      if case .argument(let argument) = parts[index], isCounted(argument) { count += 1 }
      index += 1
    }
    return count
  }

  /// The specifiers without numbers where there are several, in the text itself or in the first plural form that has
  /// several.
  fileprivate var unnumberedSpecifiers: [Argument]? {
    if count(where: { $0.isUnnumberedSpecifier }) > 1 { return topArguments.filter(\.isUnnumberedSpecifier) }
    return firstInForms { form, _ in form.unnumberedSpecifiers }
  }

  /// In a plural form, a variable without a number that reads the form's own argument, which a numbered specifier beside
  /// it shows already: another one was meant.
  fileprivate var unnumberedVariable: (number: Argument, variable: Argument)? {
    firstInForms { form, argument in
      let position = argument.position?.index ?? 0
      guard let variable = form.first(where: { $0.isPlural && $0.isAt(position, isExplicit: false) }),
        let number = form.first(where: { $0.isAt(position, isExplicit: true) })
      else { return form.unnumberedVariable }
      return (number, variable)
    }
  }

  private func first(where isWanted: (Argument) -> Bool) -> Argument? {
    for part in parts {
      if case .argument(let argument) = part, isWanted(argument) { return argument }
    }
    return nil
  }

  /// What is found first in the forms of the pattern's plurals.
  private func firstInForms<Found>(_ find: (_ form: Pattern, _ argument: Argument) -> Found?) -> Found? {
    var part = 0
    while part < parts.count {
      if case .argument(let argument) = parts[part], case .plural(let plural) = argument.format {
        for branch in 0..<plural.branches.count {
          if let found = find(plural.branches[branch].pattern, argument) { return found }
        }
      }
      part += 1
    }
    return nil
  }
}

extension Argument {
  fileprivate var isPlural: Bool {
    if case .plural = format { true } else { false }
  }

  fileprivate var isUnnumberedSpecifier: Bool {
    guard let position, !position.isExplicit, case .printf = format else { return false }
    return true
  }

  fileprivate func isAt(_ index: Int, isExplicit: Bool) -> Bool {
    guard let position else { return false }
    return position.index == index && position.isExplicit == isExplicit
  }

  /// What kind of value it reads.
  fileprivate var valueKind: PrintfConversion.Value {
    switch format {
    case .printf(let conversion): conversion.value
    case .plural(let plural): plural.valueConversion?.value ?? .integer
    default: .string
    }
  }
}

extension String {
  fileprivate static let moved = """
    this reads the value of another argument, which comes first in the source text; number the specifiers as the source \
    text counts them: `%1$`…, `%2$`…
    """

  fileprivate static func exchanged(_ name: String, _ other: String, _ index: Int) -> String {
    """
    this reads the value of \(quoted(other)), as the source text counts them; \(quoted(name)) is `%\(index)$` there
    """
  }

  fileprivate static func unnumbered(variable: String, beside number: String) -> String {
    """
    \(quoted(variable)) has no number and counts what \(quoted(number)) shows; number it by the argument that it counts, \
    as in `%2$#@`…
    """
  }

  fileprivate static func unnumbered(_ arguments: [Argument]) -> String {
    let numbered = arguments.prefix(2).enumerated().map { index, argument in
      guard case .printf(let conversion) = argument.format else { return "%\(index + 1)$" }
      return "%\(index + 1)$" + conversion.text
    }
    return "a translator cannot reorder these arguments; number the specifiers, as in "
      + numbered.map { "`\($0)`" }.joined(separator: " and ")
  }
}
