import CatalogCompiler
import CatalogDiagnostics
import LocaleData

/// `alertc lint PATH...`
struct LintCommand {
  private let tool: Tool
  private let invocation: Invocation

  init(_ tool: Tool, _ invocation: Invocation) {
    self.tool = tool
    self.invocation = invocation
  }

  func run() throws -> ExitStatus {
    let locales = try wantedLocales()
    var checked = try tool.pipeline(invocation).check(invocation.operands)
    if !locales.isEmpty {
      checked.findings.removeAll { finding in !(finding.subject.locale.map(locales.contains) ?? false) }
    }
    try write(checked.report)
    guard checked.failures.isEmpty else { return tool.report(checked.failures) }
    return tool.fails(checked.report, isStrict: invocation.has(.strict)) ? .findings : .success
  }

  private func wantedLocales() throws(UsageError) -> Set<String> {
    var tags: Set<String> = []
    for text in invocation.list(.locale) {
      guard let locale = LocaleID(parsing: text) else {
        throw .malformed(.locale, text, expected: "a language tag such as pt-BR")
      }
      tags.insert(locale.tag)
    }
    return tags
  }

  private func write(_ report: Report) throws(FileError) {
    let format = invocation.choice(.format, as: ReportFormat.self) ?? .text
    guard let file = invocation.text(.output), file != "-", file != "/dev/stdout" else {
      tool.output.write(format.reporter(tool.style(of: tool.output)).text(of: report))
      return
    }
    let text = format.reporter(.plain).text(of: report)
    try tool.fileSystem.replace([FileReplacement(path: file, bytes: Array(text.utf8))])
  }
}
