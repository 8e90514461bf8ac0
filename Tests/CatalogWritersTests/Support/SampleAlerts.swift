import AlertCatalog
import CatalogModel

/// A small catalog that has one of everything. Its pack in each version of the format is kept as a file.
enum SampleAlerts {
  static let catalog = Catalog.test(
    [delete, rename, invite, done, login, trip, upgrade],
    name: "Sample"
  )

  static var delete: TestAlert {
    var alert = TestAlert(
      "file.delete",
      [("fileName", .string), ("count", .int)],
      [
        "title": [
          "en": "{count, plural, one {Delete “{fileName}”?} other {Delete # files?}}",
          "en-GB": "{count, plural, one {Bin “{fileName}”?} other {Bin # files?}}",
          "de": "{count, plural, one {„{fileName}“ löschen?} other {# Dateien löschen?}}",
          "pl": """
          {count, plural, one {Usunąć „{fileName}”?} few {Usunąć # pliki?} many {Usunąć # plików?}\
           other {Usunąć # pliku?}}
          """,
          "ar": """
          {count, plural, zero {لا شيء} one {حذف “{fileName}”؟} two {حذف ملفين؟} few {حذف # ملفات؟} many {حذف # ملفًا؟}\
           other {حذف # ملف؟}}
          """,
          "hi": "{count, plural, one {“{fileName}” हटाएँ?} other {# फ़ाइलें हटाएँ?}}",
          "ja": "{count, plural, other {#個のファイルを削除しますか?}}",
        ],
        "message": [
          "en": "You can’t undo this.", "en-GB": "You can’t undo this.", "de": "Dies kann nicht widerrufen werden.",
          "pl": "Tej operacji nie można cofnąć.", "ar": "لا يمكنك التراجع عن هذا.", "hi": "इसे पहले जैसा नहीं किया जा सकता।",
          "ja": "この操作は取り消せません。",
        ],
        "actions.delete": [
          "en": "Delete", "en-GB": "Bin", "de": "Löschen", "pl": "Usuń", "ar": "حذف", "hi": "हटाएँ", "ja": "削除",
        ],
        "actions.cancel": [:],
      ]
    )
    alert.severity = .critical
    alert.preferred = "cancel"
    return alert
  }

  static let rename = TestAlert(
    "file.rename",
    [("fileName", .string)],
    [
      "title": ["en": "Rename “{fileName}”", "de": "„{fileName}“ umbenennen", "es": "Renombrar “{fileName}”"],
      "fields.name.placeholder": ["en": "New name", "de": "Neuer Name", "es": "Nombre nuevo"],
      "fields.name.initial": ["en": "{fileName}", "de": "{fileName}", "es": "{fileName}"],
      "actions.rename": ["en": "Rename", "de": "Umbenennen", "es": "Renombrar"],
      "actions.cancel": [:],
    ]
  )

  static let invite = TestAlert(
    "invite.sent",
    [("gender", .enumeration(["female", "male", "other"])), ("place", .int), ("share", .double), ("isNew", .bool)],
    [
      "title": [
        "en":
          "{gender, select, female {She} male {He} other {They}} came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
        "de": "{gender, select, female {Sie} male {Er} other {Sie}} wurde {place, number}.",
      ],
      "message": [
        "en": "{isNew, select, true {New: } other {}}{share} of it",
        "de": "{isNew, select, true {Neu: } other {}}{share} davon",
      ],
      "actions.ok": [:],
    ]
  )

  static let done = TestAlert(
    "sync.done",
    [],
    ["title": ["en": "Everything is up to date.", "de": "Alles ist auf dem neuesten Stand."], "actions.ok": [:]]
  )

  static let trip = TestAlert(
    "trip.remind",
    [("start", .date), ("people", .list)],
    [
      "title": [
        "en": "{start, date, ::GyMMMMEEEEd} {start, time, full} {start, date, ::YYYYwBhz} {start, time, ::HXXX}",
        "fa": "{start, date, full} {start, time, ::BhmOOOO}", "ar-SA": "{start, date, full}", "th": "{start}",
        "de": "{start, date, medium}",
      ],
      "message": [
        "en": "{people, list}", "de": "{people, list, or}", "es": "{people} {people, list, unit-narrow}",
        "he": "{people, list}", "fa": "{people}", "ar-SA": "{people}", "th": "{people}",
      ],
      "actions.ok": [:],
    ]
  )

  /// Number styles: what depends on the locale is baked for each.
  static let upgrade = TestAlert(
    "storage.upgrade",
    [("free", .double), ("files", .int), ("share", .double), ("price", .double)],
    [
      "title": [
        "en": "{free, number, ::unit/gigabyte unit-width-full-name .0#} left for {files, number, ::KK} files",
        "ar": "بقي {free, number, ::unit/gigabyte unit-width-full-name .0#} لـ {files, number, ::KK} ملف",
        "pl": "Zostało {free, number, ::unit/gigabyte unit-width-full-name .0#} na {files, number, ::KK} plików",
      ],
      "message": [
        "en": "{share, number, percent} is used: {files, number, ::E0}. More costs {price, number, ::currency/EUR}.",
        "ar": "{share, number, percent} مستخدمة. التكلفة {price, number, ::currency/EUR sign-always}.",
        "pl": "Zajęte: {share, number, percent}. {files, plural, one {1 plik} other {{files, number, integer}}}.",
      ],
      "actions.ok": [:],
    ]
  )

  static var login: TestAlert {
    var alert = TestAlert(
      "login",
      [],
      [
        "title": ["en": "Log in", "de": "Anmelden"],
        "fields.user.title": ["en": "Name", "de": "Name"],
        "fields.password.title": ["en": "Password", "de": "Passwort"],
        "actions.login": ["en": "Log in", "de": "Anmelden"],
        "actions.cancel": [:],
      ]
    )
    alert.style = .confirmation
    return alert
  }
}
