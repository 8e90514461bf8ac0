/// Where and why a file stops being YAML, in libyaml's words.
struct YAMLFailure {
  var problem: String
  var offset: Int
  /// What was being read, and where that began.
  var context = ""
  var contextOffset: Int?
  /// Whether the character at `offset` is one that YAML does not allow.
  var isUnreadable = false
}
