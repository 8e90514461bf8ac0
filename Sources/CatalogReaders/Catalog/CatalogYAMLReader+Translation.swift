import CatalogModel

extension CatalogYAMLReader {
  /// An alert of a translation: a title, or its texts.
  func readTranslation() {
    if nodes.events.kind == .scalar {
      readText(.title)
      return
    }
    nodes.fields(.translatedAlert, or: "an alert’s title or texts") { field in
      switch field {
      case .title: readText(.title)
      case .message: readText(.message)
      case .actions: nodes.names(or: "a mapping from ids to labels", readTranslatedAction)
      case .fields: nodes.names(or: "a mapping from ids to text fields", readTranslatedField)
      default: nodes.skip()
      }
    }
  }

  private func readTranslatedAction(_ id: YAMLKey) {
    if nodes.events.kind == .scalar {
      readText(.actionLabel(id.name))
      return
    }
    nodes.fields(.translatedAction, or: "a label") { _ in readText(.actionLabel(id.name)) }
  }

  private func readTranslatedField(_ id: YAMLKey) {
    nodes.fields(.translatedField, or: "the texts of a text field, such as `{ placeholder: … }`") { field in
      switch field {
      case .placeholder: readText(.fieldPlaceholder(id.name))
      case .title: readText(.fieldTitle(id.name))
      case .initial: readText(.fieldInitial(id.name))
      default: nodes.skip()
      }
    }
  }

  /// A text in the locale of the file.
  private func readText(_ path: SlotPath) {
    let keyRange = nodes.keyRange
    nodes.path = path
    defer { nodes.path = nil }
    if let text = nodes.text() { texts.texts.append(SlotText(path: path, keyRange: keyRange, text: text)) }
  }
}
