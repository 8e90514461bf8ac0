/// What the alerts of a made catalog say in one language. `@` stands for the name of an app, another in each alert.
package struct Phrases {
  package let locale: String
  /// The forms of the title, by plural category, with `#` and `{name}`.
  package let title: [(category: String, text: String)]
  package let message: String
  package let delete: String
  package let keep: String
  package let hint: String

  private init(
    _ locale: String,
    _ title: KeyValuePairs<String, String>,
    _ message: String,
    _ delete: String,
    _ keep: String,
    _ hint: String
  ) {
    self.locale = locale
    self.title = title.map { ($0.key, $0.value) }
    self.message = message
    self.delete = delete
    self.keep = keep
    self.hint = hint
  }

  /// The source locale first.
  package static let all: [Phrases] = [
    Phrases(
      "en",
      ["one": "Delete “{name}” from @?", "other": "Delete # files like “{name}” from @?"],
      "You can’t undo this. @ keeps no copy.",
      "Delete @",
      "Keep @",
      "Name in @"
    ),
    Phrases(
      "de",
      ["one": "„{name}“ aus @ löschen?", "other": "# Dateien wie „{name}“ aus @ löschen?"],
      "Dies kann nicht widerrufen werden. @ behält keine Kopie.",
      "Aus @ löschen",
      "In @ behalten",
      "Name bei @"
    ),
    Phrases(
      "fr",
      [
        "one": "Supprimer # fichier comme «\u{A0}{name}\u{A0}» de @\u{A0}?",
        "other": "Supprimer # fichiers comme «\u{A0}{name}\u{A0}» de @\u{A0}?",
      ],
      "Cette action est irréversible. @ ne garde aucune copie.",
      "Supprimer de @",
      "Garder dans @",
      "Nom dans @"
    ),
    Phrases(
      "es",
      ["one": "¿Eliminar «{name}» de @?", "other": "¿Eliminar # archivos como «{name}» de @?"],
      "Esta acción no se puede deshacer. @ no guarda ninguna copia.",
      "Eliminar de @",
      "Conservar en @",
      "Nombre en @"
    ),
    Phrases(
      "it",
      ["one": "Eliminare «{name}» da @?", "other": "Eliminare # file come «{name}» da @?"],
      "Questa azione non può essere annullata. @ non conserva copie.",
      "Elimina da @",
      "Mantieni in @",
      "Nome in @"
    ),
    Phrases(
      "nl",
      ["one": "‘{name}’ uit @ verwijderen?", "other": "# bestanden zoals ‘{name}’ uit @ verwijderen?"],
      "Dit kan niet ongedaan worden gemaakt. @ bewaart geen kopie.",
      "Verwijder uit @",
      "Bewaar in @",
      "Naam in @"
    ),
    Phrases(
      "sv",
      ["one": "Radera ”{name}” från @?", "other": "Radera # filer som ”{name}” från @?"],
      "Det går inte att ångra. @ sparar ingen kopia.",
      "Radera från @",
      "Behåll i @",
      "Namn i @"
    ),
    Phrases(
      "da",
      ["one": "Slet “{name}” fra @?", "other": "Slet # filer som “{name}” fra @?"],
      "Dette kan ikke fortrydes. @ gemmer ingen kopi.",
      "Slet fra @",
      "Behold i @",
      "Navn i @"
    ),
    Phrases(
      "nb",
      ["one": "Slette «{name}» fra @?", "other": "Slette # filer som «{name}» fra @?"],
      "Dette kan ikke angres. @ beholder ingen kopi.",
      "Slett fra @",
      "Behold i @",
      "Navn i @"
    ),
    Phrases(
      "fi",
      [
        "one": "Poistetaanko ”{name}” sovelluksesta @?",
        "other": "Poistetaanko # tiedostoa sovelluksesta @, kuten ”{name}”?",
      ],
      "Tätä ei voi kumota. @ ei säilytä kopiota.",
      "Poista: @",
      "Säilytä: @",
      "Nimi: @"
    ),
    Phrases(
      "pt",
      ["one": "Apagar # arquivo como “{name}” de @?", "other": "Apagar # arquivos como “{name}” de @?"],
      "Esta ação não pode ser desfeita. @ não guarda cópias.",
      "Apagar de @",
      "Manter em @",
      "Nome em @"
    ),
    Phrases(
      "cs",
      [
        "one": "Smazat „{name}“ z @?", "few": "Smazat # soubory jako „{name}“ z @?",
        "other": "Smazat # souborů jako „{name}“ z @?",
      ],
      "Tuto akci nelze odvolat. @ neuchovává žádnou kopii.",
      "Smazat z @",
      "Ponechat v @",
      "Název v @"
    ),
    Phrases(
      "pl",
      [
        "one": "Usunąć „{name}” z @?", "few": "Usunąć # pliki takie jak „{name}” z @?",
        "many": "Usunąć # plików takich jak „{name}” z @?", "other": "Usunąć # pliku takiego jak „{name}” z @?",
      ],
      "Tej czynności nie można cofnąć. @ nie zachowuje kopii.",
      "Usuń z @",
      "Zachowaj w @",
      "Nazwa w @"
    ),
    Phrases(
      "ru",
      [
        "one": "Удалить # файл вроде «{name}» из @?", "few": "Удалить # файла вроде «{name}» из @?",
        "many": "Удалить # файлов вроде «{name}» из @?", "other": "Удалить # файла вроде «{name}» из @?",
      ],
      "Это действие нельзя отменить. @ не хранит копию.",
      "Удалить из @",
      "Оставить в @",
      "Имя в @"
    ),
    Phrases(
      "uk",
      [
        "one": "Видалити # файл на зразок «{name}» з @?", "few": "Видалити # файли на зразок «{name}» з @?",
        "many": "Видалити # файлів на зразок «{name}» з @?", "other": "Видалити # файлу на зразок «{name}» з @?",
      ],
      "Цю дію не можна скасувати. @ не зберігає копії.",
      "Видалити з @",
      "Залишити в @",
      "Ім’я в @"
    ),
    Phrases(
      "tr",
      ["one": "“{name}” @ içinden silinsin mi?", "other": "“{name}” gibi # dosya @ içinden silinsin mi?"],
      "Bu işlem geri alınamaz. @ kopya saklamaz.",
      "@ içinden sil",
      "@ içinde tut",
      "@ içindeki ad"
    ),
    Phrases(
      "el",
      ["one": "Διαγραφή του «{name}» από το @;", "other": "Διαγραφή # αρχείων όπως το «{name}» από το @;"],
      "Αυτή η ενέργεια δεν αναιρείται. Το @ δεν κρατά αντίγραφο.",
      "Διαγραφή από @",
      "Διατήρηση στο @",
      "Όνομα στο @"
    ),
    Phrases(
      "he",
      [
        "one": "למחוק את ”{name}” מתוך @?", "two": "למחוק # קבצים כמו ”{name}” מתוך @?",
        "other": "למחוק # קבצים כמו ”{name}” מתוך @?",
      ],
      "אי אפשר לבטל את הפעולה. ‏@ לא שומר עותק.",
      "מחיקה מתוך @",
      "שמירה בתוך @",
      "שם בתוך @"
    ),
    Phrases(
      "ja",
      ["other": "「{name}」など#個のファイルを@から削除しますか？"],
      "この操作は取り消せません。@にコピーは残りません。",
      "@から削除",
      "@に残す",
      "@での名前"
    ),
    Phrases(
      "ko",
      ["other": "@에서 ‘{name}’ 등 파일 #개를 삭제할까요?"],
      "이 동작은 취소할 수 없습니다. @에 사본이 남지 않습니다.",
      "@에서 삭제",
      "@에 보관",
      "@에서의 이름"
    ),
  ]
}
