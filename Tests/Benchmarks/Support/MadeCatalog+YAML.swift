extension MadeCatalog {
  func yaml(_ index: Int) -> File {
    let language = languages[index]
    let isSource = index == 0
    var text = isSource ? "sourceLocale: en\nalerts:\n" : "locale: \(language.tag)\nalerts:\n"
    for alert in 0..<alerts { text += entry(alert, language.phrases, isSource: isSource) }
    return File(path: isSource ? "Alerts.yaml" : "Alerts.\(language.tag).yaml", text: text)
  }

  private func entry(_ alert: Int, _ phrases: Phrases, isSource: Bool) -> String {
    let app = app(alert)
    func text(_ phrase: String) -> String { phrase.replacing("@", with: app) }
    var lines = ["  \(key(alert)):"]
    if isSource {
      lines.append("    comment: Shown when the person deletes files of an app.")
      lines.append(
        "    arguments: { name: { type: string, example: report.pdf }, count: { type: int, min: 1, max: 9999 } }"
      )
    }
    lines.append("    title: \"\(text(pattern(phrases)))\"")
    lines.append("    message: \(text(phrases.message))")
    lines.append("    actions:")
    let delete = text(phrases.delete)
    lines.append(isSource ? "      delete: { label: \(delete), role: destructive }" : "      delete: \"\(delete)\"")
    lines.append("      keep: \"\(text(phrases.keep))\"")
    if isSource { lines.append("      cancel:") }
    if hasField(alert) { lines.append("    fields: { name: { placeholder: \"\(text(phrases.hint))\" } }") }
    return lines.joined(separator: "\n") + "\n"
  }
}
