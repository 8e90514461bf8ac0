import AlertCatalog
import BenchmarkSupport
import Foundation

/// How large a pack is that has hardly any text: what it has of plural rules, numbers and languages.
struct LocaleDataMeasurement {
  private static let locales = [
    "en", "ar", "bg", "bn", "ca", "cs", "cy", "da", "de", "el", "es", "et", "fa", "fi", "fr", "ga", "he", "hi", "hr",
    "hu", "id", "is", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "tr",
    "uk", "zh-Hans",
  ]

  func figure() throws -> Figure {
    let pack = try CompiledPack { folder in
      for (index, locale) in Self.locales.enumerated() {
        let isSource = index == 0
        let text = """
          \(isSource ? "sourceLocale" : "locale"): \(locale)
          alerts:
            a: { title: "{count, plural, one {#} other {#}} {size, number, ::.0}", actions: { ok: OK } }

          """
        let name = isSource ? "A.yaml" : "A.\(locale).yaml"
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
    }
    guard pack.pack.locales.count == Self.locales.count else { throw Failure.noPack }
    return Figure(
      name: "plurals and numbers of \(Self.locales.count) locales",
      value: Double(pack.bytes.count) / 1000,
      unit: .kilobytes,
      bound: 12,
      reason: "the whole pack of one alert"
    )
  }
}
