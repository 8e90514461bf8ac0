import CatalogDiagnostics

/// Decides which findings the suppressions of a catalog's files silence.
///
/// - Complexity: O(*n* log *n*) in the findings and suppressions together.
struct SuppressionMatcher {
  private let suppressions: [Suppression]
  private var lineIndices = LineIndices()
  /// The lines on which nothing but a suppression stands, by file.
  private var lonelyLines: [ObjectIdentifier: Set<Int>] = [:]

  init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    for suppression in suppressions {
      let file = suppression.location.file
      guard let line = suppression.lonelyLine(lineIndices.index(of: file)) else { continue }
      lonelyLines[ObjectIdentifier(file), default: []].insert(line)
    }
  }

  /// The findings that are not silenced, and those about the suppressions themselves. `mayReport` says whether a rule
  /// is on, so that suppressing it without effect is worth a finding.
  mutating func match(
    _ findings: [Finding],
    mayReport: (String) -> Bool
  ) -> (remaining: [Finding], about: [Finding]) {
    let places = FindingPlaces(findings)
    var isSilenced = [Bool](repeating: false, count: findings.count)
    var about: [Finding] = []
    for suppression in suppressions {
      if suppression.rules.isEmpty { about.append(UnusedSuppression.finding(nameless: suppression)) }
      let file = ObjectIdentifier(suppression.location.file)
      let index = lineIndices.index(of: suppression.location.file)
      let reach = SuppressionReach(of: suppression, lines: index, lonely: lonelyLines[file] ?? [])
      for rule in suppression.rules {
        guard RuleRegistry.rule(named: rule.value) != nil else {
          about.append(UnknownRule.finding(rule))
          continue
        }
        let silenced = reach.lines.lazy.map { places.findings(of: rule.value, in: $0, of: file) }.first { !$0.isEmpty }
        for index in silenced ?? [] { isSilenced[index] = true }
        if silenced == nil, mayReport(rule.value) { about.append(UnusedSuppression.finding(rule)) }
      }
    }
    return (findings.indices.filter { !isSilenced[$0] }.map { findings[$0] }, about)
  }
}

/// Findings by rule, file and offset.
private struct FindingPlaces {
  private var places: [Key: [(offset: Int, finding: Int)]] = [:]

  private struct Key: Hashable {
    let rule: String
    let file: ObjectIdentifier
  }

  init(_ findings: [Finding]) {
    for (index, finding) in findings.enumerated() {
      insert(index, finding.rule, at: finding.location)
      if let text = finding.enclosing, text.start != finding.location.start { insert(index, finding.rule, at: text) }
    }
    for key in places.keys {
      places[key]?.sort { $0.offset < $1.offset }
    }
  }

  private mutating func insert(_ index: Int, _ rule: RuleID, at location: SourceLocation) {
    let key = Key(rule: rule.name, file: ObjectIdentifier(location.file))
    places[key, default: []].append((location.start, index))
  }

  /// The findings of a rule that start on a line, or lie in a text that does.
  func findings(of rule: String, in line: Range<Int>, of file: ObjectIdentifier) -> [Int] {
    guard let places = places[Key(rule: rule, file: file)] else { return [] }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].offset < line.lowerBound { low = middle + 1 } else { high = middle }
    }
    return places[low...].prefix { $0.offset <= line.upperBound }.map(\.finding)
  }
}
