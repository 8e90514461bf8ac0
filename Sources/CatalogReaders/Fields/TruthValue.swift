/// A value that is true or not. YAML's core schema has more words for it; here every scalar is text.
enum TruthValue: String, Sendable, CaseIterable {
  case `true`, `false`
}
