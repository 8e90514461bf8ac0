/// What cases are about: the folders in `Cases`.
enum Area: String, CaseIterable, Sendable {
  /// How keys and ids become Swift names.
  case names
  case yaml
  /// ICU's MessageFormat.
  case messages
  case plurals
  case arguments
  case locales
  case actions
  case suppressions
  /// What a language asks for beyond its grammar's categories.
  case wording
  /// Scripts, directions and letters that look alike.
  case unicode
  case strings
  case stringsdict
  case xcstrings
}
