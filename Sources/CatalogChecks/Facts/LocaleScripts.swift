import LocaleData

/// The scripts that a locale is written in.
struct LocaleScripts {
  let all: Set<Script>
  private let isLatin: Bool

  init(_ locale: LocaleID) {
    all = Script.all(of: locale)
    isLatin = all.contains(.latin)
  }

  /// Whether a text with such characters may be in another script: in a Latin locale, one with letters beyond Latin
  /// ones.
  func mayBeWrong(_ kinds: CharacterKinds) -> Bool {
    guard !all.isEmpty else { return false }
    return isLatin ? kinds.meets(.beyondLatin) : kinds.meets(.letters)
  }
}
