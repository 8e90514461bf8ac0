import Foundation

extension SeededDefect {
  /// Two texts with plurals: in one the form for one thing has a name, the other counts in every form.
  private static let counted = "import.finished"
  private static let named = "file.delete"

  static let plurals: [SeededDefect] = [
    .text("missing-plural-category", "trash.empty", in: ["ar", "cs", "he", "pl", "ru"]) { text in
      text.replacingForm("few", with: "") ?? text.replacingForm("two", with: "")
    },
    .text("missing-plural-category", "trash.empty", in: ["de", "es", "fr", "it", "pt-BR"]) {
      $0.replacingForm("one", with: "")
    },
    .text("impossible-plural-category", counted, in: ["de", "es", "fr", "it", "pt-BR"]) { $0.insertingForm("few") },
    .text("impossible-plural-category", counted, in: ["cs", "pl", "ru"]) { $0.insertingForm("two") },
    .text("impossible-plural-category", counted, in: ["ja", "ko", "zh-Hans", "zh-Hant"]) { $0.insertingForm("one") },
    .text("zero-category-as-zero", counted, in: latin.union(["he", "ja", "ko", "ru", "zh-Hans", "zh-Hant"])) {
      $0.insertingForm("zero")
    },
    .text("unknown-selector", counted) { $0.insertingForm("andere") },
    .text("missing-other", counted) { $0.replacingForm("other", with: "=77 {\($0.form("other") ?? "")}") },
    .text("duplicate-selector", counted) { $0.insertingForm("other") },
    .text("hard-coded-number", counted, in: ["ar", "de", "es", "fr", "it", "pt-BR"]) { text in
      guard let other = text.form("other"), other.contains("#") else { return nil }
      return text.replacingForm("other", with: "other {" + (other.replacingFirst("#", with: "7") ?? "") + "}")
    },
    .text("one-without-number", counted, in: ["ru"]) { text in
      text.form("one")?.replacingFirst("# ", with: "").flatMap { text.replacingForm("one", with: "one {\($0)}") }
    },
    .text("shadowed-category", "trash.empty", in: ["cs", "de", "es", "it", "pl"]) { text in
      text.form("one").flatMap { text.replacingForm("one", with: "=1 {\($0)} one {\($0)}") }
    },
    .text("unreachable-exact", named) { $0.replacingFirst(" other {", with: " =10000 {{fileName}} other {") },
    .text("identical-branches", counted, in: ["de", "es", "fr", "it", "pt-BR"]) { text in
      text.form("other").flatMap { text.replacingForm("one", with: "one {\($0)}") }
    },
    .text("ordinal-mismatch", counted) { $0.replacingFirst("plural,", with: "selectordinal,") },
    .text("offset-mismatch", counted, in: latin.union(["ru"])) {
      $0.replacingFirst("plural,", with: "plural, offset:1")
    },
    .text("invisible-in-syntax", counted) { $0.replacingFirst("plural, ", with: "plural,\u{A0}") },
    .text("select-keys", "invitation.received") { $0.replacingFirst("viewer {", with: "viewr {") },
    .text("argument-in-some-branches", "invitation.received") { text in
      guard let start = text.firstRange(of: " viewer {"), let end = text.firstRange(of: " other {") else { return nil }
      return text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: "{host}}")
    },
    .text(
      "dropped-exact",
      counted,
      in: Set(latin).union(["he", "ja", "ko", "ru", "zh-Hans", "zh-Hant"]),
      source: {
        $0.replacingFirst(" one {", with: " =0 {No photos were imported} one {")
      }
    ) { $0 },
    .text("plural-candidate", counted, in: latin.union(["ru"])) { text in
      text.form("other")?.replacingFirst("#", with: "{count}")
    },
  ]
}

extension String {
  /// What stands in a form without placeholders in braces.
  fileprivate func form(_ selector: String) -> String? {
    formRange(selector).map { String(self[$0].drop { $0 != "{" }.dropFirst().dropLast()) }
  }

  fileprivate func replacingForm(_ selector: String, with new: String) -> String? {
    formRange(selector).map { replacingCharacters(in: $0, with: new) }
  }

  /// A form more before `other`, with the same text.
  fileprivate func insertingForm(_ selector: String) -> String? {
    form("other").flatMap { replacingForm("other", with: "\(selector) {\($0)} other {\($0)}") }
  }

  private func formRange(_ selector: String) -> Range<String.Index>? {
    guard let start = firstRange(of: " " + selector + " {")?.lowerBound, let open = self[start...].firstIndex(of: "{"),
      let end = self[open...].firstIndex(of: "}"), !self[index(after: open)..<end].contains("{")
    else { return nil }
    return index(after: start)..<index(after: end)
  }
}
