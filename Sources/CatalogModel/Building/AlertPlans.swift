/// The alerts of the definitions, by key.
struct AlertPlans: Sendable {
  let plans: [AlertPlan]
  private let indices: [String: Int]

  init(_ definitions: [AlertDefinition]) {
    plans = definitions.map(AlertPlan.init)
    var indices: [String: Int] = [:]
    indices.reserveCapacity(plans.count)
    for (index, plan) in plans.enumerated() where indices[plan.definition.key] == nil {
      indices[plan.definition.key] = index
    }
    self.indices = indices
  }

  /// The alert with this key. Translations mostly follow the order of the definitions, so `hint` is tried first.
  func index(of key: String, near hint: Int) -> Int? {
    if hint < plans.count, plans[hint].definition.key == key { return hint }
    return indices[key]
  }

  var keys: some Sequence<String> { plans.lazy.map(\.definition.key) }
}
