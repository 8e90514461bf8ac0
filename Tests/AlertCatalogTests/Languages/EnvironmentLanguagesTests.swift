@testable import AlertCatalog
import Testing

@Suite("Languages of the environment, as GNU gettext reads them")
struct EnvironmentLanguagesTests {
  @Test(
    arguments: [
      ([:], []),
      (["LANG": "de_AT.UTF-8"], ["de-AT"]),
      (["LANG": "de"], ["de"]),
      (["LANG": "C"], []),
      (["LANG": "C.UTF-8"], []),
      (["LANG": "POSIX"], []),
      (["LANG": ""], []),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
      (["LANG": "de_DE", "LC_MESSAGES": ""], ["de-DE"]),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "pl_PL.ISO-8859-2"], ["pl-PL"]),
      (["LC_ALL": "C", "LANG": "de_DE", "LANGUAGE": "fr"], []),
      (["LC_ALL": "C.UTF-8", "LANGUAGE": "fr"], []),
      (["LANGUAGE": "fr:de"], []),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "fr_CA:de_DE@euro:es"], ["fr-CA", "de-DE", "es"]),
      (["LANG": "en_US.UTF-8", "LANGUAGE": ""], ["en-US"]),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "fr:C:de"], ["fr"]),
      (["LANG": "en_US.UTF-8", "LANGUAGE": ":fr::de:"], ["fr", "de"]),
      (["LANG": "sr_RS@latin"], ["sr-Latn-RS"]),
      (["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"]),
      (["LANG": "sr_RS"], ["sr-RS"]),
      (["LANG": "uz_UZ.UTF-8@cyrillic"], ["uz-Cyrl-UZ"]),
      (["LANG": "ks_IN@devanagari"], ["ks-Deva-IN"]),
      (["LANG": "ca_ES.UTF-8@valencia"], ["ca-ES-valencia"]),
      (["LANG": "zh_TW.Big5"], ["zh-TW"]),
      (["LANG": "@latin"], []),
      (["LANG": "_@latin"], []),
    ] as [([String: String], [String])]
  )
  func languages(_ variables: [String: String], _ expected: [String]) {
    #expect(EnvironmentLanguages { variables[$0] }.preferred == expected)
  }
}
