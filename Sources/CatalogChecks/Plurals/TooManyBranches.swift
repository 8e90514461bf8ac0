import CatalogDiagnostics
import MessageFormat

enum TooManyBranches: ContentCheck {
  static let id = RuleID("too-many-branches", .warning)
  static let summary = "a message has more than 20 combinations of branches, or more than two plurals"
  static let rationale = """
    Each plural multiplies what must be written: three of them make 216 texts in Arabic. Two sentences, or a list, say
    the same. Only the source text is looked at: translations have as many forms as their languages need.
    """
  static let kinds: TextKinds = .branch

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.localization.isSource, text.facts.plurals.count + text.facts.selects.count > 1 else { return }
    let plurals = Set(text.facts.plurals.map(\.use.index)).count
    if plurals > 2 {
      findings.append(text.finding(id, at: text.wholeText, .plurals(plurals)))
      return
    }
    let combinations = text.message.pattern.combinationCount
    guard combinations > limit else { return }
    findings.append(text.finding(id, at: text.wholeText, .combinations(combinations)))
  }

  private static let limit = 20

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        scan: >-
          ⟦{files, plural, one {# file} other {# files}}, {folders, plural, one {# folder} other {# folders}},
          {disks, plural, one {# disk} other {# disks}}⟧
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: ru
      alerts:
        scan: >-
          ⟦{files, plural, =0 {Нет файлов} one {# файл} few {# файла} many {# файлов} other {# файла}},
          {folders, plural, =0 {нет папок} one {# папка} few {# папки} many {# папок} other {# папки}}⟧
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        scan: "{files, plural, one {# file} other {# files}}, {folders, plural, one {# folder} other {# folders}}"
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        scan: >-
          {files, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}،
          {folders, plural, zero {لا مجلدات} one {مجلد واحد} two {مجلدان} few {# مجلدات} many {# مجلدًا}
          other {# مجلد}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        invite: "{who, select, female {Invitée} male {Invité} other {Invitation}}"
      """
    ]),
  ]
}

extension String {
  fileprivate static func plurals(_ count: Int) -> String {
    "split the text: it has \(count) plurals"
  }

  fileprivate static func combinations(_ count: Int) -> String {
    "split the text: its branches combine in \(count) ways"
  }
}
