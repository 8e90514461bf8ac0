import CatalogDiagnostics

/// The tree, put together from the pieces.
extension PrintfComposer {
  /// The pattern of a text whose unnumbered specifiers begin with argument `first`. In a form, `own` is the variable
  /// that it is a form of.
  mutating func pattern(_ part: Int, from first: Int, own: Int?) -> Pattern {
    var result: [Pattern.Part] = []
    var cursor = first
    for piece in parts[part].pieces {
      switch piece {
      case .literal(let span): result.append(.literal(span))
      case .flaw(let flaw): result.append(.literal(flaw.span))
      case .specifier(let specifier):
        guard isRead(specifier) else {
          result.append(.literal(specifier.span))
          continue
        }
        result.append(.argument(argument(specifier, &cursor)))
      case .ownValue(let span): result.append(.argument(ownValue(span, own, first)))
      case .variable(let reference):
        if reference.position == nil && !(index(of: reference).map { variables[$0].isExplicit } ?? false) {
          cursor += 1
        }
        if let argument = argument(reference) { result.append(.argument(argument)) }
      }
    }
    budget -= result.count
    return Pattern(parts: result, span: parts[part].span)
  }

  private func argument(_ specifier: PrintfSpecifier, _ cursor: inout Int) -> Argument {
    var conversion = specifier.conversion
    if case .argument(0)? = conversion.width {
      conversion.width = .argument(cursor)
      cursor += 1
    }
    if case .argument(0)? = conversion.precision {
      conversion.precision = .argument(cursor)
      cursor += 1
    }
    let position = specifier.position ?? cursor
    if specifier.position == nil { cursor += 1 }
    return Argument(
      name: name(at: position),
      nameSpan: specifier.span,
      span: specifier.span,
      format: .printf(conversion),
      position: Argument.Position(position, isExplicit: specifier.position != nil)
    )
  }

  /// `%arg`
  private func ownValue(_ span: Span, _ own: Int?, _ position: Int) -> Argument {
    let conversion = own.flatMap { variables[$0].conversion } ?? Self.integer
    return Argument(
      name: own.map { name(of: variables[$0]) } ?? name(at: position),
      nameSpan: span,
      span: span,
      format: .printf(conversion),
      position: Argument.Position(position, isExplicit: true)
    )
  }

  private static var integer: PrintfConversion {
    PrintfConversion(kind: .signed, letter: 0x64, length: .ll)
  }

  private mutating func argument(_ reference: PrintfReference) -> Argument? {
    guard let index = index(of: reference) else {
      issues.append(
        MessageIssue(.stringsdictStructure, at: reference.span, Self.undefined(text.string(in: reference.nameSpan)))
      )
      return nil
    }
    guard !open.contains(index), open.count < MessageParser.nestingLimit else {
      issues.append(MessageIssue(.stringsdictStructure, at: reference.span, Self.cycle(variables[index].name)))
      return nil
    }
    guard budget > 0 else {
      if budget > -1_000_000 {
        issues.append(MessageIssue(.stringsdictStructure, at: reference.span, Self.tooLarge))
        budget = -1_000_000
      }
      return nil
    }
    open.append(index)
    defer { open.removeLast() }
    let variable = variables[index]
    let position = variable.position ?? 1
    let plural = self.plural(variable.forms, at: reference.nameSpan, position, own: index)
    return Argument(
      name: name(of: variable),
      nameSpan: reference.nameSpan,
      span: reference.span,
      format: .plural(plural),
      position: Argument.Position(position, isExplicit: variable.isExplicit)
    )
  }

  /// The pattern of a text that consists of plural forms and nothing else.
  mutating func pattern(_ forms: [Form]) -> Pattern {
    let (position, conversion) = selectingArgument(forms)
    let span = parts[forms[0].text].span
    var plural = self.plural(forms, at: span, 1, own: nil)
    plural.valueConversion = conversion
    let argument = Argument(
      name: name(at: position),
      nameSpan: span,
      span: span,
      format: .plural(plural),
      position: Argument.Position(position, isExplicit: false)
    )
    return Pattern(parts: [.argument(argument)], span: Span(0, text.count))
  }

  /// The first argument shown as a number in any of the forms.
  private func selectingArgument(_ forms: [Form]) -> (Int, PrintfConversion) {
    for form in forms {
      var cursor = 1
      for case .specifier(let specifier) in parts[form.text].pieces where isRead(specifier) {
        let position = specifier.position ?? cursor + specifier.countedAmounts
        if specifier.position == nil { cursor = position + 1 }
        let value = specifier.conversion.value
        if value == .integer || value == .double { return (position, specifier.conversion) }
      }
    }
    return (1, Self.integer)
  }
}

extension PrintfComposer {
  private static func undefined(_ name: String) -> String {
    "the variable \(quoted(name)) is not defined; add its plural forms, or write its name as it is defined"
  }

  private static func cycle(_ name: String) -> String {
    "the variable \(quoted(name)) contains itself; remove it from its own forms"
  }

  private static var tooLarge: String { "the variables use each other too often; write fewer forms" }
}
