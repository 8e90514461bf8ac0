import CatalogDiagnostics
import CatalogModel
import LocaleData

/// An alert for tests: its texts in reading order, each by slot and locale. A standard action's label may be left out.
struct TestAlert {
  typealias Texts = KeyValuePairs<String, [String: String]>

  let key: String
  let arguments: [(name: String, type: ArgumentType)]
  let texts: Texts
  var preferred: String?
  var severity = AlertSeverity.automatic
  var style = AlertStyle.alert

  init(
    _ key: String,
    _ arguments: [(name: String, type: ArgumentType)] = [],
    _ texts: Texts
  ) {
    self.key = key
    self.arguments = arguments
    self.texts = texts
  }
}

extension Catalog {
  /// A catalog of test alerts, in the locales that their titles have; English is the source.
  static func test(_ alerts: [TestAlert], name: String = "Alerts", fallback: FallbackUnit = .alert) -> Catalog {
    let file = SourceFile(path: "Alerts.yaml", bytes: [])
    let location = SourceLocation(startOf: file)
    let tags = Set(alerts.flatMap { $0.texts.flatMap(\.value.keys) }).subtracting(["en"]).sorted()
    var configuration = CatalogConfiguration()
    configuration.fallback = fallback
    return Catalog(
      name: name,
      sourceLocale: LocaleID(tag: "en"),
      definitions: file,
      alerts: alerts.map { $0.model(at: location) },
      localizations: (["en"] + tags).map { tag in
        Localization(
          locale: LocaleID(tag: tag),
          location: location,
          alerts: alerts.map { $0.localized(in: tag, at: location) }
        )
      },
      configuration: configuration
    )
  }
}

extension TestAlert {
  fileprivate func model(at location: SourceLocation) -> Alert {
    var actions: [AlertAction] = []
    var fields: [AlertField] = []
    var slots: [TextSlot] = []
    for (slot, (name, texts)) in texts.enumerated() {
      let parts = name.split(separator: ".").map(String.init)
      switch parts[0] {
      case "title": slots.append(TextSlot(role: .title, name: name))
      case "message": slots.append(TextSlot(role: .message, name: name))
      case "actions":
        let role = ["cancel": ActionRole.cancel, "delete": .destructive][parts[1]] ?? .default
        let standard = texts["en"] == nil ? parts[1] : nil
        slots.append(TextSlot(role: .actionLabel(actions.count), name: name, standardAction: standard))
        actions.append(AlertAction(id: parts[1], role: role, location: location, slot: slot))
      default:
        if fields.last?.id != parts[1] {
          let kind: FieldKind = parts[1] == "password" ? .secure : .text
          fields.append(
            AlertField(
              id: parts[1],
              kind: kind,
              location: location,
              titleSlot: nil,
              placeholderSlot: nil,
              initialSlot: nil
            )
          )
        }
        slots.append(fields[fields.count - 1].add(parts[2], slot, fields.count - 1, name))
      }
    }
    return Alert(
      key: key,
      keyLocation: location,
      comment: nil,
      severity: severity,
      style: style,
      arguments: arguments.map { AlertArgument(name: $0.name, type: $0.type, location: location, isDeclared: true) },
      actions: actions,
      fields: fields,
      preferredAction: preferred.map { Located($0, at: location) },
      slots: slots
    )
  }

  fileprivate func localized(in tag: String, at location: SourceLocation) -> LocalizedAlert? {
    let own = texts.map { name, texts in texts[tag].map { LocalizedText(message: message($0)) } }
    return own.allSatisfy { $0 == nil } ? nil : LocalizedAlert(keyLocation: location, texts: own)
  }
}

extension AlertField {
  fileprivate mutating func add(_ part: String, _ slot: Int, _ index: Int, _ name: String) -> TextSlot {
    switch part {
    case "title":
      titleSlot = slot
      return TextSlot(role: .fieldTitle(index), name: name)
    case "placeholder":
      placeholderSlot = slot
      return TextSlot(role: .fieldPlaceholder(index), name: name)
    default:
      initialSlot = slot
      return TextSlot(role: .fieldInitial(index), name: name)
    }
  }
}
