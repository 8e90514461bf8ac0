package import Foundation

#if canImport(FoundationXML)
  package import FoundationXML
#endif

/// Which elements, attributes and text a format of XML has.
package struct XMLGrammar: Sendable {
  package let root: String
  package let elements: [String: Element]

  package struct Element: Sendable {
    var children: Set<String> = []
    var required: Set<String> = []
    var optional: Set<String> = []
    /// The attributes that are numbers.
    var numbers: Set<String> = []
    var hasText = false
  }

  /// What Foundation's parser and the grammar have to say against a document.
  package func mistakes(in document: Data) -> [String] { XMLOutline(document).mistakes(by: self) }
}

/// What a document says: its elements in order, with their attributes and texts.
package final class XMLOutline: NSObject, XMLParserDelegate {
  package struct Element: Equatable {
    package var name: String
    var parent: String?
    package var attributes: [String: String]
    var text = ""
  }

  package private(set) var elements: [Element] = []
  private(set) var error: String?
  private var open: [Int] = []

  package init(_ document: Data) {
    super.init()
    let parser = XMLParser(data: document)
    parser.delegate = self
    let isParsed = parser.parse()
    // An end that is missing is not always an error to the parser.
    if !isParsed || parser.parserError != nil || !open.isEmpty || elements.isEmpty {
      error = "not well-formed: \(parser.parserError.map { "\($0)" } ?? "elements without an end")"
    }
  }

  package func elements(named name: String) -> [Element] { elements.filter { $0.name == name } }

  func mistakes(by grammar: XMLGrammar) -> [String] {
    var mistakes = [error].compactMap(\.self)
    for element in elements {
      guard let rule = grammar.elements[element.name] else {
        mistakes.append("there is no <\(element.name)>")
        continue
      }
      let isPlaced = element.parent.map { grammar.elements[$0]?.children.contains(element.name) ?? false }
      if !(isPlaced ?? (element.name == grammar.root)) {
        mistakes.append("<\(element.name)> stands in the wrong place")
      }
      let names = Set(element.attributes.keys)
      mistakes += rule.required.subtracting(names).map { "<\(element.name)> has no \($0)" }
      mistakes += names.subtracting(rule.required).subtracting(rule.optional).map { "<\(element.name)> has no \($0)" }
      mistakes += rule.numbers.filter { element.attributes[$0].map { Int($0) == nil } ?? false }
      let isBlank = element.text.allSatisfy(\.isWhitespace)
      if !rule.hasText, !isBlank { mistakes.append("<\(element.name)> has text") }
    }
    return mistakes
  }

  package func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, parent: open.last.map { elements[$0].name }, attributes: attributes))
    open.append(elements.count - 1)
  }

  package func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}
