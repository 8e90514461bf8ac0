import CatalogDiagnostics
import CatalogModel
import LocaleData

enum LocaleTag: LocalizationCheck {
  static let id = RuleID.localeTag
  static let summary = "a locale’s tag is deprecated or unknown"
  static let rationale = """
    People’s devices ask for locales by their current tags: `he`, not `iw`. A tag that ICU does not know has no plural
    rules, numbers or direction. Chinese by region alone (`zh-CN`) is only noted: `zh-Hans` serves all regions. Silent
    for tags that are merely unusual, and for `no`.
    """

  static func check(_ localization: LocalizationFacts, _ findings: inout [Finding]) {
    let locale = localization.locale
    let place = localization.localization.location
    if locale.canonical != locale {
      findings.append(localization.finding(id, at: place, .deprecated(locale.tag, locale.canonical.tag)))
    } else if !locale.isKnown {
      findings.append(localization.finding(id, at: place, .unknown(locale.tag)))
    } else if let script = chineseScript(locale), localization.catalog.localizationIndices[script] == nil {
      findings.append(localization.finding(id, at: place, .regional(locale.tag, script.tag), severity: .info))
    }
  }

  /// What is most likely meant by Chinese of a region.
  private static func chineseScript(_ locale: LocaleID) -> LocaleID? {
    switch locale.tag {
    case "zh-CN": LocaleID(tag: "zh-Hans")
    case "zh-TW": LocaleID(tag: "zh-Hant")
    default: nil
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.iw.yaml": """
      locale: ⟦iw⟧
      alerts:
        file.saved: הקובץ נשמר.
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.zh-CN.yaml": """
      locale: ⟦zh-CN⟧
      alerts:
        file.saved: 文件已保存。
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.no.yaml": """
      locale: no
      alerts:
        file.saved: Filen er arkivert.
      """,
      "Alerts.pt_BR.yaml": """
      locale: pt_BR
      alerts:
        file.saved: O arquivo foi salvo.
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.zh-Hans.yaml": """
      locale: zh-Hans
      alerts:
        file.saved: 文件已保存。
      """,
      "Alerts.zh-HK.yaml": """
      locale: zh-HK
      alerts:
        file.saved: 檔案已儲存。
      """,
    ]),
  ]
}

extension String {
  fileprivate static func deprecated(_ tag: String, _ canonical: String) -> String {
    "write \(quoted(canonical)): \(quoted(tag)) is deprecated"
  }

  fileprivate static func unknown(_ tag: String) -> String {
    "check the tag \(quoted(tag)): ICU knows no such language"
  }

  fileprivate static func regional(_ tag: String, _ script: String) -> String {
    "write \(quoted(script)), which serves every region; \(quoted(tag)) serves one"
  }
}
