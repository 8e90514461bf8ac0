import CatalogCompiler
import CatalogDiagnostics
import CatalogModel
import Foundation
import LocaleData
import MessageFormat
import TestSupport

/// The sample catalog in each of the formats: those of its alerts that printf texts can say, which is all but selects and
/// styled numbers, with what comments can annotate. Branches for exact numbers are left out.
struct SampleTables {
  private let catalog: Catalog
  /// Indices of the alerts that every format can say.
  private let alerts: [Int]

  init() throws {
    let pipeline = CatalogPipeline(fileSystem: DiskFileSystem())
    let built = pipeline.build([Repository.root.appendingPathComponent("Catalogs").path])
    guard let catalog = built.catalogs.first else { throw CocoaError(.fileNoSuchFile) }
    self.catalog = catalog
    alerts = catalog.alerts.indices.filter { alert in
      catalog.localizations.allSatisfy { localization in
        localization.alerts[alert]?.texts.allSatisfy { $0?.message.isPrintfText ?? true } ?? false
      }
    }
  }

  var keys: [String] { alerts.map { catalog.alerts[$0].key } }
  var locales: [String] { catalog.localizations.map(\.locale.tag) }

  /// What the functions of the catalog take, with a number in place of each number.
  func requests(count: Int) -> [String] {
    locales.flatMap { locale in
      alerts.map { alert in
        let arguments = catalog.alerts[alert].arguments.map { argument in
          "\"\(argument.name)\":" + (argument.type == .int ? "\(count)" : "\"<\(argument.name)>\"")
        }
        return
          "{\"alert\":\"\(catalog.alerts[alert].key)\",\"locale\":\"\(locale)\",\"arguments\":{\(arguments.joined(separator: ","))}}"
      }
    }
  }

  /// Ranges of numbers and branches for exact ones are left out, so that findings which heed them come up.
  private static let rules = """
    rules: { missing-plural-category: warning, one-without-number: warning, missing-argument: warning }

    """

  // MARK: YAML

  var yaml: [String: String] {
    var files = ["alertc.yaml": Self.rules]
    for localization in catalog.localizations {
      let isSource = localization.locale == catalog.sourceLocale
      var lines = [isSource ? "sourceLocale: en" : "locale: \(localization.locale.tag)", "alerts:"]
      for alert in alerts {
        lines.append("  \(catalog.alerts[alert].key):")
        if isSource { lines += definition(of: catalog.alerts[alert]) }
        lines += yamlTexts(of: alert, localization, isSource)
      }
      files[isSource ? "Alerts.yaml" : "Alerts.\(localization.locale.tag).yaml"] = lines.joined(separator: "\n") + "\n"
    }
    return files
  }

  private func definition(of alert: Alert) -> [String] {
    var lines: [String] = []
    if let comment = alert.comment { lines.append("    comment: \(comment.quoted)") }
    if !alert.arguments.isEmpty {
      let types = alert.arguments.map { "\($0.name): \($0.type == .int ? "int" : "string")" }
      lines.append("    arguments: { \(types.joined(separator: ", ")) }")
    }
    if let preferred = alert.preferredAction { lines.append("    preferredAction: \(preferred.value)") }
    return lines
  }

  private func yamlTexts(of alert: Int, _ localization: Localization, _ isSource: Bool) -> [String] {
    let texts = texts(of: alert, localization)
    var lines = texts.filter { !$0.path.contains(".") }.map { "    \($0.path): \($0.icu.quoted)" }
    let groups = [
      ("actions", catalog.alerts[alert].actions.map(\.id)), ("fields", catalog.alerts[alert].fields.map(\.id)),
    ]
    for (group, ids) in groups where !ids.isEmpty {
      lines.append("    \(group):")
      for id in ids {
        var members = texts.filter { $0.path.hasPrefix("\(group).\(id)") }
          .map { "\(group == "actions" ? "label" : $0.path.suffix(after: id)): \($0.icu.quoted)" }
        if isSource { members += roles(of: id, in: group, catalog.alerts[alert]).map { "\($0.name): \($0.value)" } }
        lines.append("      \(id): { \(members.joined(separator: ", ")) }")
      }
    }
    return lines
  }

  private func roles(of id: String, in group: String, _ alert: Alert) -> [(name: String, value: String)] {
    if group == "fields" {
      return alert.fields.first { $0.id == id }?.kind == .secure ? [("kind", "secure")] : []
    }
    let role = alert.actions.first { $0.id == id }?.role ?? .default
    return role == .default ? [] : [("role", role.rawValue)]
  }

  // MARK: Strings

