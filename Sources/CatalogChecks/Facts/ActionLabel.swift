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

  var location: SourceLocation? {
    text.map { $0.source.location(of: Span(0, $0.source.count)) }
  }

}

// MARK: - A quick look

extension ActionLabel {
  enum Sketch {
    /// There is nothing to show.
    case none
    /// Not constant.
    case unknown
    /// Equal for labels that read the same, and rarely for others.
    case constant(Int)
  }

  static func sketch(of slot: Int, in alert: LocalizedAlertFacts) -> Sketch {
    if let text = alert.texts.texts[slot] {
      return text.message.isConstant ? .constant(text.message.text.withBytes(sketch)) : .unknown
    }
    guard alert.hasGaps, var term = alert.standardTerm(slot) else { return .none }
    return .constant(term.withUTF8(sketch))
  }

  /// The number of characters that are no spaces and, among the Latin ones, the first letter.
  private static func sketch(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let end = bytes.count
    var index = 0
    while index < end, base[index] <= 0x20 { index += 1 }
    guard index < end else { return 0 }
    var count = base[index] < 0x80 ? Int(base[index] | 0x20) * 11 : 0
    while index < end {
      let byte = base[index]
      if byte > 0x20, byte & 0xC0 != 0x80 { count += 1 }
      index += 1
    }
    return count
  }
}

// MARK: - What it can read as

extension ActionLabel {
  /// What the label says when certain branches are chosen.
  struct Reading {
    /// Without regard to letter case and spaces.
    let text: String
    /// Argument → the branch that is chosen for it.
    let choices: [String: String]
  }

  /// Every text that the label can be; none where there are too many to tell.
  func readings() -> [Reading] {
    guard let text else { return [Reading(text: Self.folded(term ?? ""), choices: [:])] }
    guard !text.message.isConstant else { return [Reading(text: Self.folded(text.source.string), choices: [:])] }
    var expansion = Expansion(message: text.message)
    let expanded = expansion.expand(text.message.pattern)
    return expansion.isTooLarge ? [] : expanded.map { Reading(text: Self.folded($0.text), choices: $0.choices) }
  }

  private static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars
    where !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint {
      folded.append(scalar)
    }
    return String(folded)
  }
}

/// Writes out a pattern for every choice of branches, with placeholders as they are.
private struct Expansion {
  let message: Message
  var isTooLarge = false
  private static let limit = 200

  init(message: Message) {
    self.message = message
  }

  mutating func expand(_ pattern: Pattern) -> [ActionLabel.Reading] {
    var readings = [ActionLabel.Reading(text: "", choices: [:])]
    for part in pattern.parts {
      switch part {
      case .literal(let span): readings = readings.map { $0.appending(message.text.string(in: span)) }
      case .pound: readings = readings.map { $0.appending("#") }
      case .argument(let argument): readings = combine(readings, expand(argument))
      }
    }
    return readings
  }

  private mutating func expand(_ argument: Argument) -> [ActionLabel.Reading] {
    switch argument.format {
    case .plain, .number, .date, .time, .list, .printf:
      return [ActionLabel.Reading(text: "{" + argument.name + "}", choices: [:])]
    case .plural(let plural):
      return plural.branches.flatMap { branch in
        choose(message.text.string(in: branch.selectorSpan), for: argument, expand(branch.pattern))
      }
    case .select(let select):
      return select.branches.flatMap { branch in choose(branch.key, for: argument, expand(branch.pattern)) }
    }
  }

  private func choose(
    _ branch: String,
    for argument: Argument,
    _ readings: [ActionLabel.Reading]
  ) -> [ActionLabel.Reading] {
    readings.map { reading in
      var choices = reading.choices
      choices[argument.name] = branch
      return ActionLabel.Reading(text: reading.text, choices: choices)
    }
  }

  private mutating func combine(
    _ left: [ActionLabel.Reading],
    _ right: [ActionLabel.Reading]
  ) -> [ActionLabel.Reading] {
    guard left.count * right.count <= Self.limit, !isTooLarge else {
      isTooLarge = true
      return []
    }
    return left.flatMap { first in
      right.compactMap { second in first.followed(by: second) }
    }
  }
}

extension ActionLabel.Reading {
  func appending(_ text: String) -> ActionLabel.Reading {
    ActionLabel.Reading(text: self.text + text, choices: choices)
  }

  /// `nil` where the two never meet.
  func followed(by other: ActionLabel.Reading) -> ActionLabel.Reading? {
    for (argument, branch) in other.choices where choices[argument] ?? branch != branch { return nil }
    return ActionLabel.Reading(text: text + other.text, choices: choices.merging(other.choices) { first, _ in first })
  }
}

extension Message {
  /// Whether the message has no placeholders.
  var isConstant: Bool { !pattern.hasPlaceholders }
}
