import CatalogDiagnostics
import MessageFormat

extension Pattern {
  /// Calls `body` for every way to read the pattern as a whole: where it is nothing but a plural or select, for the
  /// branches, and theirs; else for itself.
  func forEachWholeForm(_ body: (Pattern) -> Void) {
    guard parts.count == 1, case .argument(let argument) = parts[0], argument.isSelector else { return body(self) }
    argument.forEachBranch { $0.forEachWholeForm(body) }
  }
}
