package import CatalogDiagnostics
import LocaleData
import MessageFormat

extension CatalogBuilder {
  /// Puts the localizations together, in the order of `locales`, with what the source texts tell of the alerts.
  package func assemble(_ built: [BuiltLocalization]) -> (catalog: Catalog, findings: [Finding]) {
    var findings = findings
    for each in built { findings += each.findings }
    let source = built.first?.localization
    var alerts: [Alert] = []
    alerts.reserveCapacity(plans.plans.count)
    for (index, plan) in plans.plans.enumerated() {
      alerts.append(alert(plan, source?.alerts[index]?.texts ?? [], &findings))
    }
    let catalog = Catalog(
      name: name,
      sourceLocale: sourceLocale,
      definitions: definitions.file,
      alerts: alerts,
      localizations: built.map(\.localization),
      configuration: configuration
    )
    return (catalog, findings)
  }

  private func alert(_ plan: AlertPlan, _ texts: [LocalizedText?], _ findings: inout [Finding]) -> Alert {
    let definition = plan.definition
    var inference = ArgumentInference(definition.arguments)
    var slots = plan.slots
    for index in slots.indices {
      if index < texts.count, let text = texts[index] {
        inference.add(text.message)
        if text.source.isBlank { reportBlank(text.source, plan, plan.paths[index], &findings) }
        continue
      }
      if case .actionLabel(let id) = plan.paths[index], StandardActions.contains(id) {
        slots[index].standardAction = id
      } else if !definition.isPartial {
        findings.append(missingText(plan, plan.paths[index]))
      }
    }
    if let preferred = definition.preferredAction { check(preferred, of: plan, &findings) }
    if let mark = definition.errorMark, !plan.fields.isEmpty { reportErrorWithFields(mark, plan, &findings) }
    return Alert(
      key: definition.key,
      keyLocation: definition.keyLocation,
      comment: definition.comment,
      severity: definition.severity,
      style: definition.style,
      arguments: inference.arguments,
      actions: plan.actions,
      fields: plan.fields,
      preferredAction: definition.preferredAction,
      isError: definition.errorMark != nil && plan.fields.isEmpty,
      slots: slots,
      isPartial: definition.isPartial
    )
  }

  private func missingText(_ plan: AlertPlan, _ path: SlotPath) -> Finding {
    var location = plan.definition.keyLocation
    let message: String
    switch path {
    case .title: message = .noTitle(plan.definition.key, sourceLocale.tag)
    case .actionLabel(let id):
      location = plan.actions.first { $0.id == id }?.location ?? location
      message = .noLabel(id, Suggestions.closest(to: id, among: StandardActions.ids))
    case .message, .fieldTitle, .fieldPlaceholder, .fieldInitial:
      message = .noSourceText(path.name, plan.definition.key, sourceLocale.tag)
    }
    let subject = Finding.Subject(
      catalog: name,
      alert: plan.definition.key,
      field: path.name,
      locale: sourceLocale.tag
    )
    return Finding(.invalidValue, at: location, message, subject: subject)
  }

  /// A text field may begin with nothing in it; everything else is there to be read.
  private func reportBlank(_ text: SourceText, _ plan: AlertPlan, _ path: SlotPath, _ findings: inout [Finding]) {
    let message: String
    switch path {
    case .fieldInitial: return
    case .title: message = .blankTitle(plan.definition.key)
    case .actionLabel(let id) where StandardActions.contains(id): message = .blankLabel(id)
    case .actionLabel, .message, .fieldTitle, .fieldPlaceholder: message = .blank(path.name)
    }
    let subject = Finding.Subject(
      catalog: name,
      alert: plan.definition.key,
      field: path.name,
      locale: sourceLocale.tag
    )
    findings.append(
      Finding(.invalidValue, at: text.contentLocation, message, subject: subject)
    )
  }

  /// Who catches an error has no place for what was typed.
  private func reportErrorWithFields(_ mark: SourceLocation, _ plan: AlertPlan, _ findings: inout [Finding]) {
    let subject = Finding.Subject(catalog: name, alert: plan.definition.key, field: "error")
    findings.append(Finding(.invalidValue, at: mark, .errorWithFields(plan.definition.key), subject: subject))
  }

  private func check(_ preferred: Located<String>, of plan: AlertPlan, _ findings: inout [Finding]) {
    guard !plan.actions.contains(where: { $0.id == preferred.value }), !plan.definition.isPartial else { return }
    let ids = plan.actions.map(\.id)
    findings.append(
      Finding(
        .invalidValue,
        at: preferred.location,
        .noAction(preferred.value, ids, Suggestions.closest(to: preferred.value, among: ids)),
        subject: Finding.Subject(catalog: name, alert: plan.definition.key, field: "preferredAction")
      )
    )
  }
}

extension SourceText {
  /// Whether there is nothing but white space to show.
  fileprivate var isBlank: Bool {
    withBytes { bytes in
      guard let first = bytes.first else { return true }
      // Letters of ASCII, which most texts begin with, are quickly told.
      guard first <= 0x20 || first >= 0x80 else { return false }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
  }
}

extension String {
  fileprivate static func blankTitle(_ key: String) -> String {
    "the title of \(quoted(key)) is blank; give it a text"
  }

  fileprivate static func blankLabel(_ id: String) -> String {
    "the label of \(quoted(id)) is blank; leave it out for the standard term, or give it a text"
  }

  fileprivate static func blank(_ name: String) -> String {
    "\(quoted(name)) is blank; leave it out, or give it a text"
  }

  fileprivate static func errorWithFields(_ key: String) -> String {
    "\(quoted(key)) has text fields and cannot be an error: nobody would get what is typed; leave out `error` or `fields`"
  }

  fileprivate static func noTitle(_ key: String, _ locale: String) -> String {
    "give the alert \(quoted(key)) a title in \(locale), the source locale"
  }

  fileprivate static func noSourceText(_ name: String, _ key: String, _ locale: String) -> String {
    "give \(quoted(name)) of \(quoted(key)) a text in \(locale), the source locale"
  }

  fileprivate static func noLabel(_ id: String, _ suggestion: String?) -> String {
    if let suggestion {
      return "give the action \(quoted(id)) a label: it is no standard action; did you mean `\(suggestion)`?"
    }
    return "give the action \(quoted(id)) a label: it is no standard action"
  }

  fileprivate static func noAction(_ id: String, _ ids: [String], _ suggestion: String?) -> String {
    if let suggestion { return "the alert has no action \(quoted(id)); did you mean \(quoted(suggestion))?" }
    return "the alert has no action \(quoted(id)); it has \(ids.map { quoted($0) }.joined(separator: ", "))"
  }
}
