import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum ArgumentInAction: ContentCheck {
  static let id = RuleID("argument-in-action", .warning)
  static let summary = "free text stands in a button’s label: nobody knows how long it will be"
  static let rationale = """
    Buttons are as wide as they are; a file’s name of forty letters is cut or pushes the others away. Name what is acted
    on in the title, and the action on the button. Silent for numbers, enums and other
    arguments of bounded length, and in translations of a label that has it too.
    """
  static let kinds: TextKinds = .argument

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard !text.facts.uses.isEmpty,
      case .actionLabel = text.alert.alert.slots[text.slot].role
    else { return }
    for use in text.facts.uses where use.format == .plain || use.format == .list {
      guard let argument = text.alert.argument(use), argument.type == .string || argument.type == .list else {
        continue
      }
      if let source = text.source, source.facts.shown.contains(use.index) { continue }
      findings.append(text.finding(id, at: use.argument.span, .unbounded(argument.name)))
      return
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          actions: { delete: "Delete ⟦{name}⟧", cancel: {} }
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        files.delete:
          title: "{count, plural, one {# Datei löschen?} other {# Dateien löschen?}}"
          actions:
            delete: "{count, plural, one {„⟦{name}⟧“ löschen} other {Löschen}}"
            cancel:
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          title: "Delete the files in “{folder}”?"
          actions: { delete: "{count, plural, one {Delete # File} other {Delete # Files}}", cancel: {} }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        file.rename:
          title: "Renommer « {name} »"
          fields: { name: { placeholder: Nouveau nom, initial: "{name}" } }
          actions: { rename: Renommer, cancel: }
      """
    ]),
  ]
}

extension String {
  fileprivate static func unbounded(_ name: String) -> String {
    "name \(quoted(name)) in the title instead: on a button its length is unbounded"
  }
}
