import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

/// Finds labels of one alert that differ and look alike (Unicode Technical Standard 39).
enum LabelLikeness {
  /// The first label that looks like an earlier one, and that one, by their actions' indices.
  static func firstPair(of actions: [AlertAction], in alert: LocalizedAlertFacts) -> (later: Int, earlier: Int)? {
    guard mayLookAlike(actions, in: alert) else { return nil }
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

  /// A quick look that nearly always says no: what looks alike is equally long, where `m` counts as the `rn` that it
  /// can be taken for.
  private static func mayLookAlike(_ actions: [AlertAction], in alert: LocalizedAlertFacts) -> Bool {
    guard actions.count <= 32 else { return true }
    var seen: UInt64 = 0
    for action in actions {
      guard let outline = outline(of: action.slot, in: alert) else { continue }
      let bit: UInt64 = 1 << UInt64(outline & 63)
      if seen & bit != 0 { return true }
      seen |= bit
    }
    return false
  }

  private static func outline(of slot: Int, in alert: LocalizedAlertFacts) -> Int? {
    if let text = alert.texts.texts[slot] {
      return text.message.pattern.isConstant ? text.message.text.withBytes(outline) : nil
    }
    guard alert.hasGaps, var term = alert.standardTerm(slot) else { return nil }
    return term.withUTF8(outline)
  }

  /// The number of characters that are no spaces.
  private static func outline(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let end = bytes.count
    var count = 0
    var index = 0
    while index < end {
      let byte = base[index]
      if byte > 0x20, byte & 0xC0 != 0x80 { count += byte | 0x20 == 0x6D ? 2 : 1 }
      index += 1
    }
    return count
  }
}
