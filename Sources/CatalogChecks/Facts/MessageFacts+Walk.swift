import CatalogDiagnostics
import MessageFormat

extension MessageFacts {
  init(_ message: Message, of alert: ArgumentNames) {
    if !message.issues.isEmpty { note(message.issues) }
    guard message.pattern.hasPlaceholders else { return }
    var walk = MessageWalk(names: alert)
    let shown = walk.walk(message.pattern.parts, number: nil, depth: 0)
    uses = walk.uses
    plurals = walk.plurals
    selects = walk.selects
    used = walk.used
    self.shown = shown
  }

  private mutating func note(_ issues: [MessageIssue]) {
    for issue in issues {
      if issue.rule == .literalPound { hasLiteralPound = true }
      if issue.severity == .error, !MessageFacts.harmless.contains(issue.rule) { isReliable = false }
    }
  }

  /// Errors that leave no doubt about what else the message says.
  private static let harmless: Set<RuleID> = [
    .missingOther, .duplicateSelector, .unknownSelector, .unsupportedFormat,
  ]
}

extension Pattern {
  var hasPlaceholders: Bool {
    for part in parts {
      if case .literal = part { continue }
      return true
    }
    return false
  }
}

/// The names of an alert's arguments, for finding their indices.
struct ArgumentNames: Sendable {
  let names: [String]
  /// For the rare alert with many.
  private let indices: [String: Int]

  init(_ names: [String]) {
    self.names = names
    indices = names.count > 8 ? Dictionary(zip(names, names.indices)) { first, _ in first } : [:]
  }

  func index(of name: String) -> Int? {
    names.count > 8 ? indices[name] : names.firstIndex(of: name)
  }
}

/// One walk through a message's tree.
private struct MessageWalk {
  let names: ArgumentNames
  var strangers: [String: Int] = [:]
  var uses: [ArgumentUse] = []
  var plurals: [PluralUse] = []
  var selects: [SelectUse] = []
  var used: ArgumentSet = []

  init(names: ArgumentNames) {
    self.names = names
  }

  /// The arguments that the parts show; `number` is the one that `#` stands for, `depth` says how many plurals and
  /// selects the parts stand in.
  mutating func walk(_ parts: [Pattern.Part], number: Int?, depth: Int) -> ArgumentSet {
    var shown: ArgumentSet = []
    for part in parts {
      switch part {
      case .literal: continue
      case .pound: if let number { shown.insert(ArgumentSet(number)) }
      case .argument(let argument): shown.formUnion(walk(argument, number: number, depth: depth))
      }
    }
    return shown
  }

  private mutating func walk(_ argument: Argument, number: Int?, depth: Int) -> ArgumentSet {
    let use = use(of: argument)
    uses.append(use)
    used.insert(ArgumentSet(use.index))
    switch argument.format {
    case .plain, .number, .date, .time, .list:
      return ArgumentSet(use.index)
    case .plural(let plural):
      let place = plurals.count
      plurals.append(PluralUse(use: use, plural: plural, shown: [], depth: depth))
      let shown = plural.branches.map { walk($0.pattern.parts, number: use.index, depth: depth + 1) }
      plurals[place] = PluralUse(use: use, plural: plural, shown: shown, depth: depth)
      return shown.reduce([]) { $0.union($1) }
    case .select(let select):
      let place = selects.count
      selects.append(SelectUse(use: use, select: select, shown: [], depth: depth))
      let shown = select.branches.map { walk($0.pattern.parts, number: number, depth: depth + 1) }
      selects[place] = SelectUse(use: use, select: select, shown: shown, depth: depth)
      return shown.reduce([]) { $0.union($1) }
    }
  }

  private mutating func use(of argument: Argument) -> ArgumentUse {
    if let index = names.index(of: argument.name) {
      return ArgumentUse(argument: argument, index: index, isKnown: true)
    }
    let stranger = strangers[argument.name] ?? strangers.count
    strangers[argument.name] = stranger
    return ArgumentUse(argument: argument, index: names.names.count + stranger, isKnown: false)
  }
}
