import ICUBridge

/// ICU's rules of which locale serves somebody who wants another.
package final class LocaleMatcher: @unchecked Sendable {
  // The handle is never changed once it is open.
  private let handle: OpaquePointer?

  /// - Parameters:
  ///   - supported: Canonical locales.
  ///   - keepsScript: Whether none is chosen in another script than the wanted one.
  package init(supported: [LocaleID], keepsScript: Bool = true) {
    let list = supported.flatMap { (locale: LocaleID) -> [UInt8] in Array(locale.tag.utf8) + [0] }
    handle = list.withUnsafeBytes { bytes in
      icub_matcher_open(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: bytes.count),
        keepsScript ? 1 : 0
      )
    }
  }

  deinit { icub_matcher_close(handle) }

  /// The index of the locale that serves, if any does.
  package func best(for wanted: LocaleID) -> Int? {
    guard let handle else { return nil }
    let index = icub_matcher_best(handle, wanted.tag)
    return index < 0 ? nil : Int(index)
  }

  /// A language in a script, and which locales serve it.
  struct Answers {
    let language: String
    let script: String
    /// Where no region is wanted.
    var usual: Int?
    /// In regions that are not among `regions`.
    var regional: Int?
    var regions: [(region: String, locale: Int?)] = []
  }

  /// All languages that a locale serves, by language and script.
  var answers: [Answers] {
    guard let handle else { return [] }
    let texts = Bridge.list { icub_matcher_answers(handle, $0, $1) }
    var answers: [Answers] = []
    for start in stride(from: 0, to: texts.count - 3, by: 4) {
      let (language, script, region) = (texts[start], texts[start + 1], texts[start + 2])
      let locale = Int(texts[start + 3]).flatMap { $0 < 0 ? nil : $0 }
      if region.isEmpty { answers.append(Answers(language: language, script: script)) }
      switch region {
      case "": answers[answers.count - 1].usual = locale
      case "*": answers[answers.count - 1].regional = locale
      default: answers[answers.count - 1].regions.append((region, locale))
      }
    }
    return answers
  }
}
