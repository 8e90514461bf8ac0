import CatalogDiagnostics

/// The tree, put together from the pieces.
extension PrintfComposer {
  /// The pattern of a text whose unnumbered specifiers begin with argument `first`. In a form, `own` is the variable
  /// that it is a form of.
  mutating func pattern(_ part: Int, from first: Int, own: Int?) -> Pattern {
    var result: [Pattern.Part] = []
    result.reserveCapacity(parts[part].pieces.count)
    var cursor = first
    for index in parts[part].pieces {
      switch pieces[index] {
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
        if reference.position == nil && !(reference.variable.map { variables[$0].isExplicit } ?? false) {
          cursor += 1
        }
        append(reference, to: &result)
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
      name: own.map { name(ofVariable: $0) } ?? name(at: position),
      nameSpan: span,
      span: span,
      format: .printf(conversion),
      position: Argument.Position(position, isExplicit: true)
    )
  }

  private static var integer: PrintfConversion {
    PrintfConversion(kind: .signed, letter: 0x64, length: .ll)
  }

  /// Adds what stands for a variable: a plural, or its only text where no number is counted.
  private mutating func append(_ reference: PrintfReference, to result: inout [Pattern.Part]) {
    guard let index = reference.variable else {
      issues.append(
        MessageIssue(.stringsdictStructure, at: reference.span, Self.undefined(text.string(in: reference.nameSpan)))
      )
      return
    }
    guard !variables[index].isOpen, depth < MessageParser.nestingLimit else {
      issues.append(MessageIssue(.stringsdictStructure, at: reference.span, Self.cycle(variables[index].name)))
      return
    }
    guard budget > 0 else {
      if budget > -1_000_000 {
        issues.append(MessageIssue(.stringsdictStructure, at: reference.span, Self.tooLarge))
        budget = -1_000_000
      }
      return
    }
    open(index)
    defer { close(index) }
    let variable = variables[index]
    let position = variable.position ?? 1
    if let form = onlyForm(of: variable) {
      result += pattern(form.text, from: position, own: index).parts
      return
    }
    let plural = self.plural(variable.forms, at: reference.nameSpan, position, own: index, variable.conversion)
    let argument = Argument(
      name: name(ofVariable: index),
      nameSpan: reference.nameSpan,
      span: reference.span,
      format: .plural(plural),
      position: Argument.Position(position, isExplicit: variable.isExplicit)
    )
    result.append(.argument(argument))
  }

  /// Of a variable whose value is an object: Foundation shows `other` for one that is no number.
  private func onlyForm(of variable: Variable) -> PrintfForms.Form? {
    guard variable.conversion?.value == .string, variable.forms.count == 1 else { return nil }
    return variable.forms.first { text.string(in: parts[$0.selector].span) == "other" }
  }

  /// The pattern of a text that consists of plural forms and nothing else.
  mutating func pattern(_ forms: PrintfForms) -> Pattern {
    let (position, conversion) = selectingArgument(forms)
    let span = parts[forms[0].text].span
    let plural = self.plural(forms, at: span, 1, own: nil, conversion)
    let argument = Argument(
      name: name(at: position),
      nameSpan: span,
      span: span,
      format: .plural(plural),
      position: Argument.Position(position, isExplicit: false)
    )
    return Pattern(parts: [.argument(argument)], span: Span(0, text.count))
  }

  /// The first argument shown as a number in any of the forms, else the first one that a variable in them counts.
  private func selectingArgument(_ forms: PrintfForms) -> (Int, PrintfConversion) {
    var counted: (Int, PrintfConversion)?
    for form in forms {
      var cursor = 1
      for index in parts[form.text].pieces {
        switch pieces[index] {
        case .specifier(let specifier) where isRead(specifier):
          let position = specifier.position ?? cursor + specifier.countedAmounts
          if specifier.position == nil { cursor = position + 1 }
          let value = specifier.conversion.value
          if value == .integer || value == .double { return (position, specifier.conversion) }
        case .variable(let reference):
          guard let variable = reference.variable.map({ variables[$0] }) else { continue }
          if reference.position == nil && !variable.isExplicit { cursor += 1 }
          counted = counted ?? (variable.position ?? 1, variable.conversion ?? Self.integer)
        case .literal, .specifier, .ownValue, .flaw: continue
        }
      }
    }
    return counted ?? (1, Self.integer)
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
