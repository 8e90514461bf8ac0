import CatalogDiagnostics

/// Reads the old-style property lists that strings files are, as Apple's tools do:
///
///     /* A comment. */
///     "key" = "value";
///     key = value;        // quotation marks may be left out around letters, digits and _ $ / : . -
///     "Text";             // key and value at once
///
/// After a mistake reading goes on at the next entry. Each byte is looked at a bounded number of times.
struct StringsParser: ByteCursor {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  var index: Int
  var findings: FindingCollector
  var records: [StringsRecord] = []
  /// The keys of `records`.
  var keys: KeyList
  var nested: [PropertyListValue] = []
  var comments: [CommentRange] = []
  var suppressions: [Suppression] = []
  /// Whether a mistake hid an entry or a part of one.
  var isPartial = false
  /// How often a bracket had no partner, so that the lines behind it were read anew.
  var rewinds = 0
  /// Whether the entries stand in braces.
  var isBraced = false

  let texts: StringsTexts

  var file: SourceFile { findings.file }

  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: UnsafePointer<UInt8>, file: SourceFile) {
    self.bytes = start
    end = bytes.count
    index = file.contentStart
    findings = FindingCollector(file)
    texts = StringsTexts(file)
    keys = KeyList(start, capacity: bytes.count / 128)
    records.reserveCapacity(bytes.count / 128)
  }

  mutating func parse() {
    skipSpace()
    guard index < end, bytes[index] == UInt8(ascii: "{") else { return parseEntries() }
    let opening = index
    index += 1
    isBraced = true
    parseEntries(after: opening)
    isBraced = false
    skipSpace()
    guard index < end else { return }
    findings.add(index, index + 1, .afterBrace)
    parseEntries()
  }

  /// - Parameter opening: The brace that the entries stand in, if they do; they end with its partner.
  private mutating func parseEntries(after opening: Int? = nil) {
    while true {
      skipSpace()
      guard index < end else {
        if let opening { missingBrace(opening) }
        return
      }
      if opening != nil, bytes[index] == UInt8(ascii: "}") {
        index += 1
        return
      }
      if let key = scanString() {
        parseEntry(key)
      } else {
        recoverFromMissingKey()
      }
    }
  }

  @inline(__always)
  private mutating func parseEntry(_ key: StringsRecord.Token) {
    skipSpace()
    if index < end, bytes[index] == UInt8(ascii: "=") {
      index += 1
    } else if index < end, bytes[index] == UInt8(ascii: ";") {
      index += 1
      append(StringsRecord(key: key, value: key))
      return
    } else if !recoverFromMissingEquals(after: key) {
      return
    }
    skipSpace()
    if let value = scanString() {
      finish(StringsRecord(key: key, value: value))
    } else if index < end, isNestedOpening(bytes[index]) {
      let start = index
      guard let value = parseWholeNested() else { return resynchronize() }
      let token = StringsRecord.Token(start: Int32(start), end: Int32(index), form: .unquoted)
      nested.append(value)
      finish(StringsRecord(key: key, value: token, nested: Int32(nested.count - 1)))
    } else {
      recoverFromMissingValue()
    }
  }

  @inline(__always)
  private mutating func finish(_ record: StringsRecord) {
    skipSpace()
    if index < end, bytes[index] == UInt8(ascii: ";") {
      index += 1
    } else if !recoverFromMissingSemicolon(after: record) {
      return
    }
    append(record)
  }

  @inline(__always)
  private mutating func append(_ record: StringsRecord) {
    if record.key.form == .escaped {
      checkEscapes(record.key.content)
      keys.append(decoded: StringsEscape.decoded(bytes, record.key.content))
    } else {
      keys.append(record.key.content)
    }
    if record.value.form == .escaped, record.value.start != record.key.start { checkEscapes(record.value.content) }
    records.append(record)
  }
}

extension String {
  fileprivate static let afterBrace = "expected nothing after the closing brace; move these entries before it"
}
