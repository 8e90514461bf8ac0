import CatalogDiagnostics
import CatalogModel
import MessageFormat

/// Places of a catalog at which the source locale shows the same text: for labels those of one action's id, for other
/// texts those of one role.
struct EqualTexts: Sendable {
  /// The action's id, or the role.
  let name: String
  let isLabel: Bool
  let hasSeveralWords: Bool
  let places: [Place]

  struct Place: Sendable {
    let alert: Int
    let slot: Int
  }

  /// Every group of two and more, in the order of the definitions.
  static func groups(in alerts: [AlertFacts]) -> [EqualTexts] {
    var indices: [Key: Int] = [:]
    var groups: [(key: Key, places: [Place])] = []
    for alert in alerts {
      for slot in 0..<alert.source.count {
        guard let source = alert.source[slot], let key = Key(alert.alert, slot, source.message) else { continue }
        let place = Place(alert: alert.index, slot: slot)
        let index = indices[key, default: groups.count]
        if index < groups.count {
          groups[index].places.append(place)
        } else {
          indices[key] = index
          groups.append((key, [place]))
        }
      }
    }
    return groups.compactMap { key, places in
      guard places.count > 1 else { return nil }
      let words = key.text.string.split { !$0.isLetter }.count { $0.count > 1 }
      return EqualTexts(name: key.name, isLabel: key.isLabel, hasSeveralWords: words > 1, places: places)
    }
  }

  private struct Key: Hashable {
    let name: String
    let isLabel: Bool
    let text: SourceText
    /// Of the text's bytes: quicker than that of a string, which has to be the same for all ways to write its letters.
    private let textHash: UInt64

    init?(_ alert: Alert, _ slot: Int, _ message: Message) {
      switch alert.slots[slot].role {
      case .title: name = "title"
      case .message: name = "message"
      case .fieldTitle, .fieldPlaceholder: name = "field"
      case .fieldInitial: return nil
      case .actionLabel(let index): name = alert.actions[index].id
      }
      if case .actionLabel = alert.slots[slot].role { isLabel = true } else { isLabel = false }
      text = message.text
      textHash = text.withBytes { $0.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
    }

    static func == (left: Key, right: Key) -> Bool {
      left.textHash == right.textHash && left.isLabel == right.isLabel && left.name == right.name
        && left.text.hasBytes(of: right.text)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(textHash)
      hasher.combine(name)
    }
  }
}

extension LocalizationFacts {
  /// The texts of a group that differ from the most frequent one, and that one; of equally frequent ones the first.
  func minority(of group: EqualTexts) -> (usual: String, others: [EqualTexts.Place])? {
    let present = group.places.filter { localization.alerts[$0.alert]?.texts[$0.slot] != nil }
    guard present.count > 1, !areEqual(present) else { return nil }
    let texts = present.map { localization.alerts[$0.alert]?.texts[$0.slot]?.source.string ?? "" }
    let folded = texts.map(LabelFolding.folded)
    let counts = Dictionary(grouping: folded) { $0 }.mapValues(\.count)
    guard counts.count > 1, let most = counts.values.max(),
      let usual = folded.firstIndex(where: { counts[$0] == most })
    else { return nil }
    let untranslated = sourceTexts(of: group)
    let others = zip(present, zip(texts, folded)).filter { $0.1.1 != folded[usual] && !untranslated.contains($0.1.0) }
    guard !untranslated.contains(texts[usual]) else { return nil }
    return (texts[usual], others.map(\.0))
  }

  /// What the source locale says; a text that was not translated is another rule's matter.
  private func sourceTexts(of group: EqualTexts) -> Set<String> {
    Set(group.places.prefix(1).compactMap { catalog.alerts[$0.alert].source[$0.slot]?.message.text.string })
  }

  /// Whether all texts have the same bytes, which is the usual case.
  private func areEqual(_ places: [EqualTexts.Place]) -> Bool {
    guard let first = places.first, let text = localization.alerts[first.alert]?.texts[first.slot]?.source else {
      return true
    }
    return places.dropFirst().allSatisfy { place in
      localization.alerts[place.alert]?.texts[place.slot]?.source.hasBytes(of: text) ?? false
    }
  }
}

extension Check {
  /// Reports the texts of a group that differ from the usual one, unless there is nothing to say of them.
  static func reportMinority(
    of group: EqualTexts,
    in localization: LocalizationFacts,
    _ findings: inout [Finding],
    _ message: (_ usual: String, _ own: String) -> String?
  ) {
    guard let (usual, others) = localization.minority(of: group) else { return }
    for place in others {
      guard let text = localization.localization.alerts[place.alert]?.texts[place.slot],
        let message = message(usual, text.source.string)
      else { continue }
      let alert = localization.catalog.alerts[place.alert]
      let facts = TextFacts(text.message, slot: place.slot, of: alert, in: localization)
      findings.append(facts.finding(id, at: facts.wholeText, message))
    }
  }
}
