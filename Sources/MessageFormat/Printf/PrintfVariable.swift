package import CatalogDiagnostics

/// A variable of a printf text, `%#@files@`: a dictionary of a `.stringsdict`, or a substitution of a String Catalog.
package struct PrintfVariable: Sendable {
  package var name: String
  /// The position of its argument, where the file says it (`argNum`); else it is counted.
  package var position: Int?
  /// The conversion of its value without the percent sign: `lld`.
  package var valueType: String? {
    didSet { conversion = valueType.flatMap(PrintfConversion.init(valueType:)) }
  }
  /// The conversion that `valueType` names; `nil` where that is none.
  package private(set) var conversion: PrintfConversion?
  package var forms: [PrintfForm]

  package init(name: String, position: Int? = nil, valueType: String? = nil, forms: [PrintfForm]) {
    self.name = name
    self.position = position
    self.valueType = valueType
    conversion = valueType.flatMap(PrintfConversion.init(valueType:))
    self.forms = forms
  }
}

/// One plural form: a category's keyword, and the text shown for it.
package struct PrintfForm: Sendable {
  /// `one`, `other`, …; `zero` is exactly 0.
  package var selector: SourceText
  package var text: SourceText

  package init(selector: SourceText, text: SourceText) {
    self.selector = selector
    self.text = text
  }
}
