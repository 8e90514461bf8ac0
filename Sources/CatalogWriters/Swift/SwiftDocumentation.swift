/// The documentation comment of a declaration.
package struct SwiftDocumentation: Sendable, Equatable {
  /// Paragraphs of lines; the first is the summary.
  package var paragraphs: [[String]]
  package var parameters: [Parameter]

  package struct Parameter: Sendable, Equatable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  package init(_ paragraphs: [[String]] = [], parameters: [Parameter] = []) {
    self.paragraphs = paragraphs
    self.parameters = parameters
  }

  /// A documentation of one line.
  package init(_ summary: String) {
    self.init([[summary]])
  }
}
