import CatalogDiagnostics

/// What an alert of the definitions consists of, before any text is looked at.
final class AlertPlan: Sendable {
  let definition: AlertDefinition
  let slots: [TextSlot]
  /// Those of `slots`, by names.
  let paths: [SlotPath]
  let actions: [AlertAction]
  let fields: [AlertField]

  init(_ definition: AlertDefinition) {
    self.definition = definition
    var outline = SlotOutline()
    outline.add(.title, .title)
    if definition.hasMessage { outline.add(.message, .message) }
    fields = definition.fields.enumerated().map { index, field in
      AlertField(
        id: field.id,
        kind: field.kind,
        location: field.location,
        titleSlot: field.hasTitle ? outline.add(.fieldTitle(index), .fieldTitle(field.id)) : nil,
        placeholderSlot: field.hasPlaceholder
          ? outline.add(.fieldPlaceholder(index), .fieldPlaceholder(field.id)) : nil,
        initialSlot: field.hasInitial ? outline.add(.fieldInitial(index), .fieldInitial(field.id)) : nil
      )
    }
    // An alert needs a way out: without any action it has the standard one.
    let actions =
      definition.actions.isEmpty
      ? [ActionDefinition(id: "ok", location: definition.keyLocation)] : definition.actions
    self.actions = actions.enumerated().map { index, action in
      AlertAction(
        id: action.id,
        role: action.role ?? (action.id == "cancel" ? .cancel : .default),
        location: action.location,
        slot: outline.add(.actionLabel(index), .actionLabel(action.id))
      )
    }
    slots = outline.slots
    paths = outline.paths
  }

  /// The slot that `path` names. Texts mostly come in the order of the slots, so the search begins at `hint`.
  func slot(_ path: SlotPath, near hint: Int) -> Int? {
    var index = hint
    while index < paths.count {
      if paths[index] == path { return index }
      index += 1
    }
    index = 0
    while index < min(hint, paths.count) {
      if paths[index] == path { return index }
      index += 1
    }
    return nil
  }
}

private struct SlotOutline {
  var slots: [TextSlot] = []
  var paths: [SlotPath] = []

  @discardableResult
  mutating func add(_ role: TextSlot.Role, _ path: SlotPath) -> Int {
    slots.append(TextSlot(role: role, name: path.name))
    paths.append(path)
    return slots.count - 1
  }
}
