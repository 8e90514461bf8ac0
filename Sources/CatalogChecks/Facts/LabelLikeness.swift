import CatalogModel
import LocaleData

/// Finds labels of one alert that differ and look alike (Unicode Technical Standard 39).
enum LabelLikeness {
  /// The first label that looks like an earlier one, and that one, by their actions' indices.
  static func firstPair(of actions: [AlertAction], in alert: LocalizedAlertFacts) -> (later: Int, earlier: Int)? {
    let labels = actions.map { ActionLabel($0, in: alert)?.constant }
    var skeletons: [String: Int] = [:]
    for (index, label) in labels.enumerated() {
      guard let label, !label.isEmpty else { continue }
      let skeleton = Confusables.skeleton(label)
      if let earlier = skeletons[skeleton], labels[earlier] != label { return (index, earlier) }
      skeletons[skeleton] = skeletons[skeleton] ?? index
    }
    return nil
  }
}
