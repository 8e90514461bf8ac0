/// A comment in a catalog that silences rules at its place: `# alertc:disable same-label, three-dots`.
///
/// One that stands alone on its line counts for the next line that is no such comment; one behind something counts
/// for its own line. One in a format whose comments belong to entries counts for its entry. A reader collects them; which
/// findings they silence is the policy's matter.
package struct Suppression: Sendable, Equatable {
  /// The rules as they are written, each at its place. Empty where the comment names none, which is a finding: it
  /// silences nothing.
  package var rules: [Located<String>]
  /// The comment.
  package var location: SourceLocation
  /// The bytes of the file that it counts for, where lines do not tell.
  package var reach: Range<Int>?

  package init(rules: [Located<String>], location: SourceLocation, reach: Range<Int>? = nil) {
    self.rules = rules
    self.location = location
    self.reach = reach
  }
}
