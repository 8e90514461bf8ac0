import CatalogDiagnostics

/// Makes one message of the scanned pieces of one or more texts.
struct PrintfComposer {
  let text: SourceText
  let context: PrintfContext
  var variables: [Variable] = []
  /// By name, where there are several.
  private var variableIndices: [String: Int] = [:]
  var parts: [Part] = []
  /// What the parts consist of, those of one after those of another; selectors are not scanned.
  var pieces: [PrintfPiece] = []
  var issues = IssueList()
  /// Whether percent signs begin specifiers: whether any does beyond doubt, or the alert is known to take arguments.
  var takesArguments = false
  /// Whether a specifier or variable stands in any of the texts.
  var hasSpecifier = false
  /// How many variables are open: their forms are being put together.
  var depth = 0
  /// How many parts the tree may still get: variables that use others twice over grow without bound.
  var budget = 10_000

  /// A text that the message is joined of.
  struct Part {
    var span: Span
    var kind = Kind.format
    var pieces = 0..<0

    /// `wholeForm` is one of the forms of a text as a whole.
    enum Kind {
      case format, selector, form, wholeForm
    }
  }

  struct Variable {
    var name: String
    var position: Int?
    var isExplicit: Bool
    var conversion: PrintfConversion?
    var forms: PrintfForms
    /// Whether its forms are being put together, to notice one that contains itself.
    var isOpen = false
  }

  enum Root {
    case format(part: Int)
    case forms(PrintfForms)
  }

  init(text: SourceText, context: PrintfContext) {
    self.text = text
    self.context = context
  }

  mutating func add(_ variables: [PrintfVariable], firstPart: Int) {
    var part = firstPart
    for variable in variables {
      let forms = PrintfForms(firstPart: part, count: variable.forms.count)
      part += variable.forms.count * 2
      if variables.count > 1, variableIndices[variable.name] == nil {
        variableIndices[variable.name] = self.variables.count
      }
      self.variables.append(
        Variable(
          name: variable.name,
          position: variable.position,
          isExplicit: variable.position != nil,
          conversion: variable.conversion,
          forms: forms
        )
      )
    }
  }

  mutating func compose(_ bytes: UnsafeBufferPointer<UInt8>, _ root: Root) -> Message {
    let whole = Span(0, bytes.count)
    guard let base = bytes.baseAddress, !bytes.isEmpty else {
      return Message(text: text, syntax: .printf, pattern: Pattern(parts: [], span: whole), issues: [])
    }
    scan(base, bytes.count, root)
    let pattern: Pattern
    switch root {
    case .format(let part):
      resolvePositions(part)
      pattern = self.pattern(part, from: 1, own: nil)
    case .forms(let forms):
      for form in forms { resolvePositions(form.text) }
      pattern = self.pattern(forms)
    }
    checkPositions()
    return Message(text: text, syntax: .printf, pattern: pattern, issues: issues.sorted())
  }

  private mutating func scan(_ base: UnsafePointer<UInt8>, _ count: Int, _ root: Root) {
    addParts(count, root)
    var scanners: [PrintfScanner] = []
    for index in parts.indices where parts[index].kind != .selector {
      let first = pieces.count
      var scanner = PrintfScanner(base: base, start: parts[index].span.start, end: parts[index].span.end)
      scanner.scan(into: &pieces)
      parts[index].pieces = first..<pieces.count
      if scanner.hasBrace || scanner.hasMarkup { scanners.append(scanner) }
    }
    findVariables()
    noteArguments()
    for index in parts.indices { checkPieces(index) }
    for scanner in scanners { checkLiterals(scanner) }
  }

  private mutating func addParts(_ count: Int, _ root: Root) {
    let offsets = text.partOffsets
    parts.reserveCapacity(offsets.count)
    pieces.reserveCapacity(offsets.count * 2)
    for index in offsets.indices {
      let end = index + 1 < offsets.count ? offsets[index + 1] - 1 : count
      parts.append(Part(span: Span(offsets[index], end)))
    }
    for index in variables.indices { mark(variables[index].forms, .form) }
    if case .forms(let forms) = root { mark(forms, .wholeForm) }
  }

  private mutating func mark(_ forms: PrintfForms, _ kind: Part.Kind) {
    for form in forms {
      parts[form.selector].kind = .selector
      parts[form.text].kind = kind
    }
  }

  private mutating func findVariables() {
    guard !variables.isEmpty else { return }
    for index in pieces.indices {
      guard case .variable(var reference) = pieces[index] else { continue }
      let name = text.string(in: reference.nameSpan)
      reference.variable = variables.count > 1 ? variableIndices[name] : variables[0].name == name ? 0 : nil
      pieces[index] = .variable(reference)
    }
  }

  private mutating func noteArguments() {
    hasSpecifier = pieces.contains { piece in
      switch piece {
      case .specifier(let specifier): !specifier.isDoubtful
      case .variable, .ownValue: true
      case .literal, .flaw: false
      }
    }
    takesArguments = context.positions.map { !$0.isEmpty } ?? hasSpecifier || hasSpecifier
  }
}

extension PrintfConversion {
  /// The conversion that a file names as a value's type: `lld`, `%ld`, `@`.
  package init?(valueType: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(valueType.utf8.count + 1)
    if valueType.utf8.first != Byte.percent { bytes.append(Byte.percent) }
    bytes.append(contentsOf: valueType.utf8)
    let conversion = bytes.withUnsafeBufferPointer { bytes -> PrintfConversion? in
      guard let base = bytes.baseAddress else { return nil }
      var scanner = PrintfScanner(base: base, start: 0, end: bytes.count)
      guard case .specifier(let specifier) = scanner.readSpecifier(), scanner.position == bytes.count else {
        return nil
      }
      return specifier.conversion
    }
    guard let conversion else { return nil }
    self = conversion
  }
}
