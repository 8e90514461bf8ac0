import CYAML
import CatalogDiagnostics
import CatalogModel

extension YAMLNodeReader {
  /// Reads a text that alerts show. Nothing at all is `nil`, and so is anything but text, which is reported.
  func text(_ form: String = "a text") -> SourceText? {
    guard events.kind == .scalar else {
      reportNoText(form)
      return nil
    }
    let text = isEmptyScalar() ? nil : sourceText()
    advance()
    return text
  }

  /// Reads any scalar as it is, with its place.
  func string(_ form: String = "a text") -> Located<String>? {
    guard events.kind == .scalar else {
      reportUnexpected(form)
      return nil
    }
    let value =
      isEmptyScalar() ? nil : Located(String(decoding: events.value, as: UTF8.self), at: currentLocation)
    advance()
    return value
  }

  /// Reads one of a few words; another is reported, with the one that is likely meant.
  func choice<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type, of field: CatalogField.ID) -> Choice?
  where Choice.RawValue == String {
    guard let value = string(.oneOf(Choice.allCases.map(\.rawValue))) else { return nil }
    if let choice = Choice(rawValue: value.value) { return choice }
    reportChoice(value, of: field, among: Choice.allCases.map(\.rawValue))
    return nil
  }

  func integer(_ field: CatalogField.ID) -> Int? {
    guard let value = string("an integer") else { return nil }
    if let integer = Int(value.value) { return integer }
    report(.invalidValue, at: value.location, .noInteger(value.value, field.rawValue))
    return nil
  }

  /// Reads a list; `body` reads an entry.
  ///
  /// - Returns: Where the list stands.
  @discardableResult
  func list(_ form: String, _ body: () -> Void) -> SourceLocation {
    guard events.kind == .sequenceStart else {
      let place = currentLocation
      if isEmptyScalar() { advance() } else { reportUnexpected(form) }
      return place
    }
    let start = events.start
    advance()
    while !isAtEnd, resumedColumn == nil, events.kind != .sequenceEnd { body() }
    guard !isAtEnd, resumedColumn == nil else { return location(start, start) }
    let place = events.flowDepth > 0 ? location(start, events.end) : character(at: start)
    advance()
    return place
  }

  /// The current scalar as a text that remembers where it stands.
  private func sourceText() -> SourceText? {
    let start = events.start
    let end = events.end
    let value = events.value
    let style = events.style
    lastScalar = (start, end, style)
    let origin: SourceOrigin
    var inner = start..<end
    switch style {
    case .plain:
      origin = events.flowDepth > 0 ? origins.plainInFlow : origins.plain
      if end < events.count, events.bytes[end] <= 0x20, reportCutText(start..<end) { return nil }
    case .singleQuoted:
      origin = origins.singleQuoted
      inner = start + 1..<max(start + 1, end - 1)
    case .doubleQuoted:
      origin = origins.doubleQuoted
      inner = start + 1..<max(start + 1, end - 1)
    case .literal: origin = origins.literal
    case .folded: origin = origins.folded
    }
    if inner.count == value.count, isVerbatim(value, at: inner.lowerBound) {
      return SourceText(verbatim: inner, origin: origin, token: start..<end)
    }
    return SourceText(decoded: Array(value), origin: origin, token: start..<end)
  }

  private func isVerbatim(_ value: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard let bytes = value.baseAddress else { return value.isEmpty }
    return memcmp(bytes, events.bytes + offset, value.count) == 0
  }
}

extension String {
  static func oneOf(_ choices: [String]) -> String { choices.joined(separator: ", ") }

  fileprivate static func noInteger(_ value: String, _ field: String) -> String {
    "`\(field)` is an integer, not \(quoted(value))"
  }
}
