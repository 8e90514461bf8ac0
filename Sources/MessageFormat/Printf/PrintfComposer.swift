import CatalogDiagnostics

/// Makes one message of the scanned pieces of one or more texts.
struct PrintfComposer {
  let text: SourceText
  let context: PrintfContext
  var variables: [Variable] = []
  var variableIndices: [String: Int] = [:]
  /// The pieces of each part of the text; those of selectors are not scanned.
  var parts: [Part] = []
  /// The parts that are texts of plural forms, and those of a whole text's forms among them.
  var forms: Set<Int> = []
  var wholeForms: Set<Int> = []
  var issues = IssueList()
  /// Whether percent signs begin specifiers: whether any does beyond doubt, or the alert is known to take arguments.
  var takesArguments = false
  /// Whether a specifier or variable stands in any of the texts.
  var hasSpecifier = false
  /// Variables whose forms are being put together, to notice one that contains itself.
  var open: [Int] = []
  /// How many parts the tree may still get: variables that use others twice over grow without bound.
  var budget = 10_000

  struct Part {
    var span: Span
    var pieces: [PrintfPiece] = []
  }

  struct Form {
    /// Indices of parts.
    var selector: Int
    var text: Int
  }

  struct Variable {
    var name: String
    var position: Int?
    var isExplicit: Bool
    var conversion: PrintfConversion?
    var forms: [Form]
  }

  enum Root {
    case format(part: Int)
    case forms([Form])
  }

  init(text: SourceText, context: PrintfContext) {
    self.text = text
    self.context = context
  }

  mutating func add(_ variables: [PrintfVariable], firstPart: Int) {
    var part = firstPart
    for variable in variables {
      let forms = variable.forms.indices.map { Form(selector: part + $0 * 2, text: part + $0 * 2 + 1) }
      part += variable.forms.count * 2
      if variableIndices[variable.name] == nil { variableIndices[variable.name] = self.variables.count }
      self.variables.append(
        Variable(
          name: variable.name,
          position: variable.position,
          isExplicit: variable.position != nil,
          conversion: variable.valueType.flatMap(PrintfConversion.init(valueType:)),
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
    let offsets = text.partOffsets
    var selectors: Set<Int> = []
    var forms = variables.flatMap(\.forms)
    if case .forms(let whole) = root {
      forms += whole
      wholeForms = Set(whole.map(\.text))
    }
    for form in forms {
      selectors.insert(form.selector)
      self.forms.insert(form.text)
    }
    var scanners: [PrintfScanner] = []
    for (index, start) in offsets.enumerated() {
      let end = index + 1 < offsets.count ? offsets[index + 1] - 1 : count
      var part = Part(span: Span(start, end))
      if !selectors.contains(index) {
        var scanner = PrintfScanner(base: base, start: start, end: end)
        scanner.scan()
        part.pieces = scanner.pieces
        if scanner.hasBrace || scanner.hasMarkup { scanners.append(scanner) }
      }
      parts.append(part)
    }
    noteArguments(root)
    for index in parts.indices { checkPieces(index) }
    for scanner in scanners { checkLiterals(scanner) }
  }

  private mutating func noteArguments(_ root: Root) {
    hasSpecifier = parts.contains { part in
      part.pieces.contains { piece in
        switch piece {
        case .specifier(let specifier): !specifier.isDoubtful
        case .variable, .ownValue: true
        case .literal, .flaw: false
        }
      }
    }
    takesArguments = context.positions.map { !$0.isEmpty } ?? hasSpecifier || hasSpecifier
  }
}

extension PrintfConversion {
  /// The conversion that a file names as a value's type: `lld`, `%ld`, `@`.
  package init?(valueType: String) {
    let specifier = valueType.hasPrefix("%") ? valueType : "%" + valueType
    let bytes = Array(specifier.utf8)
    let pieces = bytes.withUnsafeBufferPointer { bytes -> [PrintfPiece] in
      guard let base = bytes.baseAddress else { return [] }
      var scanner = PrintfScanner(base: base, start: 0, end: bytes.count)
      scanner.scan()
      return scanner.pieces
    }
    guard pieces.count == 1, case .specifier(let specifier) = pieces[0] else { return nil }
    self = specifier.conversion
  }
}
