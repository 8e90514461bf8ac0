import LocaleData
import Testing

@testable import CatalogChecks
@testable import CatalogModel

/// What the cancel buttons of published apps say: the word that most of them have, or the words, where several lead.
@Suite("Terms of published apps")
struct PublishedTermsTests {
  @Test(
    "what most apps call the cancel button is accepted",
    arguments: [
      ("af", ["Kanselleer"]),
      ("ar", ["إلغاء"]),
      ("az", ["Ləğv et"]),
      ("be", ["Скасаваць"]),
      ("bg", ["Отказ"]),
      ("bs", ["Otkaži"]),
      ("ca", ["Cancel·la"]),
      ("cs", ["Zrušit"]),
      ("da", ["Annuller"]),
      ("de", ["Abbrechen"]),
      ("el", ["Ακύρωση"]),
      ("en-GB", ["Cancel"]),
      ("es", ["Cancelar"]),
      ("es-ES", ["Cancelar"]),
      ("es-MX", ["Cancelar"]),
      ("et", ["Loobu"]),
      ("eu", ["Utzi"]),
      ("fa", ["لغو"]),
      ("fi", ["Peruuta"]),
      ("fr", ["Annuler"]),
      ("fr-CA", ["Annuler"]),
      ("gl", ["Cancelar"]),
      ("he", ["ביטול"]),
      ("hi", ["रद्द करें"]),
      ("hr", ["Odustani"]),
      ("hu", ["Mégse"]),
      ("hy", ["Չեղարկել"]),
      ("id", ["Batal"]),
      ("is", ["Hætta við"]),
      ("it", ["Annulla"]),
      ("ja", ["キャンセル"]),
      ("ka", ["გაუქმება"]),
      ("kn", ["ರದ್ದುಮಾಡು"]),
      ("ko", ["취소"]),
      ("lt", ["Atšaukti"]),
      ("lv", ["Atcelt"]),
      ("mk", ["Откажи"]),
      ("ml", ["റദ്ദാക്കുക"]),
      ("mr", ["रद्द करा"]),
      ("nb", ["Avbryt"]),
      ("nb-NO", ["Avbryt"]),
      ("nl", ["Annuleren"]),
      ("nn", ["Avbryt"]),
      ("pl", ["Anuluj"]),
      ("pt", ["Cancelar"]),
      ("pt-BR", ["Cancelar"]),
      ("pt-PT", ["Cancelar"]),
      ("ro", ["Anulează"]),
      ("ru", ["Отмена"]),
      ("sk", ["Zrušiť"]),
      ("sl", ["Prekliči"]),
      ("sq", ["Anuloje"]),
      ("sr", ["Откажи"]),
      ("sv", ["Avbryt"]),
      ("ta", ["ரத்து செய்"]),
      ("th", ["ยกเลิก"]),
      ("tr", ["İptal"]),
      ("uk", ["Скасувати"]),
      ("vi", ["Hủy"]),
      ("zh-CN", ["取消"]),
      ("zh-HK", ["取消"]),
      ("zh-Hans", ["取消"]),
      ("zh-Hant", ["取消"]),
      ("zh-Hant-TW", ["取消"]),
      ("zh-TW", ["取消"]),
    ] as [(String, [String])]
  )
  func cancel(tag: String, labels: [String]) throws {
    let locale = LocaleID(tag: tag)
    let terms = try #require(CancelTerms(locale))
    for label in labels { #expect(terms.accepts(label), "\(label)") }
  }

  @Test("what other buttons are called is not")
  func others() throws {
    for locale in StandardActions.locales {
      let terms = try #require(CancelTerms(locale))
      for id in ["delete", "save", "retry", "yes", "settings"] {
        let label = try #require(StandardActions.label(id, in: locale))
        #expect(!terms.accepts(label), "\(label) in \(locale.tag)")
      }
    }
  }
}
