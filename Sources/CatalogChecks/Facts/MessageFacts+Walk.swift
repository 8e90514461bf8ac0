import CatalogDiagnostics
import LocaleData
import MessageFormat

extension MessageFacts {
  init(_ message: Message, of alert: ArgumentNames) {
    if !message.issues.isEmpty { note(message.issues) }
    message.text.withBytes { bytes in
      guard let base = bytes.baseAddress, bytes.count > 0 else {
        kinds = .blankStart
        return
      }
      count = bytes.count
      if message.isConstant, base[count - 1] < 0x80 { lastCharacter = base[count - 1] }
      walk(message, CharacterScan(base), alert)
      noteLook(of: bytes)
    }
  }

  /// What the length, the ends and the placeholders say.
  private mutating func noteLook(of bytes: UnsafeBufferPointer<UInt8>) {
    var look = kinds.rawValue
    if bytes.hasSpaceAtEdge { look |= TextKinds.edgeSpace.rawValue }
    if bytes.mayBeBlank(from: 0) { look |= TextKinds.blankStart.rawValue }
    if !uses.isEmpty { look |= TextKinds.argument.rawValue | TextKinds.long.rawValue }
    if !plurals.isEmpty || !selects.isEmpty {
      look |= TextKinds.branch.rawValue
      writings = max(1, plurals.first?.plural.branches.count ?? selects.first?.select.branches.count ?? 1)
    }
    if count > Self.shortLength { look |= TextKinds.long.rawValue }
    kinds = TextKinds(rawValue: look)
  }

  /// As many of the widest letters of ASCII as fit side by side in an alert.
  private static let shortLength = 17

  private mutating func walk(_ message: Message, _ scan: CharacterScan, _ alert: ArgumentNames) {
    let parts = message.pattern.parts
    var scan = scan
    if !message.isConstant {
      var walk = MessageWalk(names: alert, scan: scan)
      let all = walk.walk(parts, number: nil, depth: 0)
      uses = walk.uses
      plurals = walk.plurals
      selects = walk.selects
      used = walk.used
      shown = all.some
      alwaysShown = all.always
      scan = walk.scan
    } else {
      for case .literal(let span) in parts { scan.scan(from: span.start, to: span.end) }
    }
    kinds = TextKinds(rawValue: scan.kinds)
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

extension UnsafeBufferPointer<UInt8> {
  /// Whether the first or last character is white space.
  fileprivate var hasSpaceAtEdge: Bool { beginsWithSpace || endsWithSpace }

  /// Whether the first character is white space, or a control character.
  var beginsWithSpace: Bool {
    guard let base = baseAddress, count > 0 else { return false }
    return base[0] <= 0x20 || base[0] >= 0xC2 && UTF8Scalar(base, of: count).isSpace
  }

  /// Whether the last character is white space.
  var endsWithSpace: Bool {
    guard let base = baseAddress, count > 0 else { return false }
    var first = count - 1
    if base[first] < 0x80 { return base[first] <= 0x20 }
    while first > 0, base[first] & 0xC0 == 0x80 { first -= 1 }
    return UTF8Scalar(base + first, of: count - first).isSpace
  }
}

/// The names of an alert's arguments, for finding their indices. One object, as each text of the alert asks for them.
final class ArgumentNames: Sendable {
  let names: [String]
  /// For the rare alert with many.
  private let indices: [String: Int]

  init(_ names: [String]) {
    self.names = names
    indices = names.count > 8 ? Dictionary(zip(names, names.indices)) { first, _ in first } : [:]
  }

  func index(of name: String) -> Int? {
    if names.count > 8 { return indices[name] }
    var index = 0
    while index < names.count {
      if names[index] == name { return index }
      index += 1
    }
    return nil
  }
}

/// One walk through a message's tree.
private struct MessageWalk {
  let names: ArgumentNames
  var strangers: [String: Int] = [:]
  var uses: [Placeholder] = []
  var plurals: [PluralUse] = []
  var selects: [SelectUse] = []
  var used = ArgumentSet()
  var scan: CharacterScan

  init(names: ArgumentNames, scan: CharacterScan) {
    self.names = names
    self.scan = scan
  }

  /// The arguments that are shown in some branches, and in all.
  struct Shown {
    var some = ArgumentSet()
    var always = ArgumentSet()

    mutating func insert(_ index: Int) {
      some.insert(index)
      always.insert(index)
    }

    /// What follows is shown too.
    mutating func append(_ next: Shown) {
      some.formUnion(next.some)
      always.formUnion(next.always)
    }

    /// One of the branches is chosen.
    mutating func formBranch(_ branch: Shown, isFirst: Bool) {
      some.formUnion(branch.some)
      if isFirst { always = branch.always } else { always.formIntersection(branch.always) }
    }
  }

  /// The arguments that the parts show; `number` is the one that `#` stands for, `depth` says how many plurals and
  /// selects the parts stand in.
  mutating func walk(_ parts: [Pattern.Part], number: Int?, depth: Int) -> Shown {
    var shown = Shown()
    var index = 0
    while index < parts.count {
      switch parts[index] {
      case .literal(let span): scan.scan(from: span.start, to: span.end)
      case .pound: if let number { shown.insert(number) }
      case .argument(let argument): shown.append(walk(argument, number: number, depth: depth))
      }
      index += 1
    }
    return shown
  }

  private mutating func walk(_ argument: Argument, number: Int?, depth: Int) -> Shown {
    let use = use(of: argument)
    uses.append(use)
    used.insert(use.index)
    switch argument.format {
    case .plain, .number, .date, .time, .list, .printf:
      var shown = Shown()
      shown.insert(use.index)
      return shown
    case .plural(let plural):
      // Its place is before those of the plurals in its branches.
      let place = plurals.count
      let branches = walk(branchesOf: argument, number: use.index, depth: depth + 1)
      plurals.insert(PluralUse(use, plural, depth: depth, shown: branches.each), at: place)
      return branches.all
    case .select(let select):
      let place = selects.count
      let branches = walk(branchesOf: argument, number: number, depth: depth + 1)
      selects.insert(SelectUse(use, select, depth: depth, shown: branches.each), at: place)
      return branches.all
    }
  }

  /// What the branches show, of which one is chosen, and what each of them shows.
  private mutating func walk(
    branchesOf argument: Argument,
    number: Int?,
    depth: Int
  ) -> (all: Shown, each: [ArgumentSet]) {
    var all = Shown()
    var each: [ArgumentSet] = []
    argument.forEachBranch { branch in
      let shown = walk(branch.parts, number: number, depth: depth)
      all.formBranch(shown, isFirst: each.isEmpty)
      each.append(shown.some)
    }
    return (all, each)
  }

  private mutating func use(of argument: Argument) -> Placeholder {
    let format = Placeholder.Format(argument.format)
    if let index = names.index(of: argument.name) {
      return Placeholder(argument: argument, index: index, isKnown: true, format: format)
    }
    let stranger = strangers[argument.name] ?? strangers.count
    strangers[argument.name] = stranger
    return Placeholder(argument: argument, index: names.names.count + stranger, isKnown: false, format: format)
  }
}

extension Placeholder.Format {
  fileprivate init(_ format: Argument.Format) {
    switch format {
    case .plain: self = .plain
    case .number: self = .number
    case .date: self = .date
    case .time: self = .time
    case .list: self = .list
    case .plural(let plural): self = plural.kind == .ordinal ? .ordinal : .plural
    case .select: self = .select
    case .printf(let conversion): self = conversion.value == .string ? .plain : .number
    }
  }
}