  /// With texts in MessageFormat, or with plurals in strings dictionaries.
  func strings(isICU: Bool) -> [String: String] {
    var files = ["alertc.yaml": Self.rules + (isICU ? "syntax: icu\n" : "")]
    for localization in catalog.localizations {
      let isSource = localization.locale == catalog.sourceLocale
      var lines: [String] = []
      var entries = ""
      for alert in alerts {
        for text in texts(of: alert, localization) {
          let key = catalog.alerts[alert].key + "." + text.path
          let comment = isSource ? annotations(of: alert, text.path) : ""
          if !comment.isEmpty { lines.append("/* \(comment) */") }
          if isICU {
            lines.append("\(key.quoted) = \(text.icu.quoted);")
          } else {
            lines.append("\(key.quoted) = \(text.printf.format.quoted);")
            if !text.printf.forms.isEmpty { entries += Self.dictionaryEntry(key, text.printf) }
          }
        }
      }
      let folder = localization.locale.tag + ".lproj/"
      files[folder + "Alerts.strings"] = lines.joined(separator: "\n") + "\n"
      if !entries.isEmpty { files[folder + "Alerts.stringsdict"] = "<plist><dict>\(entries)</dict></plist>\n" }
    }
    return files
  }

  /// What the comment of an entry says.
  private func annotations(of index: Int, _ path: String) -> String {
    let alert = catalog.alerts[index]
    if path == "title" {
      let names = alert.arguments.enumerated().map {
        "\n@arg \($0 + 1) \($1.name) \($1.type == .int ? "int" : "string")"
      }
      return (alert.comment ?? "") + names.joined()
    }
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return "" }
    var notes = roles(of: parts[1], in: parts[0], alert).map { "@" + $0.value }
    if parts[0] == "actions", alert.preferredAction?.value == parts[1] { notes.append("@preferred") }
    return notes.joined(separator: " ")
  }

  private static func dictionaryEntry(_ key: String, _ text: PrintfText) -> String {
    let forms = text.forms.map { "<key>\($0.category)</key><string>\($0.text.escapedForXML)</string>" }
    return """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%\(text.position)$#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      \(forms.joined(separator: "\n"))</dict></dict>

      """
  }

  // MARK: String Catalog

  var stringCatalog: [String: String] {
    var entries: [String] = []
    for alert in alerts {
      let key = catalog.alerts[alert].key
      let all = catalog.localizations.map { (tag: $0.locale.tag, texts: texts(of: alert, $0)) }
      for (index, path) in all[0].texts.map(\.path).enumerated() {
        let localizations = all.map { "\($0.tag.quoted): \(Self.localization($0.texts[index].printf))" }
        entries.append(
          "\((key + "." + path).quoted): { \"comment\": \(annotations(of: alert, path).quoted), \"localizations\": "
            + "{ \(localizations.joined(separator: ",\n")) } }"
        )
      }
    }
    let strings = entries.joined(separator: ",\n")
    return [
      "alertc.yaml": Self.rules,
      "Alerts.xcstrings": "{ \"sourceLanguage\": \"en\", \"strings\": { \(strings) }, \"version\": \"1.0\" }\n",
    ]
  }

  private static func localization(_ text: PrintfText) -> String {
    guard !text.forms.isEmpty else { return "{ \(unit(text.format)) }" }
    let forms = text.forms.map { "\($0.category.quoted): { \(unit($0.text)) }" }
    let plural = "\"variations\": { \"plural\": { \(forms.joined(separator: ", ")) } }"
    return """
      { \(unit("%#@n@")), "substitutions": { "n": \
      { "argNum": \(text.position), "formatSpecifier": "lld", \(plural) } } }
      """
  }

  private static func unit(_ text: String) -> String {
    "\"stringUnit\": { \"state\": \"translated\", \"value\": \(text.quoted) }"
  }

  // MARK: Texts

  private struct Text {
    var path: String
    var icu: String
    var printf: PrintfText
  }

  /// All texts of an alert, standard terms included, in reading order.
  private func texts(of alert: Int, _ localization: Localization) -> [Text] {
    let names = catalog.alerts[alert].arguments.map(\.name)
    return catalog.alerts[alert].slots.enumerated().map { index, slot in
      guard let message = localization.alerts[alert]?.texts[index]?.message else {
        let term = slot.standardAction.flatMap { StandardActions.label($0, in: localization.locale) } ?? ""
        return Text(path: slot.name, icu: term, printf: PrintfText(format: term))
      }
      return Text(path: slot.name, icu: message.textByCategory, printf: PrintfText(message, names))
    }
  }
}
