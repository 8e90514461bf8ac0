import CatalogDiagnostics
import CatalogModel

enum RoleMismatch: AlertCheck {
  static let id = RuleID("role-mismatch", .error)
  static let summary = "a translation’s annotations give an action or field another role, or actions another order"
  static let rationale = """
    What a button does, which one is the default, and in which order they stand are the same in every language: those of
    the definitions count. A comment in a translation that says otherwise, `@destructive` or `@cancel`, shows that an entry
    was translated for another button. Silent for translations without annotations, and for the order where all texts of
    an alert stand in alphabetical order, as tools sort them. An id that the alert does not have is `obsolete-translation`.
    """

  static func check(_ alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    guard !alert.texts.annotations.isEmpty, !alert.localization.isSource else { return }
    for annotation in alert.texts.annotations {
      switch annotation.path {
      case .actionLabel(let id): check(annotation, ofAction: id, of: alert, &findings)
      case .fieldTitle(let id), .fieldPlaceholder(let id), .fieldInitial(let id):
        check(annotation, ofField: id, of: alert, &findings)
      case .title, .message: continue
      }
    }
    checkOrder(of: alert, &findings)
  }

  private static func check(
    _ annotation: EntryAnnotations,
    ofAction id: String,
    of alert: LocalizedAlertFacts,
    _ findings: inout [Finding]
  ) {
    guard let action = alert.alert.alert.actions.first(where: { $0.id == id }) else { return }
    for role in annotation.roles where role.value != action.role {
      var finding = alert.finding(at: role.location, .role(id, action.role, role.value), of: action.location)
      if annotation.roles.count == 1 {
        finding.fix = action.role.annotation.map { word in
          Finding.Fix("write `\(word)`", edits: [Finding.Edit(role.location, word)])
        }
      }
      findings.append(finding)
    }
    let preferred = alert.alert.alert.preferredAction
    if let location = annotation.preferred, preferred?.value != id {
      findings.append(alert.finding(at: location, .preferred(id, preferred?.value), of: preferred?.location))
    }
  }

  private static func check(
    _ annotation: EntryAnnotations,
    ofField id: String,
    of alert: LocalizedAlertFacts,
    _ findings: inout [Finding]
  ) {
    guard let field = alert.alert.alert.fields.first(where: { $0.id == id }), let location = annotation.secure,
      field.kind != .secure
    else { return }
    findings.append(alert.finding(at: location, .secure(id, field.kind), of: field.location))
  }

  private static func checkOrder(of alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    guard alert.texts.annotations.contains(where: \.isOfAction) else { return }
    let ordered = alert.slotsInFileOrder
    let actions = alert.alert.alert.actions
    let expected = actions.map(\.slot).filter { ordered.contains($0) }
    let found = ordered.filter { expected.contains($0) }
    guard let (first, other) = zip(found, expected).first(where: { $0 != $1 }), !alert.isSorted(ordered),
      let text = alert.texts.texts[first]
    else { return }
    let names = [other, first].compactMap { slot in actions.first { $0.slot == slot } }
    guard names.count == 2 else { return }
    findings.append(
      alert.finding(at: text.source.location, .order(names[0].id, names[1].id), of: names[0].location)
    )
  }

