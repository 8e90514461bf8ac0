/// What a run has to tell: its findings in report order, and what it looked at.
package struct Report: Sendable {
  package let findings: [Finding]
  /// The number of alerts in all catalogs.
  package var alerts: Int
  /// The tags of all locales, sorted, without duplicates.
  package var locales: [String]
  package var tool = ToolDescription()

  package init(_ findings: some Sequence<Finding>, alerts: Int = 0, locales: [String] = []) {
    self.findings = findings.inReportOrder()
    self.alerts = alerts
    self.locales = locales
  }

  /// Whether the findings end the run: errors do, and where it is strict everything.
  package func fails(isStrict: Bool) -> Bool {
    isStrict ? !findings.isEmpty : count(of: .error) > 0
  }

  package func count(of severity: Severity) -> Int {
    findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }
}
