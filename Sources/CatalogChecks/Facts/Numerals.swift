/// How languages count, where CLDR does not say.
enum Numerals {
  /// Languages in which a noun stays as it is behind a number, though CLDR distinguishes forms that verbs or other
  /// uses need.
  static let keepSingular: Set<String> = [
    "az", "bn", "ckb", "cy", "eu", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "ps", "tk", "tr", "tt", "ug", "uz",
  ]

  /// Endings that people set in brackets behind a noun to mean one or several: `file(s)`.
  static func pluralEndings(of language: String) -> Set<String> { endings[language] ?? ["s", "es"] }

  private static let endings: [String: Set<String>] = [
    "ca": ["s", "es"], "cs": ["y", "ů"], "da": ["er", "e", "r"], "de": ["e", "en", "n", "s", "er"], "fi": ["t"],
    "fr": ["s", "x"], "it": ["i", "s"], "nb": ["er", "e", "r"], "nl": ["en", "s", "n"], "no": ["er", "e", "r"],
    "pl": ["y", "i", "ów", "e"], "pt": ["s", "es", "ões"], "ro": ["e", "i", "uri"], "ru": ["ы", "и", "ов", "ей"],
    "sk": ["y", "ov"], "sv": ["ar", "er", "or", "n", "r"], "uk": ["и", "ів", "ей"],
  ]
}
