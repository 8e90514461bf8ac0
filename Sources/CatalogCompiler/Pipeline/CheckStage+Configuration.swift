import CatalogChecks
import CatalogDiagnostics

extension CheckStage {
  /// Findings of several catalogs, where those that stand in a configuration file are said once, however many catalogs
  /// it is for, and its own comments silence them.
  func settled(_ findings: [Finding], in configurations: [ReadConfiguration]) -> [Finding] {
    let files = Set(configurations.map { ObjectIdentifier($0.file) })
    var result = findings.filter { !files.contains(ObjectIdentifier($0.location.file)) }
    for read in configurations {
      let policy = Policy(read.configuration, only: only, disabled: disabled)
      let fromCatalogs = findings.filter { $0.location.file === read.file }
      let counting = read.findings.compactMap(policy.adjusted) + Self.merged(fromCatalogs)
      result += policy.silence(counting, by: read.suppressions)
    }
    return result
  }

  /// One finding for each rule and place, which names the other catalogs that it is about.
  private static func merged(_ findings: [Finding]) -> [Finding] {
    var merged: [Finding] = []
    var others: [Int: [String]] = [:]
    var indices: [Place: Int] = [:]
    for finding in findings {
      let place = Place(rule: finding.rule, start: finding.location.start)
      guard let index = indices[place] else {
        indices[place] = merged.count
        merged.append(finding)
        continue
      }
      if let catalog = finding.subject.catalog, catalog != merged[index].subject.catalog {
        others[index, default: []].append(catalog)
      }
    }
    for (index, catalogs) in others { merged[index].message += .likewise(catalogs) }
    return merged
  }

  private struct Place: Hashable {
    let rule: RuleID
    let start: Int
  }
}

extension String {
  fileprivate static func likewise(_ catalogs: [String]) -> String {
    let names = Set(catalogs).sorted()
    let shown = names.prefix(3).map { quoted($0) }.joined(separator: ", ")
    return "; likewise for " + (names.count > 3 ? shown + " and \(names.count - 3) more" : shown)
  }
}
