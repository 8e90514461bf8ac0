import CatalogDiagnostics
import CatalogModel

extension CatalogYAMLReader {
  /// An alert of the definitions: a title, or all that there is to say of it.
  func readDefinition(_ key: YAMLKey) {
    var alert = AlertDefinition(key: key.name, keyLocation: nodes.location(key.range.lowerBound, key.range.upperBound))
    let findings = nodes.findings.count
    if nodes.events.kind == .scalar {
      _ = readText(.title)
    } else {
      nodes.fields(.alert, or: "an alert’s title or fields", locales: inline(.title)) { readField($0, of: &alert) }
    }
    alert.isPartial = nodes.findings.count > findings
    document.definitions.append(alert)
  }

  private func readField(_ field: CatalogField.ID, of alert: inout AlertDefinition) {
    switch field {
    case .title: _ = readText(.title)
    case .message: alert.hasMessage = readText(.message)
    case .actions:
      nodes.names(or: "a mapping from ids to actions") { alert.actions.append(readAction($0)) }
    case .fields:
      nodes.names(or: "a mapping from ids to text fields") { alert.fields.append(readTextField($0)) }
    case .arguments:
      nodes.names(or: "a mapping from names to arguments") { alert.arguments.append(readArgument($0)) }
    case .preferredAction: alert.preferredAction = nodes.string("the id of an action")
    case .severity: alert.severity = nodes.choice(AlertSeverity.self, of: field) ?? .automatic
    case .style: alert.style = nodes.choice(AlertStyle.self, of: field) ?? .alert
    case .error:
      let mark = nodes.currentLocation
      alert.errorMark = nodes.choice(TruthValue.self, of: field) == .true ? mark : nil
    case .comment: alert.comment = nodes.string()?.value
    default: nodes.skip()
    }
  }

  private func readAction(_ id: YAMLKey) -> ActionDefinition {
    var action = ActionDefinition(id: id.name, location: nodes.location(id.range.lowerBound, id.range.upperBound))
    let path = SlotPath.actionLabel(id.name)
    if nodes.events.kind == .scalar {
      action.hasLabel = readText(path)
      return action
    }
    let inlineLabel = inline(path)
    nodes.fields(
      .action,
      or: "a label, or the fields of an action",
      locales: { tag in
        action.hasLabel = true
        inlineLabel(tag)
      },
      { field in
        switch field {
        case .label: action.hasLabel = readText(path)
        case .role: action.role = nodes.choice(ActionRole.self, of: field)
        default: nodes.skip()
        }
      }
    )
    return action
  }

  private func readTextField(_ id: YAMLKey) -> FieldDefinition {
    var definition = FieldDefinition(id: id.name, location: nodes.location(id.range.lowerBound, id.range.upperBound))
    nodes.fields(.field, or: "the fields of a text field, such as `{ placeholder: … }`") { field in
      switch field {
      case .placeholder: definition.hasPlaceholder = readText(.fieldPlaceholder(id.name))
      case .title: definition.hasTitle = readText(.fieldTitle(id.name))
      case .initial: definition.hasInitial = readText(.fieldInitial(id.name))
      case .kind: definition.kind = nodes.choice(FieldKind.self, of: field) ?? .text
      default: nodes.skip()
      }
    }
    return definition
  }

  /// A text in the source locale, or a mapping with a text for each locale.
  ///
  /// - Returns: Whether there is a text at all.
  private func readText(_ path: SlotPath) -> Bool {
    let keyRange = nodes.keyRange
    nodes.path = path
    defer { nodes.path = nil }
    guard nodes.events.kind == .mappingStart else {
      guard let text = nodes.text("a text, or a mapping from locales to texts") else { return false }
      texts.texts.append(SlotText(path: path, keyRange: keyRange, text: text))
      return true
    }
    var hasText = false
    let inlineText = inline(path)
    nodes.names(or: "a text, or a mapping from locales to texts") { tag in
      hasText = true
      inlineText(tag)
    }
    return hasText
  }

  /// Reads the text that a locale is given inline.
  private func inline(_ path: SlotPath) -> (YAMLKey) -> Void {
    { [self] tag in
      nodes.keyRange = tag.range
      nodes.path = path
      defer { nodes.path = nil }
      if let text = nodes.text() { append(SlotText(path: path, keyRange: tag.range, text: text), in: tag) }
    }
  }
}
