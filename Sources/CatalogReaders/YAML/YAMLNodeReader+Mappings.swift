import CatalogDiagnostics
import CatalogModel
import LocaleData

extension YAMLNodeReader {
  /// Reads a mapping with the fields of a table. `body` reads the value of a field that it is given.
  ///
  /// - Parameters:
  ///   - table: The fields that there may be.
  ///   - form: What is expected, in words, where the node is no mapping.
  ///   - locales: Reads the value for a locale, where the mapping's first key turns out to be one.
  ///   - body: Reads the value of a field.
  func fields(
    _ table: FieldTable,
    or form: String,
    locales: ((YAMLKey) -> Void)? = nil,
    _ body: (CatalogField.ID) -> Void
  ) {
    guard enterMapping(or: form) else { return }
    if let locales, isLocale(unlessIn: table) {
      readNames(locales)
      return
    }
    let base = state.pointee.fieldsSeen.count
    defer { state.pointee.fieldsSeen.removeLast(state.pointee.fieldsSeen.count - base) }
    while isInMapping() {
      guard let key = keyBytes() else { continue }
      guard let field = table.field(named: key) else {
        reportUnknownField(table)
        skipEntry()
        continue
      }
      if let first = firstStart(of: field, since: base) {
        reportDuplicate(of: field.rawValue, firstAt: first)
        skipEntry()
        continue
      }
      keyRange = events.start..<events.end
      state.pointee.fieldsSeen.append((field, events.start))
      advance()
      body(field)
    }
  }

  /// Reads a mapping with keys of the person's own choice. `body` reads the value of the key that it is given.
  func names(or form: String, _ body: (YAMLKey) -> Void) {
    guard enterMapping(or: form) else { return }
    readNames(body)
  }

  private func readNames(_ body: (YAMLKey) -> Void) {
    var seen = NameSet()
    while isInMapping() {
      guard let bytes = keyBytes() else { continue }
      let key = YAMLKey(name: String(decoding: bytes, as: UTF8.self), range: events.start..<events.end)
      switch seen.insert(key.name, bytes, at: key.range.lowerBound) {
      case .new: break
      case .same(let first):
        reportDuplicate(of: key.name, firstAt: first)
        skipEntry()
        continue
      case .similar(let name, let first): reportSimilar(key.name, to: name, firstAt: first)
      }
      keyRange = key.range
      advance()
      body(key)
    }
  }

  /// Passes over the current key and its value.
  private func skipEntry() {
    advance()
    skip()
  }

  private func isLocale(unlessIn table: FieldTable) -> Bool {
    guard events.kind == .scalar, table.field(named: events.value) == nil else { return false }
    return LocaleID(parsing: String(decoding: events.value, as: UTF8.self))?.isKnown == true
  }

  /// A key that is no scalar, a merge key or an alias is reported and passed over with its value.
  private func keyBytes() -> UnsafeBufferPointer<UInt8>? {
    guard events.kind == .scalar else {
      let isAlias = events.kind == .alias
      let start = events.start
      let end = skip()
      if !isAlias { report(.invalidValue, at: location(start, end), .keyIsNoText) }
      skip()
      return nil
    }
    let key = events.value
    if events.style == .plain, key.count == 2, key[0] == 0x3C, key[1] == 0x3C {
      report(.invalidValue, at: currentLocation, .mergeKey)
      skipEntry()
      return nil
    }
    return key
  }

  /// Nothing at all is an empty mapping: `false`, and nothing to report.
  private func enterMapping(or form: String) -> Bool {
    if isEmptyScalar() {
      advance()
      return false
    }
    if events.failure != nil {
      guard let column = columnBehindFailure() else { return false }
      state.pointee.columns.append(column)
      return true
    }
    guard events.kind == .mappingStart, !isUnquotedArgument() else {
      if events.kind == .mappingStart {
        reportUnquotedText()
        return false
      }
      reportUnexpected(form)
      return false
    }
    state.pointee.columns.append(events.flowDepth > 0 ? -1 : events.column)
    advance()
    return true
  }

  private func firstStart(of field: CatalogField.ID, since base: Int) -> Int? {
    var index = base
    while index < state.pointee.fieldsSeen.count {
      if state.pointee.fieldsSeen[index].field == field { return state.pointee.fieldsSeen[index].start }
      index += 1
    }
    return nil
  }
}
