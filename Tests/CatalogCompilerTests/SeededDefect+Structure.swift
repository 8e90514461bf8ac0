import CatalogModel
import LocaleData

extension SeededDefect {
  private static let plain = "purchase.failed"

  static let structure: [SeededDefect] = [
    SeededDefect("same-label") { translation in
      guard let label = translation.text("storage.full", "manage"), let cancel = translation.term("cancel") else {
        return nil
      }
      return translation.replacing(label, with: cancel)
    },
    SeededDefect("cancel-label") { translation in
      guard let line = translation.text(plain, "message")?.line, let other = translation.term("close") else {
        return nil
      }
      return translation.inserting("    actions: { cancel: \(other) }", after: line)
    },
    SeededDefect("vague-label") { translation in
      guard let label = translation.text("trash.empty", "empty"), let yes = translation.term("yes") else { return nil }
      return translation.replacing(label, with: yes)
    },
    SeededDefect("partly-translated-alert") { translation in
      guard let message = translation.text("camera.denied", "message"), let key = translation.line(of: "camera.denied")
      else {
        return nil
      }
      return translation.removing(line: message.line, foundAt: key)
    },
    SeededDefect("obsolete-translation") { translation in
      guard let line = translation.line(of: "sync.done") else { return nil }
      return translation.inserting("  sync.finished: x", after: line)
    },
    SeededDefect("unknown-field") { translation in
      guard let line = translation.text(plain, "message")?.line else { return nil }
      return translation.inserting("    titel: x", after: line)
    },
    SeededDefect("duplicate-key") { translation in
      guard let line = translation.line(of: "sync.done") else { return nil }
      return translation.inserting(translation.lines[line], after: line)
    },
    SeededDefect("unused-suppression") { translation in
      guard let line = translation.text(plain, "title")?.line else { return nil }
      return translation.inserting("    # alertc:disable three-dots", after: line)
    },
    SeededDefect("unknown-rule") { translation in
      guard let line = translation.text(plain, "title")?.line else { return nil }
      return translation.inserting("    # alertc:disable three-dot", after: line)
    },
    SeededDefect("invalid-value") { translation in
      guard let title = translation.text(plain, "title") else { return nil }
      return translation.replacing(line: title.line, with: ["    title: [a, b]"])
    },
    SeededDefect("file-syntax") { translation in
      guard let line = translation.line(of: "sync.done") else { return nil }
      return translation.replacing(line: line, with: ["  sync.done: \"x\" y"])
    },
    SeededDefect("comment-cuts-text") { translation in
      guard let title = translation.text("import.finished", "title"), title.value.contains(" #") else { return nil }
      return translation.replacing(line: title.line, with: ["    title: . " + title.value])
    },
  ]
}

extension SampleTranslation {
  fileprivate func term(_ action: String) -> String? { StandardActions.label(action, in: LocaleID(tag: locale)) }
}
