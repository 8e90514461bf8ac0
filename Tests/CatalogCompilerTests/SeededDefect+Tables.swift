import Foundation

extension SeededDefect {
  /// Mistakes of tables in Apple's formats.
  static let tables: [SeededDefect] = strings + dictionaries + stringCatalogs

  private static let server = "server.unreachable.title"
  private static let done = "camera.denied.title"
  private static let numbers = "storage.full.message"

  private static let strings: [SeededDefect] = [
    .line("printf-syntax", "strings", server) { $0.replacingFirst("\";", with: " %1\";") },
    .line("missing-argument", "strings", server) { $0.replacingFirst("%@", with: "iCloud") },
    .line("argument-type", "strings", server) { $0.replacingFirst("%@", with: "%lld") },
    .line("foreign-placeholder", "strings", server) { $0.replacingFirst("%@", with: "%@ {server}") },
    .line("extra-argument", "strings", server) { $0.replacingFirst("%@", with: "%1$@ %2$@") },
    .line("unpositioned-arguments", "strings", numbers) {
      $0.replacingOccurrences(of: #"%\d\$@"#, with: "%@", options: .regularExpression)
    },
    .line("unsupported-format", "strings", server) { $0.replacingFirst("%@", with: "%p") },
    .line("file-syntax", "strings", done) { $0.replacingFirst("\" = \"", with: "\" \"") },
    .line("duplicate-key", "strings", done, found: 1) { $0 + "\n" + $0 },
    .line("invalid-value", "strings", done) {
      $0.replacingOccurrences(of: #" = .*;"#, with: " = (1, 2);", options: .regularExpression)
    },
    .line("obsolete-translation", "strings", done, found: 1) { $0 + "\n\"camera.lost.title\" = \"x\";" },
    .line("key-outside-convention", "strings", done, found: 1) { $0 + "\n\"Camera\" = \"x\";" },
    .line("unknown-rule", "strings", done) { "/* alertc:disable three-dot */\n" + $0 },
    .line("unused-suppression", "strings", done) { "/* alertc:disable three-dots */\n" + $0 },
    .line("unused-suppression", "strings", done) { "/* alertc:disable */\n" + $0 },
    .line("role-mismatch", "strings", "actions.signOut") { "/* @cancel */\n" + $0 },
    .line("blank-translation", "strings", done) {
      $0.replacingOccurrences(of: #"= ".*""#, with: "= \" \"", options: .regularExpression)
    },
  ]

  private static let dictionaries: [SeededDefect] = [
    .line("printf-width", "stringsdict", ">other<") { $0.replacingFirst("%lld", with: "%d") },
    .line("printf-syntax", "stringsdict", ">other<") { $0.replacingFirst("</string>", with: " %1</string>") },
    .line("hard-coded-number", "stringsdict", ">other<", in: ["de", "es", "fr", "it", "pt-BR"]) {
      $0.replacingFirst("%lld", with: "7")
    },
    .line("one-without-number", "stringsdict", ">one<", in: ["ru"]) { $0.replacingFirst("%lld ", with: "") },
    .line("unknown-selector", "stringsdict", ">other<") { form in
      form.replacingFirst("other", with: "andere").map { $0 + "\n" + form }
    },
    .line("duplicate-key", "stringsdict", ">other<", found: 1) { $0 + "\n" + $0 },
    .line("file-syntax", "stringsdict", ">other<") { $0.replacingFirst("</string>", with: " &x</string>") },
    .line(
      "missing-other",
      "stringsdict",
      ">other<",
      in: ["ar", "de", "en", "es", "fr", "he", "it", "pt-BR"],
      at: "%#@photos@"
    ) {
      _ in ""
    },
    .line("stringsdict-structure", "stringsdict", "NSStringFormatSpecTypeKey", at: "<key>photos<") { _ in "" },
    .line("stringsdict-structure", "stringsdict", "NSStringFormatSpecTypeKey") {
      $0.replacingFirst("NSStringPluralRuleType", with: "NSStringPluralRule")
    },
    .line("blank-translation", "stringsdict", ">other<") {
      $0.replacingOccurrences(of: #"<string>.*</string>"#, with: "<string></string>", options: .regularExpression)
    },
    .line("unused-suppression", "stringsdict", ">other<") { $0 + " <!-- alertc:disable printf-width -->" },
    .line("unknown-rule", "stringsdict", ">other<") { $0 + " <!-- alertc:disable printf-widht -->" },
  ]

  private static let stringCatalogs: [SeededDefect] = [
    .line("stale-translation", "xcstrings", "\"other\"", in: latin.union(["ar", "he", "ru"])) {
      $0.replacingFirst("translated", with: "new")
    },
    .line("stale-translation", "xcstrings", "\"other\"") { $0.replacingFirst("translated", with: "needs_review") },
    .line("printf-width", "xcstrings", "\"other\"") { $0.replacingFirst("%lld", with: "%d") },
    .line("invalid-value", "xcstrings", "\"other\"") {
      $0.replacingOccurrences(of: #""value": ".*""#, with: "\"value\": 7", options: .regularExpression)
    },
    .line("unknown-field", "xcstrings", "\"other\"") { $0.replacingFirst("\"state\"", with: "\"status\"") },
    .line("unknown-selector", "xcstrings", "\"other\"") { form in
      form.replacingFirst("other", with: "andere").map { $0 + ",\n" + form }
    },
    .line("duplicate-key", "xcstrings", "\"other\"", found: 1) { $0 + ",\n" + $0 },
    .line("one-without-number", "xcstrings", "\"one\"", in: ["ru"]) { $0.replacingFirst("%lld ", with: "") },
  ]

  /// A line of the translation's table exchanged.
  private static func line(
    _ rule: String,
    _ kind: String,
    _ line: String,
    in locales: Set<String>? = nil,
    found offset: Int = 0,
    at place: String? = nil,
    _ change: @escaping @Sendable (String) -> String?
  ) -> SeededDefect {
    SeededDefect(rule) { translation in
      guard locales?.contains(translation.locale) ?? true else { return nil }
      let tables = SampleTables(translation, kind == "xcstrings" ? .xcstrings : .strings)
      return tables.replacing(in: kind, line, found: offset, at: place, change)
    }
  }
}
