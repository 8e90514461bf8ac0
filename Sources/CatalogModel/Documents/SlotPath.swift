/// The place of a text within an alert, by names rather than by position.
package enum SlotPath: Sendable, Hashable {
  case title
  case message
  case fieldTitle(String)
  case fieldPlaceholder(String)
  case fieldInitial(String)
  case actionLabel(String)

  package var isOfActionOrField: Bool {
    switch self {
    case .title, .message: false
    case .fieldTitle, .fieldPlaceholder, .fieldInitial, .actionLabel: true
    }
  }

  /// As findings name it and strings files write it after the alert's key: `title`, `actions.delete`,
  /// `fields.name.placeholder`.
  package var name: String {
    switch self {
    case .title: "title"
    case .message: "message"
    case .fieldTitle(let id): "fields." + id + ".title"
    case .fieldPlaceholder(let id): "fields." + id + ".placeholder"
    case .fieldInitial(let id): "fields." + id + ".initial"
    case .actionLabel(let id): "actions." + id
    }
  }
}
