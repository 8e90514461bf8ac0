/// How the tool ends.
enum ExitStatus: Int32 {
  /// Nothing wrong.
  case success = 0
  /// Findings of severity error, or any with `--strict`; files that are not up to date with `--check`.
  case findings = 1
  /// The command line, a file or the environment is at fault.
  case failure = 2
}
