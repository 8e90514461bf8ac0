/// How languages count, where CLDR does not say.
enum Numerals {
  /// Languages in which a noun stays as it is behind a number, though CLDR distinguishes forms that verbs or other
  /// uses need.
  static let keepSingular: Set<String> = [
    "az", "bn", "ckb", "cy", "eu", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "ps", "tk", "tr", "tt", "ug", "uz",
  ]
}
