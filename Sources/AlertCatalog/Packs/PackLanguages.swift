/// Which locales of a pack answer a wanted language.
///
/// Everything that takes locale data, parents, likely scripts, aliases, was decided when the pack was written: for each
/// language, script and region that make a difference the pack lists the locales that answer, the best one first.
/// A script is never answered by another.
///
/// In a pack: the count of languages (fixed 2) and, for each in order, its code in three bytes (two letters and a space, or
/// three letters) and where its entries start (fixed 3, from the end of this list). The entries of a language are
/// their count (number) and, for each: flags (byte: 1 where it also holds when no script is wanted, 2 where a
/// script follows, 4 where variants follow); the script (four bytes); the variants (text, lower case, joined by
/// `-`); the answer; the count of groups of regions that are answered otherwise (number) and, for each, its answer,
/// the count of its regions (number) and these in order (three bytes each, two letters and a space or three digits).
/// An answer is the count of locales (number) and their positions (numbers). Entries without script come after those
/// with flag 1, those without variants after those with.
struct PackLanguages {
  private let pack: PackView

  init(_ pack: PackView) {
    self.pack = pack
  }

  /// Finds the locales that answer a language.
  ///
  /// - Returns: A reader of the answer: the count of locales, and their positions. `nil` where none answers.
  func answer(to tag: LanguageTag) -> PackReader? {
    guard var reader = entries(of: tag.language) else { return nil }
    var count = reader.number()
    while count > 0, !reader.isFailed {
      if let answer = answer(to: tag, inEntry: &reader) { return reader.isFailed ? nil : answer }
      count -= 1
    }
    return nil
  }

  private func entries(of language: UInt64) -> PackReader? {
    guard let code = Self.code(of: language) else { return nil }
    var reader = pack.reader(of: pack.header.languages)
    let count = reader.fixed(2)
    let start = reader.position
    let width = 6
    guard !reader.isFailed, count * width <= reader.end - start,
      let index = Self.position(of: code, in: pack.base + start, count: count, width: width)
    else { return nil }
    reader.position = start + index * width + 3
    let offset = reader.fixed(3)
    return PackReader(pack.base, at: start + count * width + offset, end: reader.end)
  }

  /// Reads one entry. Moves behind it where it does not match.
  private func answer(to tag: LanguageTag, inEntry reader: inout PackReader) -> PackReader? {
    let flags = reader.byte()
    let script = flags & 2 == 0 ? 0 : UInt32(truncatingIfNeeded: reader.code(4))
    let variants = flags & 4 == 0 ? reader.position..<reader.position : reader.text()
    let isMatch =
      (tag.script == script || tag.script == 0 && flags & 1 != 0)
      && (variants.isEmpty || reader.isText(variants, equalTo: tag.variants))
    let answer = reader
    reader.skipAnswer()
    var groups = reader.number()
    while groups > 0, !reader.isFailed {
      let answer = reader
      reader.skipAnswer()
      let count = reader.number()
      let regions = reader.range(count > reader.end ? -1 : count * 3)
      if isMatch, tag.region != 0, !reader.isFailed,
        Self.position(of: tag.regionCode, in: pack.base + regions.lowerBound, count: count, width: 3) != nil
      {
        return answer
      }
      groups -= 1
    }
    return isMatch ? answer : nil
  }

  /// The language in three bytes, `nil` where it is longer.
  private static func code(of language: UInt64) -> UInt32? {
    switch language {
    case 0x6161...0x7A7A: UInt32(truncatingIfNeeded: language) << 8 | 0x20
    case 0x616161...0x7A7A7A: UInt32(truncatingIfNeeded: language)
    default: nil
    }
  }

  /// Searches an ordered list whose items begin with codes of three bytes.
  private static func position(of code: UInt32, in base: UnsafePointer<UInt8>, count: Int, width: Int) -> Int? {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      let item = base + middle * width
      let found = UInt32(item[0]) << 16 | UInt32(item[1]) << 8 | UInt32(item[2])
      if found == code { return middle }
      if found < code { lower = middle + 1 } else { upper = middle }
    }
    return nil
  }
}

extension LanguageTag {
  /// The region in three bytes.
  fileprivate var regionCode: UInt32 { region > 0xFFFF ? region : region << 8 | 0x20 }
}

extension PackReader {
  /// Letters or digits, one in each byte, the first one highest.
  fileprivate mutating func code(_ size: Int) -> UInt64 {
    var code: UInt64 = 0
    for _ in 0..<size { code = code << 8 | UInt64(truncatingIfNeeded: byte()) }
    return code
  }

  fileprivate mutating func skipAnswer() {
    var count = number()
    while count > 0, !isFailed {
      _ = number()
      count -= 1
    }
  }
}
