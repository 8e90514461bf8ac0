import CatalogCompiler
import CatalogDiagnostics
import CatalogModel
import LocaleData

/// `alertc stats PATH...`
struct StatsCommand {
  private let tool: Tool
  private let invocation: Invocation

  init(_ tool: Tool, _ invocation: Invocation) {
    self.tool = tool
    self.invocation = invocation
  }

  func run() throws -> ExitStatus {
    let built = try tool.pipeline(invocation).build(invocation.operands)
    let coverages = built.catalogs.map(CatalogCoverage.init)
    if invocation.has(.json) {
      writeJSON(coverages)
    } else {
      for coverage in coverages { writeTable(coverage) }
    }
    return built.failures.isEmpty ? .success : tool.report(built.failures)
  }

  private func writeTable(_ coverage: CatalogCoverage) {
    let name = DisplayText.escaped(coverage.catalog)
    tool.output.write("\(name): \(Self.counted(coverage.alerts, "alert")), source locale \(coverage.sourceLocale)\n")
    let width = coverage.locales.map { $0.locale.utf8.count }.max() ?? 0
    let digits = String(coverage.locales.map(\.total).max() ?? 0).utf8.count
    for locale in coverage.locales {
      let tag = locale.locale + String(repeating: " ", count: width - locale.locale.utf8.count)
      let count = Self.padded(locale.translated, digits) + " of " + Self.padded(locale.total, digits)
      tool.output.write("  \(tag)  \(count)  \(Self.padded(locale.percent, 3)) %\n")
    }
  }

  private func writeJSON(_ coverages: [CatalogCoverage]) {
    var json = JSONWriter()
    json.beginObject()
    json.key("catalogs")
    json.beginArray()
    for coverage in coverages { write(coverage, to: &json) }
    json.endArray()
    json.endObject()
    json.endLine()
    tool.output.write(json.bytes)
  }

  private func write(_ coverage: CatalogCoverage, to json: inout JSONWriter) {
    json.beginObject()
    json.member("catalog", coverage.catalog)
    json.member("sourceLocale", coverage.sourceLocale)
    json.member("alerts", coverage.alerts)
    json.key("locales")
    json.beginArray()
    for locale in coverage.locales {
      json.beginObject()
      json.member("locale", locale.locale)
      json.member("translated", locale.translated)
      json.member("total", locale.total)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }

  private static func counted(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
