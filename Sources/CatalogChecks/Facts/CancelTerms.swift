import CatalogModel
import LocaleData

/// What the cancel action is called in a language: the platform's term, and words that apps use side by side with it.
struct CancelTerms: Sendable {
  let term: String
  private let folded: Set<String>

  /// `nil` for languages without a known term.
  init?(_ locale: LocaleID) {
    guard let term = StandardActions.platformLabel("cancel", in: locale) else { return nil }
    self.term = term
    folded = Set(([term] + (Self.others[locale.languageCode] ?? [])).map(LabelFolding.folded))
  }

  func accepts(_ label: String) -> Bool { folded.contains(LabelFolding.folded(label)) }

  /// Words that apps use side by side with the platform's.
  private static let others: [String: [String]] = [
    "ar": ["إلغاء", "الغاء"], "az": ["Ləğv et", "İmtina"], "be": ["Скасаваць", "Адмена"], "bg": ["Отказ", "Отмени"],
    "bs": ["Otkaži", "Prekini"], "ca": ["Cancel·la", "Cancel·lar"], "cy": ["Canslo", "Diddymu"],
    "da": ["Annuller", "Annullér"], "el": ["Ακύρωση", "Άκυρο"], "et": ["Tühista", "Loobu", "Katkesta"],
    "eu": ["Utzi", "Ezeztatu"], "fa": ["لغو", "انصراف"], "fi": ["Kumoa", "Peruuta", "Peru"],
    "gl": ["Cancelar", "Desbotar"], "hi": ["रद्द करें", "रद्द"], "hr": ["Odustani", "Poništi", "Otkaži", "Prekid"],
    "hu": ["Mégsem", "Mégse"], "hy": ["Չեղարկել", "Չեղարկում"], "id": ["Batal", "Batalkan"], "ka": ["გაუქმება"],
    "kn": ["ರದ್ದುಮಾಡಿ", "ರದ್ದುಮಾಡು"], "lt": ["Atšaukti", "Atsisakyti"],
    "mk": ["Откажи"], "mr": ["रद्द करा"], "ms": ["Batal", "Batalkan"], "nl": ["Annuleer", "Annuleren"],
    "ro": ["Anulează", "Anulare", "Anulați", "Renunță"], "ru": ["Отменить", "Отмена"],
    "sq": ["Anulo", "Anuloje", "Anulim"], "sr": ["Откажи", "Поништи", "Otkaži", "Poništi"],
    "ta": ["ரத்துசெய்", "ரத்து செய்", "ரத்து"], "tr": ["Vazgeç", "İptal", "İptal Et"],
    "uk": ["Скасувати", "Відмінити", "Відміна"], "vi": ["Huỷ", "Hủy", "Hủy bỏ", "Huỷ bỏ"], "yue": ["取消"],
  ]
}
