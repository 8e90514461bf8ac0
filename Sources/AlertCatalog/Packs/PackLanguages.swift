/// Which locale of a pack answers a wanted language.
///
/// CLDR's aliases, likely scripts, parents and rules for matching were followed when the pack was written. What is left of
/// them is what makes a difference for the pack's locales. A script is never answered by another.
///
/// In a pack: the count of language codes (fixed 2) and, for each in order, the code (three bytes: two letters and a space,
/// or three letters) and where its entry starts (fixed 3, from the end of this list). Equal entries are stored once.
///
/// - An entry that begins with the byte 1 is an alias: the code that it stands for (three bytes), and a script and a region
///   for those who want none (each the count of its bytes, 0 for none, and these).
/// - One that begins with the byte 0 is a language: its script (four bytes); the count of scripts that regions
///   imply (number) and, for each, the script and its regions; the count of scripts in which locales answer (number) and,
///   for each, the script, whether they are in another language that its speakers understand (byte: 0 no, 1 yes), the
///   positions plus 1 of the locales that answer where no region is wanted and where one is
///   (numbers, 0 for none), the count of other locales (number), for each its position (number) and the regions that it
///   answers; the count of variants (number) and, for each, its key (text: `US-posix`, `valencia`) and the position of the
///   locale that answers (number).
///
/// Regions are their count (number) and, in order, their codes (three bytes: two letters and a space, or three digits).
struct PackLanguages {
  private let pack: PackView

  init(_ pack: PackView) {
    self.pack = pack
  }

  /// What answers a wanted language.
  struct Answer {
    /// The position of the locale.
    let locale: Int
    /// Whether it is in the wanted language, not in another that its speakers understand.
    let isOwnLanguage: Bool
  }

  /// What answers a language, if anything does.
  func answer(to wanted: LanguageTag) -> Answer? {
    guard var reader = entry(of: wanted.language) else { return nil }
    guard reader.byte() == 1 else { return answer(to: wanted, inLanguage: &reader) }
    var wanted = wanted
    wanted.replaceAlias(&reader)
    guard var target = entry(of: wanted.language), target.byte() == 0 else { return nil }
    return answer(to: wanted, inLanguage: &target)
  }

  /// Reads the entry of a language.
  private func answer(to wanted: LanguageTag, inLanguage reader: inout PackReader) -> Answer? {
    let script = Self.script(of: wanted, &reader)
    var branches = reader.number()
    while branches > 0, !reader.isFailed {
      let isWanted = reader.code(4) == script
      let isOwnLanguage = reader.byte() == 0
      let locale = Self.locale(for: wanted, inBranch: &reader)
      if isWanted { return locale.map { Answer(locale: $0, isOwnLanguage: isOwnLanguage) } }
      branches -= 1
    }
    return nil
  }

  /// At the start of a language's entry.
  private func entry(of language: UInt64) -> PackReader? {
    guard language <= 0xFF_FFFF else { return nil }
    let code = language > 0xFFFF ? language : language << 8 | 0x20
    var reader = pack.reader(of: pack.header.languages)
    let count = reader.fixed(2)
    let start = reader.position
    let list = reader.range(count * 6)
    guard !reader.isFailed, let index = reader.position(of: code, in: list, width: 6) else { return nil }
    var item = PackReader(pack.base, at: start + index * 6 + 3, end: list.upperBound)
    let offset = item.fixed(3)
    return PackReader(pack.base, at: list.upperBound + offset, end: reader.end)
  }

  /// The script that is wanted, or that the region or the language implies.
  private static func script(of wanted: LanguageTag, _ reader: inout PackReader) -> UInt64 {
    var script = reader.code(4)
    var implied = reader.number()
    while implied > 0, !reader.isFailed {
      let candidate = reader.code(4)
      if reader.skipRegions(lookingFor: wanted.region) { script = candidate }
      implied -= 1
    }
    return wanted.script == 0 ? script : UInt64(wanted.script)
  }

  /// Reads one branch to its end.
  private static func locale(for wanted: LanguageTag, inBranch reader: inout PackReader) -> Int? {
    let usual = reader.number() - 1
    let regional = reader.number() - 1
    var locale = wanted.region == 0 ? usual : regional
    var others = reader.number()
    while others > 0, !reader.isFailed {
      let other = reader.number()
      if reader.skipRegions(lookingFor: wanted.region) { locale = other }
      others -= 1
    }
    var variants = reader.number()
    var matched = 0
    while variants > 0, !reader.isFailed {
      let key = reader.text()
      let other = reader.number()
      if !wanted.variants.isEmpty, key.count > matched, reader.isText(key, beginningOf: wanted.variantKey) {
        locale = other
        matched = key.count
      }
      variants -= 1
    }
    return reader.isFailed || locale < 0 ? nil : locale
  }
}

extension LanguageTag {
  /// The region and the variants, in order: `US-posix`.
  fileprivate var variantKey: String {
    guard region != 0 else { return variants }
    var key = ""
    for shift in [16, 8, 0] {
      let byte = UInt8(truncatingIfNeeded: region >> UInt32(shift))
      if byte != 0 { key.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
    return key + "-" + variants
  }

  fileprivate mutating func replaceAlias(_ reader: inout PackReader) {
    let code = reader.code(3)
    language = code & 0xFF == 0x20 ? code >> 8 : code
    let impliedScript = reader.code(reader.byte())
    let impliedRegion = reader.code(reader.byte())
    if script == 0 { script = UInt32(truncatingIfNeeded: impliedScript) }
    if region == 0 { region = UInt32(truncatingIfNeeded: impliedRegion) }
  }
}

extension PackReader {
  /// Letters or digits, one in each byte, the first one highest.
  fileprivate mutating func code(_ size: Int) -> UInt64 {
    var code: UInt64 = 0
    var index = 0
    while index < size {
      code = code << 8 | UInt64(truncatingIfNeeded: byte())
      index += 1
    }
    return code
  }

  /// Passes over regions.
  ///
  /// - Returns: Whether one of them is wanted.
  fileprivate mutating func skipRegions(lookingFor region: UInt32) -> Bool {
    let count = number()
    let list = range(count > end ? -1 : count * 3)
    guard region != 0, !isFailed else { return false }
    let code = UInt64(region > 0xFFFF ? region : region << 8 | 0x20)
    return position(of: code, in: list, width: 3) != nil
  }

  /// Searches an ordered list whose items begin with codes of three bytes.
  fileprivate func position(of code: UInt64, in list: Range<Int>, width: Int) -> Int? {
    var lower = 0
    var upper = list.count / width
    while lower < upper {
      let middle = (lower + upper) / 2
      let item = base + list.lowerBound + middle * width
      let found = UInt64(item[0]) << 16 | UInt64(item[1]) << 8 | UInt64(item[2])
      if found == code { return middle }
      if found < code { lower = middle + 1 } else { upper = middle }
    }
    return nil
  }

  /// Whether a text in the pack is the beginning of another, up to its end or a `-`.
  fileprivate func isText(_ range: Range<Int>, beginningOf text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count >= range.count else { return false }
      var index = 0
      while index < range.count {
        guard bytes[index] == base[range.lowerBound + index] else { return false }
        index += 1
      }
      return bytes.count == range.count || bytes[range.count] == UInt8(ascii: "-")
    }
  }
}
