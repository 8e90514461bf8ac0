import CatalogModel

/// Which arguments, of those that are declared and that no source text uses, the texts of one localization use.
package struct ArgumentUses: Sendable, Equatable {
  /// The arguments of alerts by their indices, bit by bit, for alerts that have some.
  package private(set) var alerts: [Int: UInt64]

  /// What was found out earlier.
  package init(alerts: [Int: UInt64]) {
    self.alerts = alerts
  }

  init(of localization: Localization, in catalog: CatalogFacts) {
    alerts = [:]
    for alert in catalog.alerts where !alert.argumentsUnusedInSource.isEmpty {
      let used = alert.argumentsUsed(in: localization)
      if !used.isEmpty { alerts[alert.index] = used.rawValue }
    }
  }
}

extension AlertFacts {
  /// The arguments that are declared and that no text of the source locale uses; none where one cannot be read.
  var argumentsUnusedInSource: ArgumentSet {
    let arguments = alert.arguments
    guard arguments.contains(where: \.isDeclared) else { return [] }
    let used = source.reduce(ArgumentSet()) { $0.union($1?.facts.used ?? []) }
    let unused = arguments.indices.filter { $0 < 64 && arguments[$0].isDeclared && !used.contains($0) }
    guard !unused.isEmpty, !hasUnreadableSource else { return [] }
    return unused.reduce(ArgumentSet()) { $0.union(ArgumentSet($1)) }
  }

  func argumentsUsed(in localization: Localization) -> ArgumentSet {
    var used: ArgumentSet = []
    for text in localization.alerts[index]?.texts ?? [] {
      guard let text else { continue }
      used.formUnion(MessageFacts(text.message, of: names).used)
    }
    return used
  }
}

extension CatalogFacts {
  func argumentsUsedInTranslations(of alert: AlertFacts) -> ArgumentSet {
    var used: ArgumentSet = []
    for (index, localization) in catalog.localizations.enumerated() {
      if let known = knownUses[index] {
        used.formUnion(ArgumentSet(rawValue: known.alerts[alert.index] ?? 0))
      } else {
        used.formUnion(alert.argumentsUsed(in: localization))
      }
    }
    return used
  }
}
