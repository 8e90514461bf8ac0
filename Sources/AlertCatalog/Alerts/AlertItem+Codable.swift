/// Items can be saved and restored, as a part of an app's state: their catalog, key and arguments, and no text.
extension AlertItem: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedAlertKey.self)
    try container.encode(reference.catalog.name, forKey: .catalog)
    try container.encode(reference.key, forKey: .alert)
    try container.encode(reference.arguments, forKey: .arguments)
  }
}

extension AlertItem: Decodable where Action: AlertActions {
  /// Restores an item that an app has saved, perhaps an earlier version of it.
  ///
  /// - Throws: `DecodingError` where the catalog has the alert no longer, or with other arguments or actions.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SavedAlertKey.self)
    let name = try container.decode(String.self, forKey: .catalog)
    let key = try container.decode(String.self, forKey: .alert)
    let arguments = try container.decode([AlertArgument].self, forKey: .arguments)
    guard let catalog = Action._alertCatalog, catalog.name == name else {
      throw container.mistake(.catalog, "\(Action.self) is not of the catalog \(name)")
    }
    guard let index = catalog.index(of: key), let shape = catalog.shape(at: index) else {
      throw container.mistake(.alert, "the catalog \(name) has no alert \(key)")
    }
    guard shape.fits(arguments) else {
      throw container.mistake(.arguments, "the alert \(key) has other arguments")
    }
    guard shape.actions.allSatisfy({ Action(rawValue: $0) != nil }) else {
      throw container.mistake(.alert, "the alert \(key) has other actions than \(Action.self)")
    }
    self.init(reference: AlertReference(catalog: catalog, index: index, arguments: arguments)) { id in
      Action(rawValue: id)
    }
  }
}

extension AlertForm: Encodable {
  public func encode(to encoder: any Encoder) throws { try item.encode(to: encoder) }
}

extension AlertForm: Decodable where Action: AlertActions {
  /// Restores a form; what was typed is not part of it.
  ///
  /// - Throws: `DecodingError` where the catalog has the alert no longer, or with other arguments or actions.
  public init(from decoder: any Decoder) throws { self.init(try AlertItem(from: decoder)) }
}

private enum SavedAlertKey: String, CodingKey {
  case catalog, alert, arguments
}

extension KeyedDecodingContainer<SavedAlertKey> {
  fileprivate func mistake(_ key: SavedAlertKey, _ text: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: text)
  }
}
