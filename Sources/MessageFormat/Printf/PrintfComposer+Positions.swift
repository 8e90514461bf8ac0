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
    for piece in parts[part].pieces {
      switch piece {
      case .specifier(let specifier) where specifier.position == nil && isRead(specifier):
        cursor += specifier.countedAmounts + 1
      case .variable(let reference): resolve(reference, &cursor)
      case .literal, .specifier, .ownValue, .flaw: continue
      }
    }
  }

  private mutating func resolve(_ reference: PrintfReference, _ cursor: inout Int) {
    guard let index = index(of: reference) else {
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
    guard !open.contains(index), open.count < MessageParser.nestingLimit else { return }
    open.append(index)
    for form in variables[index].forms { resolve(form.text, from: position) }
    open.removeLast()
  }

  func index(of reference: PrintfReference) -> Int? { variableIndices[text.string(in: reference.nameSpan)] }

  /// Whether a specifier is read as one, and not as a percent sign in a sentence.
  func isRead(_ specifier: PrintfSpecifier) -> Bool { !specifier.isDoubtful }

  /// The name of the argument at `position`.
  func name(at position: Int) -> String {
    if let name = context.names[position] { return name }
    if let variable = variables.first(where: { $0.position == position }) { return variable.name }
    return "arg\(position)"
  }

  func name(of variable: Variable) -> String {
    variable.position.flatMap { context.names[$0] } ?? variable.name
  }

  /// Reports arguments that are skipped: `String(format:)` cannot find those behind them.
  mutating func checkPositions() {
    var explicit: [(position: Int, span: Span)] = []
    var used = context.positions ?? []
    for part in parts {
      for piece in part.pieces {
        guard case .specifier(let specifier) = piece, isRead(specifier) else { continue }
        if let position = specifier.position { explicit.append((position, specifier.span)) }
        for case .argument(let position)? in [specifier.conversion.width, specifier.conversion.precision] {
          used.insert(position)
        }
      }
    }
    guard !explicit.isEmpty else { return }
    used.formUnion(explicit.map(\.position))
    used.formUnion(variables.compactMap(\.position))
    used.formUnion(context.names.keys)
    guard let gap = (1...1_000_000).first(where: { !used.contains($0) }) else { return }
    guard let first = explicit.filter({ $0.position > gap }).min(by: { $0.span.start < $1.span.start }) else { return }
    issues.append(MessageIssue(.printfSyntax, at: first.span, Self.gap(gap, before: first.position)))
  }
}

extension PrintfComposer {
  private static func gap(_ gap: Int, before position: Int) -> String {
    "argument \(gap) is used nowhere, so that argument \(position) cannot be found; number the arguments without gaps"
  }
}
