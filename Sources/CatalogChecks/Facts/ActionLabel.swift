import CatalogDiagnostics
import CatalogModel
import MessageFormat

/// What a button says in one locale: a text of its own or the standard term.
struct ActionLabel {
  let action: AlertAction
  let text: LocalizedText?
  private let term: String?

  /// `nil` for a button that says nothing in the locale.
  init?(_ action: AlertAction, in alert: LocalizedAlertFacts) {
    self.action = action
    text = alert.texts.texts[action.slot]
    term = text == nil ? alert.standardTerm(action.slot) : nil
    if text == nil, term == nil { return nil }
  }

  var location: SourceLocation? { text?.source.contentLocation }
}

// MARK: - A quick look

extension ActionLabel {
  enum Sketch {
    /// There is nothing to show.
    case none
    /// Not constant.
    case unknown
    /// A number that is equal for labels that read the same, and rarely for others; and one that is equal for labels
    /// that look alike.
    case constant(Int, outline: Int)
  }

  static func sketch(of slot: Int, in alert: LocalizedAlertFacts) -> Sketch {
    if let text = alert.texts.texts[slot] {
      return text.message.pattern.isConstant ? text.message.text.withBytes(sketch) : .unknown
    }
    guard alert.hasGaps, var term = alert.standardTerm(slot) else { return .none }
    return term.withUTF8(sketch)
  }

  /// The number of characters that are no spaces, with the first letter if it is a Latin one; and the number where `m`
  /// counts as the `rn` that it can be taken for.
  private static func sketch(_ bytes: UnsafeBufferPointer<UInt8>) -> Sketch {
    guard let base = bytes.baseAddress else { return .constant(0, outline: 0) }
    let end = bytes.count
    var index = 0
    while index < end, base[index] <= 0x20 { index += 1 }
    guard index < end else { return .constant(0, outline: 0) }
    let first = base[index] < 0x80 ? Int(base[index] | 0x20) * 11 : 0
    var count = 0
    var doubled = 0
    while index < end {
      let byte = base[index]
      if byte > 0x20, byte & 0xC0 != 0x80 { count += 1 }
      if byte | 0x20 == 0x6D { doubled += 1 }
      index += 1
    }
    return .constant(first + count, outline: count + doubled)
  }
}

// MARK: - What it can read as

extension ActionLabel {
  /// What the label says when certain branches are chosen.
  struct Reading {
    /// Without regard to letter case and spaces.
    let text: String
    /// Argument → the branch that is chosen for it.
    let choices: [String: BranchStep.Selector]
  }

  /// Every text that the label can be; none where there are too many to tell.
  func readings() -> [Reading] {
    guard let text else { return [Reading(text: Self.folded(term ?? ""), choices: [:])] }
    guard text.message.pattern.combinationCount <= 200 else { return [] }
    return text.message.combinations.map { combination in
      var choices: [String: BranchStep.Selector] = [:]
      for step in combination.path { choices[step.argument] = step.selector }
      let shown = combination.parts.map { $0.sample(in: text.message) }.joined()
      return Reading(text: Self.folded(shown), choices: choices)
    }
  }

  /// What a label without placeholders says, folded as readings are.
  var constant: String? {
    guard let text else { return term.map(Self.folded) }
    return text.message.pattern.isConstant ? Self.folded(text.source.string) : nil
  }

  /// As people read it.
  var display: String { text?.source.string ?? term ?? "" }

  /// Without regard to letter case, spaces and invisible characters.
  static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars
    where !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint {
      folded.append(scalar)
    }
    return String(folded)
  }
}

extension BranchCombinations.ShownPart {
  /// Text as it is, and placeholders by name.
  fileprivate func sample(in message: Message) -> String {
    switch self {
    case .literal(let span): message.text.string(in: span)
    case .number(let argument, _, _): "{" + argument + "}"
    case .argument(let argument): "{" + argument.name + "}"
    }
  }
}
