import CatalogModel
import LocaleData

extension SeededDefect {
  /// What is wrong between the files of a catalog, and in its configuration.
  static let files: [SeededDefect] = [
    SeededDefect("missing-translation") { translation in
      guard let line = translation.line(of: "sync.done") else { return nil }
      return translation.removing(line: line, foundAt: 0)
    },
    SeededDefect("missing-locale-file") { translation in
      let configuration = "locales:\n  - \(translation.locale)\n  - nb\n"
      return translation.beside(["alertc.yaml": configuration], path: "alertc.yaml", line: 3)
    },
    SeededDefect("locale-tag") { translation in
      let old = ["he": "iw", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW"]
      guard let tag = old[translation.locale],
        let line = translation.lines.firstIndex(of: "locale: \(translation.locale)")
      else { return nil }
      var change = translation.replacing(line: line, with: ["locale: " + tag])
      change.path = "Alerts.\(tag).yaml"
      change.others = ["Alerts.\(tag).yaml": change.text]
      change.text = ""
      return change
    },
    SeededDefect("conflicting-sources") { translation in
      let path = "\(translation.locale).lproj/Alerts.strings"
      guard let title = translation.text("camera.denied", "title")?.value else { return nil }
      return translation.beside([path: "\n\"purchase.failed.title\" = \"\(title)\";\n"], path: path, line: 2)
    },
    SeededDefect("role-mismatch") { translation in
      let path = "\(translation.locale).lproj/Alerts.strings"
      guard let label = translation.text("account.signOut", "signOut")?.value else { return nil }
      let entry = "/* @cancel */\n\"account.signOut.actions.signOut\" = \"\(label)\";\n"
      return translation.beside([path: entry], path: path, line: 1)
    },
    SeededDefect("glossary") { translation in
      guard let line = translation.text("account.unlock", "message")?.line else { return nil }
      let configuration = "glossary:\n  recovery key: { \(translation.locale): Xyz }\n"
      return translation.beside(["alertc.yaml": configuration], line: line + 1)
    },
    SeededDefect("do-not-translate") { translation in
      guard let line = translation.text("account.unlock", "message")?.line else { return nil }
      return translation.beside(["alertc.yaml": "doNotTranslate: [recovery key]\n"], line: line + 1)
    },
    SeededDefect("unknown-rule") { translation in
      let configuration = "localeRules:\n  \(translation.locale):\n    three-dot: off\n"
      return translation.beside(["alertc.yaml": configuration], path: "alertc.yaml", line: 3)
    },
    SeededDefect("unused-suppression") { translation in
      guard let line = translation.text("camera.denied", "title")?.line else { return nil }
      return translation.inserting("    # alertc:disable", after: line)
    },
    SeededDefect("unknown-field") { translation in
      let configuration = "locales: [\(translation.locale)]\nrule: { three-dots: off }\n"
      return translation.beside(["alertc.yaml": configuration], path: "alertc.yaml", line: 2)
    },
    SeededDefect("invalid-value") { translation in
      let configuration = "locales: [\(translation.locale)]\nfallback: none\n"
      return translation.beside(["alertc.yaml": configuration], path: "alertc.yaml", line: 2)
    },
    SeededDefect("unknown-label-in-message") { translation in
      let definitions = translation.source
      guard latin.union(["ru"]).contains(translation.locale), let own = translation.text("file.rename", "title"),
        let quoted = own.value.firstMatch(of: #/[„«“”]\u{A0}?\{fileName\}\u{A0}?[“”»]/#)?.0,
        let message = String(quoted).replacingFirst("{fileName}", with: "Rename"),
        let title = definitions.text("file.rename", "title")
      else { return nil }
      var change = translation.replacing(
        line: own.line,
        with: [translation.lines[own.line], "    message: \(message)."],
        found: 1
      )
      let lines = [definitions.lines[title.line], "    message: Choose “Rename”."]
      change.others["Alerts.yaml"] = definitions.replacing(line: title.line, with: lines).text
      return change
    },
    SeededDefect("missing-comment") { translation in
      let lines = translation.source.lines.filter { $0 != "    comment: The version is a number such as 2.4." }
      guard let line = lines.firstIndex(of: "  update.available:") else { return nil }
      let definitions = lines.joined(separator: "\n")
      return translation.beside(["Alerts.yaml": definitions], path: "Alerts.yaml", line: line + 1)
    },
    SeededDefect("action-term") { translation in
      guard let line = translation.text("server.unreachable", "message")?.line else { return nil }
      let labels = translation.source.lines.map { $0 == "      retry:" ? "      retry: Try Once More" : $0 }
      let terms = ["retry", "continue"].map { StandardActions.label($0, in: LocaleID(tag: translation.locale)) ?? "" }
      guard let first = translation.text("purchase.failed", "message")?.line else { return nil }
      var lines = translation.lines
      lines[line] += "\n    actions: { retry: \(terms[1]) }"
      lines[first] += "\n    actions: { retry: \(terms[0]) }"
      var change = translation.beside(["Alerts.yaml": labels.joined(separator: "\n")], line: line + 3)
      change.text = lines.joined(separator: "\n")
      return change
    },
    SeededDefect("file-encoding") { translation in
      guard let message = translation.text("purchase.failed", "message") else { return nil }
      return translation.replacing(message, with: message.value.inserting(MemoryFileSystem.invalidByte))
    },
  ]
}
