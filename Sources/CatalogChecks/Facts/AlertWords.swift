/// The words by which alerts say nothing: “Error”, “Warning”, “Attention”, “Oops”, in small letters.
enum AlertWords {
  static func words(of language: String) -> Set<String> {
    table[language, default: []].union(table["en", default: []])
  }

  private static let table: [String: Set<String>] = [
    "af": ["fout", "waarskuwing"], "ar": ["خطأ", "تحذير", "التحذير", "تنبيه"], "az": ["xəta", "səhv", "diqqət"],
    "be": ["памылка", "папярэджанне", "увага"], "bg": ["грешка", "предупреждение", "внимание"],
    "bs": ["greška", "upozorenje"], "ca": ["error", "avís", "atenció", "alerta"],
    "cs": ["chyba", "varování", "upozornění"],
    "cy": ["gwall", "rhybudd"], "da": ["fejl", "advarsel", "bemærk"],
    "de": ["fehler", "warnung", "achtung", "hinweis"],
    "el": ["σφάλμα", "προειδοποίηση", "προσοχή"],
    "en": [
      "error", "errors", "warning", "alert", "attention", "oops", "whoops", "failed", "failure", "code", "notice",
      "note",
      "an", "occurred",
    ],
    "es": ["error", "advertencia", "aviso", "alerta", "atención", "código"], "et": ["viga", "hoiatus"],
    "eu": ["errorea", "abisua", "kontuz"], "fa": ["خطا", "هشدار", "اخطار"], "fi": ["virhe", "varoitus", "huomio"],
    "fr": ["erreur", "avertissement", "attention", "alerte", "code"], "gl": ["erro", "aviso"],
    "he": ["שגיאה", "אזהרה", "התראה"], "hi": ["त्रुटि", "चेतावनी"], "hr": ["greška", "pogreška", "upozorenje"],
    "hu": ["hiba", "figyelmeztetés", "figyelem"], "hy": ["սխալ", "զգուշացում"],
    "id": ["kesalahan", "eror", "peringatan"],
    "is": ["villa", "aðvörun"], "it": ["errore", "attenzione", "avviso", "codice"], "ja": ["エラー", "警告", "注意"],
    "ka": ["შეცდომა", "გაფრთხილება"], "kk": ["қате", "ескерту"], "ko": ["오류", "경고", "주의", "알림"],
    "lt": ["klaida", "įspėjimas", "dėmesio"], "lv": ["kļūda", "brīdinājums"], "mk": ["грешка", "предупредување"],
    "ms": ["ralat", "amaran"], "nb": ["feil", "advarsel"], "nl": ["fout", "foutmelding", "waarschuwing"],
    "nn": ["feil", "åtvaring"], "no": ["feil", "advarsel"], "pl": ["błąd", "ostrzeżenie", "uwaga", "kod"],
    "pt": ["erro", "aviso", "alerta", "atenção", "código"], "ro": ["eroare", "avertisment", "avertizare", "atenție"],
    "ru": ["ошибка", "предупреждение", "внимание", "код"], "sk": ["chyba", "upozornenie", "varovanie"],
    "sl": ["napaka", "opozorilo"], "sq": ["gabim", "kujdes"], "sr": ["грешка", "упозорење", "greška", "upozorenje"],
    "sv": ["fel", "varning", "felkod"], "ta": ["பிழை", "எச்சரிக்கை"], "th": ["ข้อผิดพลาด", "ผิดพลาด", "คำเตือน"],
    "tr": ["hata", "uyarı", "dikkat"], "uk": ["помилка", "попередження", "увага", "код"], "ur": ["خرابی", "انتباہ"],
    "uz": ["xato", "ogohlantirish"], "vi": ["lỗi"], "zh": ["错误", "警告", "注意", "錯誤", "警示", "出错"],
  ]
}
