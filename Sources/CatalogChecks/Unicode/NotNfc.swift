import CatalogDiagnostics
import LocaleData
import MessageFormat

enum NotNfc: ContentCheck {
  static let id = RuleID("not-nfc", .warning)
  static let summary = "a text is not in Normalization Form C"
  static let rationale = """
    “é” can be one character or an e with an accent behind it. They look the same and compare unequal; searching and
    sorting, and some fonts, fail with the second. Keyboards write the first; file names on the Mac are the second. Silent where
    only the order of marks differs: Arabic and Hebrew are typed in another one than Unicode’s, and nobody sees it.
    """
  static let kinds: TextKinds = .mark

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.mark), !text.message.text.withBytes({ Normalization.isNFC($0) }) else { return }
    var edits: [MessageIssue.Edit] = []
    for slice in text.message.pattern.literalRuns.flatMap(\.slices) {
      let literal = text.message.text.string(in: slice)
      edits += changes(literal, Normalization.nfc(literal), at: slice.start)
    }
    guard let first = edits.first else { return }
    let fix = MessageIssue.Fix("compose the characters", edits: edits)
    findings.append(text.finding(id, at: first.span, .decomposed, fix: fix))
  }

  /// What must change, character by character, so that the rest of the text stays as it is.
  private static func changes(_ literal: String, _ composed: String, at start: Int) -> [MessageIssue.Edit] {
    var edits: [MessageIssue.Edit] = []
    var start = start
    guard literal.count == composed.count else {
      return [MessageIssue.Edit(Span(start, start + literal.utf8.count), composed)]
    }
    for (old, new) in zip(literal, composed) {
      let end = start + old.utf8.count
      if !old.utf8.elementsEqual(new.utf8), !isReordered(old, new) {
        edits.append(MessageIssue.Edit(Span(start, end), String(new)))
      }
      start = end
    }
    return edits
  }

  /// Whether both have the same code points.
  private static func isReordered(_ old: Character, _ new: Character) -> Bool {
    old.unicodeScalars.count == new.unicodeScalars.count && old.unicodeScalars.sorted() == new.unicodeScalars.sorted()
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          coffee: One caf⟦e\u{301}⟧, please
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          coffee: One café, please
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """,
        "Alerts.ru.yaml": """
        locale: ru
        alerts:
          files.delete: >-
            {count, plural, one {Удалить мо⟦и\u{306}⟧ # файл?} few {Удалить мои # файла?} many {Удалить # файлов?}
            other {Удалить # файла?}}
        """,
      ],
      fixed: [
        "Alerts.ru.yaml": """
        locale: ru
        alerts:
          files.delete: >-
            {count, plural, one {Удалить мой # файл?} few {Удалить мои # файла?} many {Удалить # файлов?}
            other {Удалить # файла?}}
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        coffee: One café, please
      """,
      "Alerts.vi.yaml": """
      locale: vi
      alerts:
        coffee: Một cà phê
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.hi.yaml": """
      locale: hi
      alerts:
        file.saved: फ़ाइल सहेजी गई है।
      """,
      "Alerts.ko.yaml": """
      locale: ko
      alerts:
        file.saved: 파일을 저장했습니다.
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        file.saved: حُفِظَ المِلَف\u{651}\u{64F}.
      """,
      "Alerts.he.yaml": """
      locale: he
      alerts:
        file.saved: הקובץ נש\u{5C1}\u{5B0}מר.
      """,
    ]),
  ]
}

extension String {
  fileprivate static let decomposed = "write this character as one code point (Normalization Form C)"
}
