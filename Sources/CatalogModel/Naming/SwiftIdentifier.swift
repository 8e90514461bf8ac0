/// A name as Swift code writes it, made from a key, an action's id or an argument's name.
package struct SwiftIdentifier: Sendable, Hashable {
  /// Without backticks: what a name is compared by.
  package let name: String

  /// In `lowerCamelCase`, for a function, an enum case, a parameter or a property.
  ///
  /// `nil` where nothing of `text` can stand in a name.
  package init?(member text: String) {
    guard let name = SwiftWords(text)?.lowerCamelCase else { return nil }
    self.init(usable: name)
  }

  /// In `UpperCamelCase`, for a type that serves as a namespace.
  ///
  /// `nil` where nothing of `text` can stand in a name.
  package init?(type text: String) {
    guard let name = SwiftWords(text)?.upperCamelCase else { return nil }
    self.init(usable: SwiftKeywords.usedTypes.contains(name) ? name + "_" : name)
  }

  private init(usable name: String) {
    self.name = SwiftKeywords.unescapable.contains(name) ? name + "_" : name
  }

  /// With backticks where the name is a keyword: right in declarations and in expressions alike.
  package var code: String {
    SwiftKeywords.reserved.contains(name) ? "`" + name + "`" : name
  }
}
