import CatalogCompiler

extension Invocation {
  /// `--parts Alerts=4`: how many files for which catalog.
  func parts() throws(UsageError) -> [String: Int] {
    var result: [String: Int] = [:]
    for text in list(.parts) {
      guard let equals = text.lastIndex(of: "="), equals != text.startIndex,
        let count = Int(text[text.index(after: equals)...]), (1...OutputChoices.mostParts).contains(count)
      else { throw .malformed(.parts, text, expected: "CATALOG=N, with N from 1 to \(OutputChoices.mostParts)") }
      result[String(text[..<equals])] = count
    }
    return result
  }

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
