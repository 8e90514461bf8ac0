import AlertCatalog
import CatalogDiagnostics
import CatalogModel

/// What an alert is made of, in the form of the pack, and in which order a record holds its texts.
struct PackShape {
  let bytes = PackBytes()
  /// Indices into the alert's slots.
  private(set) var slots: [Int] = []

  init(_ alert: Alert) throws(PackWritingError) {
    guard let title = alert.slots.firstIndex(where: { $0.role == .title }) else { throw .noTitle(alert: alert.key) }
    slots.append(title)
    bytes.byte(alert.severity.packed)
    bytes.byte(alert.style.packed)
    let message = alert.slots.firstIndex { $0.role == .message }
    bytes.byte(message == nil ? 0 : 1)
    if let message { slots.append(message) }
    let preferred = alert.preferredAction.flatMap { preferred in
      alert.actions.firstIndex { $0.id == preferred.value }
    }
    bytes.number((preferred ?? -1) + 1)
    try add(alert.fields, of: alert)
    try add(alert.actions, of: alert)
    add(alert.arguments)
  }

  private mutating func add(_ fields: [AlertField], of alert: Alert) throws(PackWritingError) {
    guard fields.count < 0x80 else { throw .tooManyFields(alert: alert.key) }
    bytes.byte(fields.count)
    for field in fields {
      bytes.text(field.id)
      bytes.byte(field.kind.packed)
      let texts = [field.titleSlot, field.placeholderSlot, field.initialSlot]
      bytes.byte((texts[0] == nil ? 0 : 1) + (texts[1] == nil ? 0 : 2) + (texts[2] == nil ? 0 : 4))
      slots += texts.compactMap { $0 }
    }
  }

  private mutating func add(_ actions: [AlertAction], of alert: Alert) throws(PackWritingError) {
    guard actions.count < 0x80 else { throw .tooManyActions(alert: alert.key) }
    bytes.byte(actions.count)
    for action in actions {
      bytes.text(action.id)
      bytes.byte(action.role.packed)
      slots.append(action.slot)
    }
  }

  private func add(_ arguments: [CatalogModel.AlertArgument]) {
    bytes.number(arguments.count)
    for argument in arguments {
      bytes.text(argument.name)
      bytes.byte(argument.type.packed.rawValue)
      guard case .enumeration(let values) = argument.type else { continue }
      bytes.number(values.count)
      for value in values { bytes.text(value) }
    }
  }
}

extension ArgumentType {
  fileprivate var packed: PackedArgumentType {
    switch self {
    case .string: .string
    case .int: .int
    case .double: .double
    case .bool: .bool
    case .enumeration: .choice
    case .list: .list
    case .date: .date
    }
  }
}

extension CatalogModel.AlertSeverity {
  fileprivate var packed: Int {
    switch self {
    case .automatic: 0
    case .standard: 1
    case .critical: 2
    }
  }
}

extension CatalogModel.AlertStyle {
  fileprivate var packed: Int {
    switch self {
    case .alert: 0
    case .confirmation: 1
    }
  }
}

extension ActionRole {
  fileprivate var packed: Int {
    switch self {
    case .default: 0
    case .cancel: 1
    case .destructive: 2
    }
  }
}

extension FieldKind {
  fileprivate var packed: Int {
    switch self {
    case .text: 0
    case .secure: 1
    case .email: 2
    case .number: 3
    }
  }
}
