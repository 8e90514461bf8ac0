/// What was typed into the fields of an alert: a generated struct with one text for each field.
public protocol AlertFields: Hashable, Sendable {
  /// Reads the fields in the order of the alert's definition.
  ///
  /// - Parameter texts: What the fields hold when an action is chosen.
  init(texts: AlertFieldTexts)
}

/// The texts of an alert's fields, in the order in which they are shown.
public struct AlertFieldTexts: Sendable, Hashable {
  /// One text for each field.
  public var texts: [String]

  /// - Parameter texts: One text for each field, in the order in which they are shown.
  public init(_ texts: [String] = []) {
    self.texts = texts
  }

  /// The text of the field at `index`, empty where there is no such field.
  public subscript(index: Int) -> String {
    texts.indices.contains(index) ? texts[index] : ""
  }
}