  static let examples: [Example] = [
    .firing(
      [
        "en.lproj/Alerts.strings": """
        "file.delete.title" = "Delete the file?";
        /* @destructive */
        "file.delete.actions.delete" = "Delete";
        "file.delete.actions.cancel" = "Cancel";
        """,
        "de.lproj/Alerts.strings": """
        "file.delete.title" = "Die Datei löschen?";
        /* ⟦@cancel⟧ */
        "file.delete.actions.delete" = "Löschen";
        "file.delete.actions.cancel" = "Abbrechen";
        """,
      ],
      fixed: [
        "de.lproj/Alerts.strings": """
        "file.delete.title" = "Die Datei löschen?";
        /* @destructive */
        "file.delete.actions.delete" = "Löschen";
        "file.delete.actions.cancel" = "Abbrechen";
        """
      ]
    ),
    .firing([
      "en.lproj/Alerts.strings": """
      "file.delete.title" = "Delete the file?";
      /* @destructive */
      "file.delete.actions.delete" = "Delete";
      "file.delete.actions.cancel" = "Cancel";
      """,
      "sv.lproj/Alerts.strings": """
      "file.delete.title" = "Vill du radera filen?";
      /* @destructive ⟦@cancel⟧ */
      "file.delete.actions.delete" = "Radera";
      "file.delete.actions.cancel" = "Avbryt";
      """,
    ]),
    .firing([
      "en.lproj/Alerts.strings": """
      "sign.in.title" = "Sign in";
      "sign.in.fields.name" = "Name";
      "sign.in.fields.code" = "Code"; /* @secure */
      "sign.in.actions.cancel" = "Cancel";
      "sign.in.actions.go" = "Sign In"; /* @preferred */
      """,
      "fr.lproj/Alerts.strings": """
      "sign.in.title" = "Se connecter";
      "sign.in.fields.name" = "Nom"; /* ⟦@secure⟧ */
      "sign.in.fields.code" = "Code";
      "sign.in.actions.cancel" = "Annuler"; /* ⟦@preferred⟧ */
      "sign.in.actions.go" = "Se connecter";
      """,
    ]),
    .firing([
      "en.lproj/Alerts.strings": """
      "file.delete.title" = "Delete the file?";
      "file.delete.actions.delete" = "Delete"; /* @destructive */
      "file.delete.actions.cancel" = "Cancel";
      """,
      "es.lproj/Alerts.strings": """
      "file.delete.title" = "¿Eliminar el archivo?";
      "file.delete.actions.cancel" = ⟦"Cancelar"⟧;
      "file.delete.actions.delete" = "Eliminar"; /* @destructive */
      """,
    ]),
    .silent([
      "en.lproj/Alerts.strings": """
      "file.delete.title" = "Delete the file?";
      "file.delete.actions.delete" = "Delete"; /* @destructive */
      "file.delete.actions.cancel" = "Cancel";
      """,
      "es.lproj/Alerts.strings": """
      "file.delete.actions.cancel" = "Cancelar";
      "file.delete.actions.delete" = "Eliminar"; /* @destructive */
      "file.delete.title" = "¿Eliminar el archivo?";
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          actions: { delete: { role: destructive }, cancel: }
      """,
      "it.lproj/Alerts.strings": """
      "file.delete.title" = "Eliminare il file?";
      "file.delete.actions.cancel" = "Annulla";
      "file.delete.actions.delete" = "Elimina";
      """,
    ]),
  ]
}

extension LocalizedAlertFacts {
  /// The slots whose texts stand in the annotated file, in its order.
  fileprivate var slotsInFileOrder: [Int] {
    guard let file = texts.annotations.first?.file else { return [] }
    let own = texts.texts.indices.compactMap { slot -> (slot: Int, offset: Int)? in
      guard let source = texts.texts[slot]?.source, source.file === file else { return nil }
      return (slot, source.token.lowerBound)
    }
    return own.sorted { $0.offset < $1.offset }.map(\.slot)
  }

  /// Whether these slots are sorted by their names, others than those of actions among them.
  fileprivate func isSorted(_ slots: [Int]) -> Bool {
    let names = slots.map { alert.alert.slots[$0].name }
    return names.contains { !$0.hasPrefix("actions.") } && zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
  }

  fileprivate func finding(at location: SourceLocation, _ message: String, of definition: SourceLocation?) -> Finding {
    let notes = definition.map { [Finding.Note("it is defined here", at: $0)] } ?? []
    return localization.finding(RoleMismatch.id, at: location, message, alert: alert, notes: notes)
  }
}

extension EntryAnnotations {
  fileprivate var isOfAction: Bool {
    if case .actionLabel = path { true } else { false }
  }
}

extension ActionRole {
  /// What says it in a comment.
  fileprivate var annotation: String? {
    switch self {
    case .default: nil
    case .cancel: "@cancel"
    case .destructive: "@destructive"
    }
  }
}

extension String {
  fileprivate static func role(_ id: String, _ role: ActionRole, _ other: ActionRole) -> String {
    let advice = role.annotation.map { "write `\($0)`, or leave it out" } ?? "remove it"
    return "the action \(quoted(id)) has the role `\(role.rawValue)`, and here `\(other.rawValue)`; \(advice)"
  }

  fileprivate static func preferred(_ id: String, _ preferred: String?) -> String {
    let fact = preferred.map { "the default button is \(quoted($0))" } ?? "the alert has no default button"
    return "\(fact), and here \(quoted(id)); remove `@preferred`"
  }

  fileprivate static func secure(_ id: String, _ kind: FieldKind) -> String {
    "the field \(quoted(id)) is of the kind `\(kind.rawValue)`; remove `@secure`"
  }

  fileprivate static func order(_ first: String, _ second: String) -> String {
    "\(quoted(first)) stands before \(quoted(second)) in the alert, and here behind it; bring them into its order"
  }
}
