import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum UnisolatedArgument: ContentCheck {
  static let id = RuleID("unisolated-argument", .info)
  static let summary = "free text in a right-to-left message may reorder the words around it"
  static let rationale = """
    A file called “report (1)” inside an Arabic sentence moves its bracket to the other side, and numbers beside it change
    places. Isolates keep the text together: U+2068 before the placeholder and U+2069 behind it, or `isolation: bidi` for
    all. Reported once for each argument of a text. Silent for numbers, for a placeholder that is all of the text, and where
    a direction mark stands beside it.
    """
  static let kinds: TextKinds = .argument

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard !text.facts.uses.isEmpty, text.localization.isRightToLeft,
      text.localization.catalog.catalog.configuration.isolation != .bidi
    else { return }
    let alert = text.alert
    guard text.message.pattern.parts.count > 1 || text.facts.uses[0].argument.isSelector,
      text.facts.uses.contains(where: { alert.showsFreeText($0) })
    else { return }
    let uses = Dictionary(text.facts.uses.map { ($0.argument.span.start, $0) }) { first, _ in first }
    var reported: ArgumentSet = []
    text.message.forEachUnisolatedArgument { argument in
      guard let use = uses[argument.span.start], alert.showsFreeText(use), !reported.contains(use.index) else { return }
      reported.insert(use.index)
      findings.append(text.finding(id, at: argument.span, .unisolated(argument.name)))
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.missing: The file “{name}” is missing
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        file.missing: الملف «⟦{name}⟧» غير موجود
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete “{name}”?} other {Delete # files?}}"
      """,
      "Alerts.he.yaml": """
      locale: he
      alerts:
        files.delete: >-
          {count, plural, one {למחוק את ”⟦{name}⟧“?} two {למחוק # קבצים?} other {למחוק # קבצים?}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.missing: The file “{name}” is missing
      """,
      "Alerts.fa.yaml": """
      locale: fa
      alerts:
        file.missing: پروندهٔ «\u{2068}{name}\u{2069}» پیدا نشد
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.missing: Le fichier «\u{A0}{name}\u{A0}» est introuvable
      """,
    ]),
    .silent([
      "alertc.yaml": "isolation: bidi",
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.missing: The file “{name}” is missing
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        file.missing: الملف «{name}» غير موجود
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          title: "{count, plural, one {Delete # file?} other {Delete # files?}}"
          message: "{name}"
      """,
      "Alerts.he.yaml": """
      locale: he
      alerts:
        files.delete:
          title: "{count, plural, one {למחוק קובץ #?} two {למחוק # קבצים?} other {למחוק # קבצים?}}"
          message: "{name}"
      """,
    ]),
  ]
}

extension AlertFacts {
  /// Whether a placeholder shows text that can be anything.
  fileprivate func showsFreeText(_ use: Placeholder) -> Bool {
    guard use.format == .plain || use.format == .list, let type = argument(use)?.type else { return false }
    return type == .string || type == .list
  }
}

extension Message {
  /// Calls `body` for the placeholders that stand neither in an isolate nor beside a direction mark.
  fileprivate func forEachUnisolatedArgument(_ body: (Argument) -> Void) {
    var depth = 0
    pattern.forEachUnisolatedArgument(in: text, &depth, body)
  }
}

extension Pattern {
  fileprivate func forEachUnisolatedArgument(in text: SourceText, _ depth: inout Int, _ body: (Argument) -> Void) {
    var isMarked = false
    for (index, part) in parts.enumerated() {
      switch part {
      case .pound: isMarked = false
      case .literal(let span):
        let literal = text.string(in: span)
        for scalar in literal.unicodeScalars { depth += scalar.isolateStep }
        depth = max(0, depth)
        isMarked = literal.unicodeScalars.last?.isDirectionMark ?? false
      case .argument(let argument) where argument.isSelector:
        let outside = depth
        argument.forEachBranch { branch in
          depth = outside
          branch.forEachUnisolatedArgument(in: text, &depth, body)
        }
        depth = outside
        isMarked = false
      case .argument(let argument):
        if depth == 0, !isMarked, !startsWithMark(at: index + 1, text) { body(argument) }
        isMarked = false
      }
    }
  }

  private func startsWithMark(at index: Int, _ text: SourceText) -> Bool {
    guard index < parts.count, case .literal(let span) = parts[index] else { return false }
    return text.string(in: span).unicodeScalars.first?.isDirectionMark ?? false
  }
}

extension Unicode.Scalar {
  fileprivate var isolateStep: Int {
    switch value {
    case 0x2066...0x2068: 1
    case 0x2069: -1
    default: 0
    }
  }

  fileprivate var isDirectionMark: Bool { value == 0x200E || value == 0x200F || value == 0x061C }
}

extension String {
  fileprivate static func unisolated(_ name: String) -> String {
    "isolate \(quoted(name)) with U+2068 and U+2069: text from left to right in it would reorder what is around it"
  }
}
