import CatalogCompiler
import CatalogDiagnostics
import CatalogModel
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
    if invocation.has(.baseline), invocation.has(.writeBaseline) {
      throw UsageError.conflict(.baseline, .writeBaseline)
    }
    let locales = try wantedLocales()
    var checked = try check(locales)
    try ensureKnown(locales, in: checked)
    if invocation.has(.fix) { checked = try fix(checked, locales) }
    if let file = invocation.text(.writeBaseline) { return try write(Baseline(checked.findings), to: file, checked) }
    if let file = invocation.text(.baseline) { try apply(baseline: file, to: &checked, locales) }
    try write(checked.report)
    guard checked.failures.isEmpty else { return tool.report(checked.failures) }
    return checked.report.fails(isStrict: invocation.has(.strict)) ? .findings : .success
  }

  private func check(_ locales: Set<String>) throws -> CheckedCatalogs {
    var checked = try tool.pipeline(invocation).check(invocation.operands)
    tool.kept.keep(checked.catalogs)
    if !locales.isEmpty {
      checked.findings.removeAll { finding in !(finding.subject.locale.map(locales.contains) ?? false) }
    }
    return checked
  }

  /// A mistyped locale would report nothing, as if everything were in order. One that is required and has no file is known.
  private func ensureKnown(_ locales: Set<String>, in checked: CheckedCatalogs) throws(UsageError) {
    guard checked.failures.isEmpty else { return }
    let required = checked.catalogs.flatMap { $0.configuration.locales.map(\.value.tag) }
    let known = Set(checked.report.locales + required)
    if let unknown = locales.subtracting(known).sorted().first {
      throw .unknownLocale(unknown, known: known.sorted())
    }
  }

  /// Repairs until nothing more can be: a fix may wait for another one, or bring a new finding to light.
  private func fix(_ checked: CheckedCatalogs, _ locales: Set<String>) throws -> CheckedCatalogs {
    var checked = checked
    var count = 0
    for _ in 0..<Self.mostRounds {
      let plan = FixPlan(checked.findings)
      guard !plan.files.isEmpty else { break }
      try tool.fileSystem.replace(plan.files)
      count += plan.count
      checked = try check(locales)
    }
    tool.errors.write("alertc: fixed \(count) finding\(count == 1 ? "" : "s")\n")
    return checked
  }

  /// Fixes that undo each other would go on for ever.
  private static let mostRounds = 10

  private func write(_ baseline: Baseline, to file: String, _ checked: CheckedCatalogs) throws -> ExitStatus {
    guard checked.failures.isEmpty else { return tool.report(checked.failures) }
    try tool.fileSystem.replace([FileReplacement(path: file, bytes: Array(baseline.text.utf8))])
    return .success
  }

  /// An entry that matches nothing is worth telling only where everything was looked at.
  private func apply(
    baseline path: String,
    to checked: inout CheckedCatalogs,
    _ locales: Set<String>
  ) throws(FileError) {
    let bytes = try tool.fileSystem.read(path)
    let baseline = try Baseline(bytes, path: path)
    let file = SourceFile(path: path, bytes: bytes)
    checked.findings = baseline.filter(checked.findings, file: file)
    if !locales.isEmpty || invocation.has(.only) || invocation.has(.disable) || !checked.failures.isEmpty {
      checked.findings.removeAll { $0.location.file === file }
    }
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
    var report = report
    report.tool = .alertc
    guard let file = invocation.text(.output), file != "-", file != "/dev/stdout" else {
      tool.output.write(format.reporter(tool.style(of: tool.output)).text(of: report))
      return
    }
    let text = format.reporter(.plain).text(of: report)
    try tool.fileSystem.replace([FileReplacement(path: file, bytes: Array(text.utf8))])
  }
}
