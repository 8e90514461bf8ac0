package import CatalogDiagnostics
package import CatalogModel

/// Which rules count, and how much: the configuration's severities and the command line's choice of rules.
package struct Policy: Sendable {
  /// `rules`: rule → severity, `nil` for `off`.
  package var rules: [String: Severity?]
  /// `localeRules`: locale → rule → severity.
  package var localeRules: [String: [String: Severity?]]
  /// `--only`: where there are any, no other rules count.
  package var only: Set<String>
  /// `--disable`
  package var disabled: Set<String>
  /// The locale of the definitions' own texts.
  package var sourceLocale: String?
  /// Whether code is to be written, so that the command line cannot leave out what it depends on either.
  package var isBuilding: Bool

  package init(
    rules: [String: Severity?] = [:],
    localeRules: [String: [String: Severity?]] = [:],
    only: Set<String> = [],
    disabled: Set<String> = [],
    sourceLocale: String? = nil,
    isBuilding: Bool = false
  ) {
    self.rules = rules
    self.localeRules = localeRules
    self.only = only
    self.disabled = disabled
    self.sourceLocale = sourceLocale
    self.isBuilding = isBuilding
  }

  package init(
    _ configuration: CatalogConfiguration,
    only: Set<String> = [],
    disabled: Set<String> = [],
    sourceLocale: String? = nil,
    isBuilding: Bool = false
  ) {
    self.init(
      rules: configuration.rules,
      localeRules: configuration.localeRules,
      only: only,
      disabled: disabled,
      sourceLocale: sourceLocale,
      isBuilding: isBuilding
    )
  }

  /// The findings that count, with the severities that were chosen for them, and those about suppressions
  /// that silence nothing or name no rule.
  package func apply(to findings: [Finding], suppressions: [Suppression]) -> [Finding] {
    silence(findings.compactMap(adjusted), by: suppressions)
  }

  /// Findings that count, without those that are silenced, and with those about suppressions.
  package func silence(_ counting: [Finding], by suppressions: [Suppression]) -> [Finding] {
    guard !suppressions.isEmpty else { return counting }
    var matcher = SuppressionMatcher(suppressions)
    let (remaining, about) = matcher.match(counting.filter { !isEssential($0) }) { mayReport($0) }
    return counting.filter(isEssential) + remaining + about.compactMap(adjusted)
  }

  /// A finding with the severity that was chosen for it; `nil` where its rule is off.
  package func adjusted(_ finding: Finding) -> Finding? {
    let name = finding.rule.name
    let isEssential = isEssential(finding)
    if isEssential, isBuilding { return finding }
    guard only.isEmpty || only.contains(name), !disabled.contains(name) else { return nil }
    guard !isEssential, let chosen = severity(of: name, in: finding.subject.locale) else { return finding }
    guard let severity = chosen else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}

extension Policy {
  /// What the configuration says of a rule, the more special first: `de-AT`, `de`, every locale.
  private func severity(of rule: String, in locale: String?) -> Severity?? {
    guard !localeRules.isEmpty, var tag = locale else { return rules[rule] }
    while true {
      if let chosen = localeRules[tag]?[rule] { return chosen }
      guard let cut = tag.lastIndex(of: "-") else { return rules[rule] }
      tag = String(tag[..<cut])
    }
  }

  /// Whether the rule is on everywhere, so that a suppression of it that silences nothing is of no use.
  private func mayReport(_ rule: String) -> Bool {
    guard only.isEmpty || only.contains(rule), !disabled.contains(rule) else { return false }
    if case .some(.none) = rules[rule] { return false }
    return !localeRules.values.contains { rules in
      if case .some(.none) = rules[rule] { return true }
      return false
    }
  }
}
