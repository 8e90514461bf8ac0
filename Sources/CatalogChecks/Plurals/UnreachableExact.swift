import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum UnreachableExact: PluralCheck {
  static let id = RuleID("unreachable-exact", .warning)
  static let summary = "`=N` for a number that the argument never is"
  static let rationale = """
    A branch for a number outside the argument’s `min` and `max`, or for a fraction of an integer, is never shown.
    Silent for arguments without a declared range, unless the number is negative or a fraction.
    """

  static func check(_ plural: PluralFacts, in text: TextFacts, _ findings: inout [Finding]) {
    let branches = plural.plural.branches
    for index in branches.indices {
      guard case .exact(let value) = branches[index].selector else { continue }
      let argument = text.alert.argument(plural.use.use)
      guard let reason = reason(value, argument, isDouble: argument?.type == .double) else { continue }
      let branch = branches[index]
      findings.append(
        text.finding(id, at: branch.selectorSpan, reason, fix: plural.removal(of: branch, in: text.message))
      )
    }
  }

  private static func reason(_ value: Double, _ argument: AlertArgument?, isDouble: Bool) -> String? {
    guard let integer = Int(exactly: value) else { return isDouble ? nil : .fraction }
    guard let argument, argument.hasDeclaredRange, !isDouble else { return integer < 0 && !isDouble ? .negative : nil }
    return argument.range.contains(integer) ? nil : .outside(argument.range)
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete:
            arguments: { count: { type: int, min: 1, max: 9999 } }
            title: "{count, plural, ⟦=0⟧ {Nothing to delete} one {Delete # file?} other {Delete # files?}}"
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete:
            arguments: { count: { type: int, min: 1, max: 9999 } }
            title: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          seats:
            arguments: { count: { type: int, max: 4 } }
            title: "{count, plural, one {# seat} other {# seats}}"
        """,
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          seats: "{count, plural, ⟦=5⟧ {満席} other {# 席}}"
        """,
      ],
      fixed: [
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          seats: "{count, plural, other {# 席}}"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, =0 {Nothing to delete} one {Delete # file?} other {Delete # files?}}"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        length:
          arguments: { length: double }
          title: "{length, plural, =0.5 {Ein halber Meter} one {# Meter} other {# Meter}}"
      """
    ]),
  ]
}

extension String {
  fileprivate static let fraction = "remove the branch: an integer is never a fraction"
  fileprivate static let negative = "remove the branch: the argument’s values start at 0; `min` says otherwise"

  fileprivate static func outside(_ range: ClosedRange<Int>) -> String {
    "remove the branch: the argument’s values are \(range.lowerBound) to \(range.upperBound)"
  }
}
