package import CatalogDiagnostics

/// What a message shows in each combination of its branches, made one after another.
///
/// Plurals and selects over the same argument choose together: where a later one has the branch that an earlier one
/// took, it takes it too.
package struct BranchCombinations: Sequence {
  let pattern: Pattern

  package func makeIterator() -> Iterator { Iterator(pattern: pattern) }

  /// One combination: the branches taken, and what is shown.
  package struct Combination: Sendable, Hashable {
    package var path: [BranchStep]
    package var parts: [ShownPart]
  }

  package enum ShownPart: Sendable, Hashable {
    case literal(Span)
    /// `#`: the number of the plural over `argument`, less `offset`.
    case number(argument: String, offset: Int, Span)
    /// An argument that is shown, not selected on.
    case argument(Argument)
  }

  package struct Iterator: IteratorProtocol {
    private let pattern: Pattern
    private var choices: [Choice] = []
    private var isFinished = false

    fileprivate struct Choice {
      var index: Int
      var count: Int
    }

    fileprivate init(pattern: Pattern) { self.pattern = pattern }

    package mutating func next() -> Combination? {
      guard !isFinished else { return nil }
      var flattener = Flattener(choices: choices)
      flattener.flatten(pattern, plural: nil)
      choices = flattener.choices
      while let last = choices.last, last.index + 1 >= last.count { choices.removeLast() }
      if choices.isEmpty { isFinished = true } else { choices[choices.count - 1].index += 1 }
      return Combination(path: flattener.path, parts: flattener.parts)
    }
  }
}

extension Pattern {
  package var combinations: BranchCombinations { BranchCombinations(pattern: self) }

  /// The product of the numbers of branches, whatever they select on; at most a billion.
  package var combinationCount: Int {
    var product = 1
    for part in parts {
      guard case .argument(let argument) = part, argument.isSelector else { continue }
      var sum = 0
      argument.forEachBranch { sum += $0.combinationCount }
      product = Swift.min(product * Swift.max(sum, 1), 1_000_000_000)
    }
    return product
  }
}

extension Message {
  package var combinations: BranchCombinations { pattern.combinations }
}

/// Walks one combination; choices beyond those given are the first branch.
private struct Flattener {
  var choices: [BranchCombinations.Iterator.Choice]
  var made = 0
  var path: [BranchStep] = []
  var parts: [BranchCombinations.ShownPart] = []

  init(choices: [BranchCombinations.Iterator.Choice]) { self.choices = choices }

  mutating func flatten(_ pattern: Pattern, plural: (name: String, offset: Int)?) {
    for part in pattern.parts {
      switch part {
      case .literal(let span): parts.append(.literal(span))
      case .pound(let span):
        if let plural { parts.append(.number(argument: plural.name, offset: plural.offset, span)) }
      case .argument(let argument): flatten(argument)
      }
    }
  }

  private mutating func flatten(_ argument: Argument) {
    switch argument.format {
    case .plural(let plural):
      let steps = plural.branches.map {
        BranchStep(argument: argument.name, selector: .plural(plural.kind, $0.selector))
      }
      guard let index = choose(steps) else { return }
      flatten(plural.branches[index].pattern, plural: (argument.name, plural.offset))
    case .select(let select):
      let steps = select.branches.map { BranchStep(argument: argument.name, selector: .select($0.key)) }
      guard let index = choose(steps) else { return }
      flatten(select.branches[index].pattern, plural: nil)
    case .plain, .number, .date, .time, .list, .printf: parts.append(.argument(argument))
    }
  }

  private mutating func choose(_ steps: [BranchStep]) -> Int? {
    guard !steps.isEmpty else { return nil }
    if let index = steps.firstIndex(where: { path.contains($0) }) { return index }
    if made == choices.count { choices.append(BranchCombinations.Iterator.Choice(index: 0, count: steps.count)) }
    let index = choices[made].index
    made += 1
    path.append(steps[index])
    return index
  }
}
