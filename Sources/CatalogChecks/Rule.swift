package import CatalogDiagnostics

/// A rule of the catalogue: what people configure, suppress and have explained.
///
/// Each rule has a file of its own, named like it. Rules that the parser, a reader or the builder detects have one too:
/// it holds what there is to say about them, and their examples.
package protocol Rule: Sendable {
  static var id: RuleID { get }
  /// What it finds, in one line.
  static var summary: String { get }
  /// Why that matters, and when the rule keeps silent.
  static var rationale: String { get }
  /// Documentation for `alertc explain` and tests at once: at least two that fire and two that do not.
  static var examples: [Example] { get }
}
