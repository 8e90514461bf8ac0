import CatalogModel
import Foundation
import LocaleData
import Testing

@Suite("Standard actions")
struct StandardActionsTests {
  @Test("every id has a label in every locale, normalized and without spaces at its edges")
  func complete() throws {
    #expect(StandardActions.locales.count >= 45)
    for locale in StandardActions.locales {
      for id in StandardActions.ids {
        let label = try #require(StandardActions.label(id, in: locale), "\(id) in \(locale.tag)")
        #expect(!label.isEmpty, "\(id) in \(locale.tag)")
        #expect(label == label.trimmingCharacters(in: .whitespacesAndNewlines), "\(id) in \(locale.tag)")
        #expect(
          Array(label.unicodeScalars) == Array(label.precomposedStringWithCanonicalMapping.unicodeScalars),
          "\(id) in \(locale.tag)"
        )
        #expect(!label.contains("|") && !label.contains("'"), "\(id) in \(locale.tag)")
      }
    }
  }

  /// Where Apple's platforms have one word for two actions, nobody puts both into one alert without labels of their own.
  private static let sameWord: [String: Set<Set<String>>] = [
    "fi": [["delete", "remove"]],
    "fr": [["cancel", "undo"]],
    "it": [["cancel", "undo"]],
    "nl": [["delete", "remove"]],
    "pl": [["delete", "remove"]],
    "ro": [["cancel", "undo"]],
    "ru": [["cancel", "undo"]],
  ]

  @Test("labels of one locale differ, also when letter case is ignored", arguments: StandardActions.locales)
  func distinct(locale: LocaleID) {
    var ids: [String: Set<String>] = [:]
    for id in StandardActions.ids {
      let label = StandardActions.label(id, in: locale) ?? ""
      ids[label.lowercased(), default: []].insert(id)
    }
    #expect(Set(ids.values.filter { $0.count > 1 }) == Self.sameWord[locale.tag, default: []])
  }

  @Test(
    "labels are spelled as Apple's platforms spell them",
    arguments: [
      ("en", "dontSave", "Don’t Save"),
      ("de", "ok", "OK"),
      ("de", "cancel", "Abbrechen"),
      ("de", "delete", "Löschen"),
      ("fr", "cancel", "Annuler"),
      ("nb", "cancel", "Avbryt"),
      ("pt", "cancel", "Cancelar"),
      ("zh-Hans", "cancel", "取消"),
      ("ja", "cancel", "キャンセル"),
      ("ko", "ok", "확인"),
      ("he", "ok", "אישור"),
      ("tr", "cancel", "Vazgeç"),
    ]
  )
  func spelling(tag: String, id: String, label: String) {
    #expect(StandardActions.label(id, in: LocaleID(tag: tag)) == label)
  }

  @Test(
    "a locale without a row takes its parents' labels",
    arguments: [
      ("en-GB", "cancel", "Cancel"),
      ("de-AT", "close", "Schließen"),
      ("de-CH", "close", "Schliessen"),
      ("fr-CA", "settings", "Réglages"),
      ("es-MX", "done", "Listo"),
      ("es-ES", "done", "Hecho"),
      ("nb-NO", "cancel", "Avbryt"),
      ("zh-TW", "save", "儲存"),
      ("zh-Hant-HK", "learnMore", "進一步了解"),
      ("zh-CN", "save", "存储"),
      ("sr-Latn-RS", "cancel", "Otkaži"),
      ("iw", "cancel", "ביטול"),
    ]
  )
  func parents(tag: String, id: String, label: String) {
    #expect(StandardActions.label(id, in: LocaleID(tag: tag)) == label)
  }

  @Test("languages without the platforms have the labels that apps agree on", arguments: StandardActions.partialLocales)
  func partial(locale: LocaleID) {
    #expect(StandardActions.ids.allSatisfy { StandardActions.platformLabel($0, in: locale) == nil })
    let labels = StandardActions.ids.filter { $0 != "ok" }.compactMap { StandardActions.label($0, in: locale) }
    #expect(!labels.isEmpty)
    for label in labels {
      #expect(label == label.trimmingCharacters(in: .whitespacesAndNewlines))
      #expect(Array(label.utf8) == Array(label.precomposedStringWithCanonicalMapping.utf8))
    }
    #expect(Set(labels.map { $0.lowercased() }).count == labels.count)
  }

  @Test(
    "OK stands for itself where nothing better is known",
    arguments: [("tlh", "OK"), ("gd", "OK"), ("ku-TR", "OK"), ("ckb-IQ", "باشە"), ("cy", "Iawn"), ("be", "Добра")]
  )
  func acknowledgement(tag: String, label: String) {
    #expect(StandardActions.label("ok", in: LocaleID(tag: tag)) == label)
  }

  @Test("what is not standard has no label")
  func unknown() {
    #expect(StandardActions.label("explode", in: LocaleID(tag: "en")) == nil)
    #expect(StandardActions.label("cancel", in: LocaleID(tag: "tlh")) == nil)
    #expect(!StandardActions.contains("explode"))
    #expect(StandardActions.contains("cancel"))
  }
}
