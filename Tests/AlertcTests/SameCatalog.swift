/// One catalog, written in each of the formats.
enum SameCatalog {
  static let yaml = [
    "Alerts.yaml": """
    sourceLocale: en
    alerts:
      file.delete:
        comment: Shown when files are deleted.
        arguments: { count: int, folder: string }
        title: "{count, plural, one {Delete # file from {folder}?} other {Delete # files from {folder}?}}"
        message: You can’t undo this.
        actions: { delete: { label: Delete it, role: destructive }, cancel: Keep it }
        preferredAction: cancel
      sign.in:
        title: Sign in
        fields: { password: { placeholder: Password, kind: secure } }
        actions: { ok: Sign in }

    """,
    "Alerts.pl.yaml": """
    locale: pl
    alerts:
      file.delete:
        title: >-
          {count, plural, one {Usunąć # plik z folderu {folder}?} few {Usunąć # pliki z folderu {folder}?}
          many {Usunąć # plików z folderu {folder}?} other {Usunąć # pliku z folderu {folder}?}}
        message: Tego nie można cofnąć.
        actions: { delete: Usuń, cancel: Zachowaj }
      sign.in: { title: Zaloguj się, fields: { password: { placeholder: Hasło } }, actions: { ok: Zaloguj } }

    """,
  ]

  static let strings = [
    "en.lproj/Alerts.strings": """
    /* Shown when files are deleted.
       @arg 1 count int
       @arg 2 folder string */
    "file.delete.title" = "Delete %1$lld files from %2$@?";
    "file.delete.message" = "You can’t undo this.";
    /* @destructive */
    "file.delete.actions.delete" = "Delete it";
    "file.delete.actions.cancel" = "Keep it"; // @preferred

    "sign.in.title" = "Sign in";
    "sign.in.fields.password" = "Password"; // @secure
    "sign.in.actions.ok" = "Sign in";

    """,
    "en.lproj/Alerts.stringsdict": dictionary([
      "one": "Delete %1$lld file from %2$@?", "other": "Delete %1$lld files from %2$@?",
    ]),
    "pl.lproj/Alerts.strings": """
    file.delete.message = "Tego nie mo\\U017Cna cofn\\U0105\\U0107.";
    file.delete.actions.delete = "Usuń";
    file.delete.actions.cancel = "Zachowaj";
    sign.in.title = "Zaloguj się";
    sign.in.fields.password.placeholder = "Hasło";
    sign.in.actions.ok = "Zaloguj";

    """,
    "pl.lproj/Alerts.stringsdict": dictionary([
      "one": "Usunąć %1$lld plik z folderu %2$@?", "few": "Usunąć %1$lld pliki z folderu %2$@?",
      "many": "Usunąć %1$lld plików z folderu %2$@?", "other": "Usunąć %1$lld pliku z folderu %2$@?",
    ]),
  ]

  static let stringCatalog = [
    "Alerts.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "file.delete.title" : {
          "comment" : "Shown when files are deleted.\\n@arg 1 count int\\n@arg 2 folder string",
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : \(unit("Delete %1$lld file from %2$@?")),
              "other" : \(unit("Delete %1$lld files from %2$@?"))
            } } },
            "pl" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@n@" },
              "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : \(unit("Usunąć %arg plik z folderu %2$@?")),
                "few" : \(unit("Usunąć %arg pliki z folderu %2$@?")),
                "many" : \(unit("Usunąć %arg plików z folderu %2$@?")),
                "other" : \(unit("Usunąć %arg pliku z folderu %2$@?"))
              } } } }
            }
          }
        },
        "file.delete.message" : \(entry("You can’t undo this.", "Tego nie można cofnąć.")),
        "file.delete.actions.delete" : \(entry("Delete it", "Usuń", "@destructive")),
        "file.delete.actions.cancel" : \(entry("Keep it", "Zachowaj", "@preferred")),
        "sign.in.title" : \(entry("Sign in", "Zaloguj się")),
        "sign.in.fields.password" : \(entry("Password", "Hasło", "@secure")),
        "sign.in.actions.ok" : \(entry("Sign in", "Zaloguj"))
      },
      "version" : "1.0"
    }

    """
  ]

  /// YAML definitions with translations in other formats.
  static let mixed = [
    "Alerts.yaml": yaml["Alerts.yaml"] ?? "",
    "pl.lproj/Alerts.strings": strings["pl.lproj/Alerts.strings"] ?? "",
    "pl.lproj/Alerts.stringsdict": strings["pl.lproj/Alerts.stringsdict"] ?? "",
  ]

  private static func unit(_ text: String) -> String {
    "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
  }

  private static func entry(_ english: String, _ polish: String, _ comment: String = "") -> String {
    "{ \"comment\" : \"\(comment)\", \"localizations\" : { \"en\" : \(unit(english)), \"pl\" : \(unit(polish)) } }"
  }

  private static func dictionary(_ forms: KeyValuePairs<String, String>) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>file.delete.title</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          \(forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined(separator: "\n      "))
        </dict>
      </dict>
    </dict>
    </plist>

    """
  }
}
