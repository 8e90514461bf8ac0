import CatalogCompiler

extension Invocation {
  /// `--arg name=value`, each a text.
  func arguments() throws(UsageError) -> [String: JSONValue] {
    var result: [String: JSONValue] = [:]
    for text in list(.arg) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { throw .malformed(.arg, text, expected: "name=value") }
      result[String(parts[0])] = .string(String(parts[1]))
    }
    return result
  }
}
