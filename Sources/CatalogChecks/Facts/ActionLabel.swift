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
    case constant(LabelSketch)
  }

  static func sketch(of slot: Int, in alert: LocalizedAlertFacts) -> Sketch {
    let outlines = alert.localization.labelOutlines
    if let text = alert.texts.texts[slot] {
      guard text.message.isConstant else { return .unknown }
      return text.message.text.withBytes { sketch($0, outlines) }
    }
    guard alert.hasGaps, var term = alert.standardTerm(slot) else { return .none }
    return term.withUTF8 { sketch($0, outlines) }
  }

  private static func sketch(_ bytes: UnsafeBufferPointer<UInt8>, _ outlines: LabelOutlines) -> Sketch {
    var sketch = LabelSketch()
    LabelFolding.forEach(in: bytes) { sketch.add($0, outlines) }
    return sketch.isEmpty ? .none : .constant(sketch)
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
    guard let text else { return [Reading(text: LabelFolding.folded(term ?? ""), choices: [:])] }
    guard text.message.pattern.combinationCount <= 200 else { return [] }
    return text.message.combinations.map { combination in
      var choices: [String: BranchStep.Selector] = [:]
      for step in combination.path { choices[step.argument] = step.selector }
      let shown = combination.parts.map { $0.sample(in: text.message) }.joined()
      return Reading(text: LabelFolding.folded(shown), choices: choices)
    }
  }

  /// What a label without placeholders says, folded as readings are.
  var constant: String? {
    guard let text else { return term.map(LabelFolding.folded) }
    return text.message.isConstant ? LabelFolding.folded(text.source.string) : nil
  }

  /// As people read it.
  var display: String { text?.source.string ?? term ?? "" }
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
