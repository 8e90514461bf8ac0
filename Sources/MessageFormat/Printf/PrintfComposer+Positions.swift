import CatalogDiagnostics

/// Which argument each specifier reads.
extension PrintfComposer {
  /// Counts the arguments as Foundation does: unnumbered specifiers take one after another, and the form of a variable
  /// begins with the variable's own.
  mutating func resolvePositions(_ part: Int) {
    resolve(part, from: 1)
  }

  private mutating func resolve(_ part: Int, from first: Int) {
    var cursor = first
    for index in parts[part].pieces {
      switch pieces[index] {
      case .specifier(let specifier) where specifier.position == nil && isRead(specifier):
        cursor += specifier.countedAmounts + 1
      case .variable(let reference): resolve(reference, &cursor)
      case .literal, .specifier, .ownValue, .flaw: continue
      }
    }
  }

  private mutating func resolve(_ reference: PrintfReference, _ cursor: inout Int) {
    guard let index = reference.variable else {
      if reference.position == nil { cursor += 1 }
      return
    }
    var position = reference.position ?? variables[index].position ?? cursor
    if reference.position == nil && !variables[index].isExplicit {
      position = cursor
      cursor += 1
    }
    // A form that does not show its own number counts one too few, so the largest of several counts is right.
    if let known = variables[index].position, known >= position { return }
    variables[index].position = position
    if reference.position != nil { variables[index].isExplicit = true }
    guard !variables[index].isOpen, depth < MessageParser.nestingLimit else { return }
    open(index)
    for form in variables[index].forms { resolve(form.text, from: position) }
    close(index)
  }

  mutating func open(_ variable: Int) {
    variables[variable].isOpen = true
    depth += 1
  }

  mutating func close(_ variable: Int) {
    variables[variable].isOpen = false
    depth -= 1
  }

  /// Whether a specifier is read as one, and not as a percent sign in a sentence.
  func isRead(_ specifier: PrintfSpecifier) -> Bool { !specifier.isDoubtful }

  /// The name of the argument at `position`.
  func name(at position: Int) -> String {
    if let name = context.names[position] { return name }
    for index in variables.indices where variables[index].position == position { return variables[index].name }
    return "arg\(position)"
  }

  func name(ofVariable index: Int) -> String {
    variables[index].position.flatMap { context.names[$0] } ?? variables[index].name
  }

  /// Reports arguments that are skipped: `String(format:)` cannot find those behind them.
  mutating func checkPositions() {
    guard hasExplicitPosition else { return }
    let gap = usedPositions().firstGap
    var first: (position: Int, span: Span)?
    for piece in pieces {
      guard let explicit = explicitPosition(piece), explicit.position > gap else { continue }
      if explicit.span.start < first?.span.start ?? .max { first = explicit }
    }
    guard let first else { return }
    issues.append(MessageIssue(.printfSyntax, at: first.span, Self.gap(gap, before: first.position)))
  }

  private var hasExplicitPosition: Bool {
    var index = 0
    while index < pieces.count {
      if explicitPosition(pieces[index]) != nil { return true }
      index += 1
    }
    return false
  }

  private func explicitPosition(_ piece: PrintfPiece) -> (position: Int, span: Span)? {
    guard case .specifier(let specifier) = piece, isRead(specifier), let position = specifier.position else {
      return nil
    }
    return (position, specifier.span)
  }

  private func usedPositions() -> PositionSet {
    var used = PositionSet()
    for piece in pieces {
      guard case .specifier(let specifier) = piece, isRead(specifier) else { continue }
      if let position = specifier.position { used.insert(position) }
      if case .argument(let position) = specifier.conversion.width { used.insert(position) }
      if case .argument(let position) = specifier.conversion.precision { used.insert(position) }
    }
    for index in variables.indices {
      if let position = variables[index].position { used.insert(position) }
    }
    for position in context.positions ?? [] { used.insert(position) }
    for position in context.names.keys { used.insert(position) }
    return used
  }
}

extension PrintfComposer {
  private static func gap(_ gap: Int, before position: Int) -> String {
    "argument \(gap) is used nowhere, so that argument \(position) cannot be found; number the arguments without gaps"
  }
}
