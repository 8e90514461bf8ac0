/// An argument where a message uses it.
package struct ArgumentUse: Sendable, Hashable {
  package var argument: Argument
  /// The branches that it is in, from the outside in.
  package var path: [BranchStep]

  package init(_ argument: Argument, path: [BranchStep]) {
    self.argument = argument
    self.path = path
  }
}

extension Pattern {
  /// Every use of an argument in the pattern and its branches, in the order of the text.
  package var argumentUses: [ArgumentUse] {
    var collector = ArgumentCollector()
    walk(&collector)
    return collector.uses
  }

  /// Calls `body` for every argument of the pattern and its branches, in the order of the text: cheaper than
  /// `argumentUses` where the branches do not matter.
  package func forEachArgument(_ body: (Argument) -> Void) {
    for part in parts {
      guard case .argument(let argument) = part else { continue }
      body(argument)
      argument.forEachBranch { $0.forEachArgument(body) }
    }
  }
}

extension Message {
  package var argumentUses: [ArgumentUse] { pattern.argumentUses }

  package func uses(of name: String) -> [ArgumentUse] { pattern.argumentUses.filter { $0.argument.name == name } }

  /// The names of the arguments, each once, in order of their first use.
  package var argumentNames: [String] {
    var names: [String] = []
    var known: Set<String> = []
    pattern.forEachArgument { argument in
      if known.insert(argument.name).inserted { names.append(argument.name) }
    }
    return names
  }
}

extension Argument {
  /// Whether the argument selects among branches.
  package var isSelector: Bool {
    switch format {
    case .plural, .select: true
    case .plain, .number, .date, .time, .list, .printf: false
    }
  }

  /// Calls `body` for the pattern of each branch.
  package func forEachBranch(_ body: (Pattern) -> Void) {
    switch format {
    case .plural(let plural): for index in 0..<plural.branches.count { body(plural.branches[index].pattern) }
    case .select(let select): for index in 0..<select.branches.count { body(select.branches[index].pattern) }
    case .plain, .number, .date, .time, .list, .printf: break
    }
  }
}

private struct ArgumentCollector: MessageVisitor {
  var uses: [ArgumentUse] = []

  mutating func visit(_ part: Pattern.Part, path: [BranchStep]) {
    if case .argument(let argument) = part { uses.append(ArgumentUse(argument, path: path)) }
  }
}
