import Foundation

extension SeededDefect {
  /// A title and a message without placeholders.
  private static let plain = "purchase.failed"
  private static let quoting = "document.unsaved"

  static let texts: [SeededDefect] = syntax + typography + unicode + meaning

  private static let syntax: [SeededDefect] = [
    .text("message-syntax", "storage.full", "message") {
      $0.replacingFirst("{needed, number}", with: "{needed number}")
    },
    .text("apostrophe-quotes-argument", "update.available") { $0.replacingFirst("{version}", with: "'{version}") },
    .text("doubled-apostrophe", plain, "message") { $0.inserting("''") },
    .text("unterminated-quote", "camera.denied", "message") { $0.inserting(" '{") },
    .text("stray-brace", plain, "message") { $0.inserting("}") },
    .text("foreign-placeholder", plain, "message") { $0.inserting(" %@") },
    .text("foreign-placeholder", "server.unreachable") { $0.replacingFirst("{server}", with: "{server} %lld") },
    .text("markup-in-text", plain, "message") { $0.inserting("<br>") },
    .text("missing-argument", quoting) { $0.replacingFirst("{documentName}", with: "iCloud") },
    .text("extra-argument", plain, "message") { $0.inserting(" {pages}") },
    .text("argument-type", "server.unreachable") { $0.replacingFirst("{server}", with: "{server, number}") },
    .text("argument-in-action", "file.rename", "rename") { $0 + " {fileName}" },
    .text("glued-argument", "update.available", in: latin.union(["ru"])) {
      $0.replacingFirst("{version} ", with: "{version}")
    },
  ]

  private static let typography: [SeededDefect] = [
    .text("double-space", plain, "message", in: spaced) { $0.replacingFirst(" ", with: "  ") },
    .text("edge-whitespace", plain, "message") { $0 + " " },
    .text("end-punctuation", quoting, in: spaced.subtracting(["ko"])) { text in
      text.last.map { "?؟".contains($0) } == true ? String(text.dropLast()).trimmingCharacters(in: .whitespaces) : nil
    },
    .text("three-dots", plain, "message") { $0.inserting("...") },
    .text("quotation-marks", plain) { text in
      let word = text.prefix { $0 != " " }
      return "\"" + word + "\"" + text.dropFirst(word.count)
    },
    .text("french-spacing", quoting, in: ["fr"]) { $0.replacingFirst("\u{A0}", with: " ") },
    .text("brackets", plain, "message") { $0.inserting(" (") },
    .text("line-breaks", plain, "message") { $0.inserting("\n") },
    .text("repeated-word", plain, "message", in: latin.union(["ru"])) { text in
      text.inserting(" " + text.prefix { $0 != " " }.lowercased())
    },
    .text("letter-case", plain, in: latin.union(["ru"])) { $0.uppercased() },
    .text("changed-number", plain, "message", source: { $0.inserting(" 365") }) { $0.inserting(" 366") },
    .text("changed-url", plain, "message", source: { $0.inserting(" https://example.com/a") }) {
      $0.inserting(" https://example.com/b")
    },
  ]

  private static let unicode: [SeededDefect] = [
    .text("bidi-override", plain, "message") { $0.inserting("\u{202E}\u{202C}") },
    .text("bidi-balance", plain, "message") { $0.inserting("\u{202B}") },
    .text("control-character", plain, "message") { $0.inserting("\u{7}") },
    .text("private-use", plain, "message") { $0.inserting("\u{E001}") },
    .text("zero-width", plain, "message") { $0.inserting("\u{200B}") },
    .text("not-nfc", plain, "message", in: latin.union(["ja", "ko", "ru"])) { text in
      let decomposed = text.decomposedStringWithCanonicalMapping
      return Array(decomposed.unicodeScalars) == Array(text.unicodeScalars) ? nil : decomposed
    },
    .text("mixed-script-word", plain, in: latin) { $0.replacingFirst("o", with: "\u{43E}") },
    .text("mixed-script-word", plain, in: ["ru"]) { $0.replacingFirst("о", with: "o") },
    .text("wrong-script", plain, in: latin.union(["ar", "he", "ja", "ko", "zh-Hans", "zh-Hant"])) { _ in
      "Покупка не удалась"
    },
    .text("wrong-script", plain, in: ["ru"]) { _ in "Kupnja nije uspjela" },
    .text("text-direction", plain, in: rightToLeft) { "App Store: " + $0 },
    .text("mixed-digits", plain, "message") { "1 \u{664} " + $0 },
    .text("outside-exemplars", plain, "message", in: latin) { $0.inserting(" re\u{11D}u") },
    .text("outside-exemplars", plain, "message", in: ["ru"]) { $0.inserting(" в\u{455}е") },
  ]

  private static let percent: @Sendable (String) -> String? = {
    $0.replacingFirst("{free, number}", with: "{free, number, percent}")
  }

  private static let meaning: [SeededDefect] = [
    .text("untranslated", plain, in: latin.subtracting(["fr"])) { _ in "The purchase couldn’t be completed" },
    .text("blank-translation", plain, "message") { _ in "" },
    .text("label-punctuation", "file.rename", "rename") { $0 + "!" },
    .text("argument-style", "storage.full", "message", source: percent) { $0 },
    .text("unsupported-format", "storage.full", "message") { $0.replacingFirst(", number}", with: ", spellout}") },
    .text("literal-pound", plain, "message") { "# " + $0 },
    .text("expansion", "camera.denied", "message") { text in
      text.count > 40 ? String(text.prefix(6)) + String(text.suffix(1)) : nil
    },
    .text("unbreakable-text", plain, "message", in: latin) {
      $0.inserting(" Donaudampfschifffahrtsgesellschaftskapitän")
    },
    .text("label-width", "file.rename", "rename", in: ["cs", "de", "es", "fr", "it", "pl", "pt-BR"]) {
      $0 + " KANADAKANADAKANADA".prefix(28 - $0.count)
    },
    .text("label-width", "file.rename", "rename", in: ["ja", "zh-Hans", "zh-Hant"]) { $0 + "のファイルを保存して更新" },
    .text("label-width", "file.rename", "rename", in: ["ko"]) { $0 + " 가나다라마바사아자차카타" },
    SeededDefect("text-length") { translation in
      let texts = ["purchase.failed", "camera.denied", "storage.full", "account.unlock"].compactMap {
        translation.text($0, "title")?.value
      }
      guard let title = translation.text("sync.done", "title") else { return nil }
      return translation.replacing(title, with: (texts + texts.reversed() + texts).joined(separator: ", "))
    },
    SeededDefect("title-only-error") { translation in
      let words = [
        "ar": "خطأ", "cs": "Chyba", "de": "Fehler", "es": "Error", "fr": "Erreur", "he": "שגיאה", "it": "Errore",
        "ja": "エラー", "ko": "오류", "pl": "Błąd", "pt-BR": "Erro", "ru": "Ошибка", "zh-Hans": "错误", "zh-Hant": "錯誤",
      ]
      guard let title = translation.text(plain, "title"), let word = words[translation.locale] else { return nil }
      return translation.replacing(title, with: word)
    },
    SeededDefect("message-repeats-title") { translation in
      guard let title = translation.text(plain, "title"), let message = translation.text(plain, "message") else {
        return nil
      }
      return translation.replacing(message, with: title.value + String(message.value.suffix(1)))
    },
    SeededDefect("inconsistent-translation") { translation in
      guard let message = translation.text("trash.empty", "message"), let other = translation.text(plain, "message")
      else {
        return nil
      }
      return translation.replacing(message, with: other.value)
    },
  ]
}
