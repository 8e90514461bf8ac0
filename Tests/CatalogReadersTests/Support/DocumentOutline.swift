import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

/// What was read from a file, in lines that a person can check.
struct DocumentOutline {
  private(set) var lines: [String] = []
  private let index: LineIndex
  private let file: SourceFile

  var text: String { lines.joined(separator: "\n") + "\n" }

  init(_ document: CatalogDocument) {
    file = document.file
    index = LineIndex(document.file)
    let locale = document.locale.map { " in " + $0.value.tag } ?? ""
    lines.append("\(document.role)" + locale + (document.isPartial ? ", in part" : ""))
    for alert in document.definitions { add(alert) }
    for table in document.tables { add(table) }
    add(document.findings, document.suppressions)
  }

  init(_ file: SourceFile, _ findings: [Finding], _ suppressions: [Suppression]) {
    self.file = file
    index = LineIndex(file)
    add(findings, suppressions)
  }

  /// Alerts that tables define.
  static func text(of definitions: [AlertDefinition], _ findings: [Finding], in file: SourceFile) -> String {
    var outline = DocumentOutline(file, [], [])
    for alert in definitions { outline.add(alert) }
    outline.add(findings, [])
    return outline.text
  }

  private mutating func add(_ findings: [Finding], _ suppressions: [Suppression]) {
    for suppression in suppressions {
      let rules = suppression.rules.map { "\($0.value) at \(place($0.location.start))" }
      lines.append("suppression at \(place(suppression.location.start)): " + rules.joined(separator: ", "))
    }
    for finding in findings.inReportOrder() { add(finding) }
  }

  private mutating func add(_ alert: AlertDefinition) {
    lines.append("alert \(quoted(alert.key))" + (alert.isPartial ? ", in part" : ""))
    if let comment = alert.comment { lines.append("  comment \(quoted(comment))") }
    if alert.severity != .automatic { lines.append("  severity \(alert.severity)") }
    if alert.style != .alert { lines.append("  style \(alert.style)") }
    for argument in alert.arguments {
      let range = [argument.minimum.map { "from \($0)" }, argument.maximum.map { "to \($0)" }].compactMap { $0 }
      let parts = ["argument", argument.name, argument.type.map { "\($0)" } ?? "of any type"] + range
      lines.append("  " + (parts + [argument.example.map { "such as " + quoted($0) } ?? ""]).joined(separator: " "))
    }
    for action in alert.actions {
      lines.append(
        "  action \(action.id)" + (action.role.map { ", \($0)" } ?? "") + (action.hasLabel ? "" : ", no label")
      )
    }
    for field in alert.fields { lines.append("  field \(field.id), \(field.kind)") }
    if let preferred = alert.preferredAction { lines.append("  prefers \(preferred.value)") }
  }

  private mutating func add(_ table: TextTable) {
    guard !table.alerts.isEmpty else { return }
    lines.append("texts in \(table.locale?.tag ?? "the source locale")")
    for alert in table.alerts {
      lines.append("  \(quoted(alert.key))" + (alert.isPartial ? ", in part" : ""))
      for text in alert.texts {
        lines.append("    \(text.path.name) at " + shown(text.text))
        add(text.variations)
      }
      for annotation in alert.annotations { add(annotation) }
    }
  }

  private mutating func add(_ variations: SlotText.Variations) {
    switch variations {
    case .none: return
    case .variables(let variables): add(variables)
    case .forms(let forms, let variables):
      for form in forms { lines.append("      \(form.selector.string) at " + shown(form.text)) }
      add(variables)
    }
  }

  private mutating func add(_ variables: [PrintfVariable]) {
    for variable in variables {
      let position = variable.position.map { ", argument \($0)" } ?? ""
      lines.append("      variable \(variable.name)\(position)" + (variable.valueType.map { ", " + $0 } ?? ""))
      for form in variable.forms { lines.append("        \(form.selector.string) at " + shown(form.text)) }
    }
  }

  private mutating func add(_ annotation: EntryAnnotations) {
    for role in annotation.roles { lines.append("    \(annotation.path.name) is \(role.value)") }
    if annotation.preferred != nil { lines.append("    \(annotation.path.name) is preferred") }
    if annotation.secure != nil { lines.append("    \(annotation.path.name) is secure") }
  }

  private func shown(_ text: SourceText) -> String {
    place(text.location(of: Span(0, 0)).start) + ": " + quoted(text.string)
  }

  private mutating func add(_ finding: Finding) {
    let subject = [finding.subject.alert, finding.subject.locale].compactMap { $0 }.joined(separator: ", ")
    lines.append("\(place(finding.location.start)) \(finding.rule.name) (\(subject)): \(finding.message)")
    for note in finding.notes { lines.append("    note \(place(note.location.start)): \(note.message)") }
    guard let fix = finding.fix else { return }
    for edit in fix.edits {
      let range = place(edit.location.start) + "–" + place(edit.location.end)
      lines.append("    fix \(range), \(fix.description): \(edit.text)")
    }
  }

  private func place(_ offset: Int) -> String {
    let position = index.position(of: offset)
    return "\(position.line):\(position.column)"
  }
}
