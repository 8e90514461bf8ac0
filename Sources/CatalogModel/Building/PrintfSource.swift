import CatalogDiagnostics
import MessageFormat

/// The source texts, and what they say of the arguments that printf translations read by position.
struct PrintfSource: Sendable {
  let localization: BuiltLocalization
  /// By alert and slot.
  private let contexts: [[PrintfContext]]

  init(_ plans: AlertPlans, _ source: BuiltLocalization) {
    localization = source
    contexts = plans.plans.enumerated().map { index, plan in
      let texts = source.localization.alerts[index]?.texts
      return plan.paths.enumerated().map { slot, path in
        PrintfContext(source: texts?[slot]?.message, plan.argumentNames(path))
      }
    }
  }

  func context(alert: Int, slot: Int) -> PrintfContext { contexts[alert][slot] }
}

extension AlertPlan {
  /// The names that annotations give the arguments of a text: its own, else those of the alert's other texts.
  func argumentNames(_ path: SlotPath) -> [Int: String] {
    guard !definition.argumentNames.isEmpty else { return [:] }
    var names = definition.argumentNames[path] ?? [:]
    for path in paths {
      names.merge(definition.argumentNames[path] ?? [:]) { own, _ in own }
    }
    return names
  }
}

extension PrintfContext {
  /// What a source text says to its translations. Arguments of a MessageFormat text are counted in the order in which
  /// they first appear.
  fileprivate init(source message: Message?, _ names: [Int: String]) {
    self.init(names: names)
    guard let message, message.isCompilable else { return }
    var positions: Set<Int> = []
    var seen: Set<String> = []
    message.pattern.forEachArgument { argument in
      if message.syntax == .icu {
        guard seen.insert(argument.name).inserted else { return }
        positions.insert(seen.count)
        self.names[seen.count] = argument.name
      } else if let position = argument.position?.index {
        positions.insert(position)
        self.names[position] = argument.name
      }
    }
    self.positions = positions
  }
}
