extension AlertPack {
  /// The name of the catalog, `Alerts`.
  public var catalog: String { description.catalog }

  /// The version of ICU that the locale data in the pack come from, `72.1`.
  public var icuVersion: String { description.icu }

  /// The version of CLDR that the locale data in the pack come from, `42`.
  public var cldrVersion: String { description.cldr }

  /// The locales whose texts the pack has, as BCP 47 tags, the source locale first.
  public var locales: [String] {
    read { pack in
      (0..<pack.localeCount).compactMap { index in
        PackLocale(pack, at: index).map(pack.tag)
      }
    }
  }

  private var description: (catalog: String, icu: String, cldr: String) {
    read { pack in
      var reader = pack.reader(of: pack.header.description)
      return (reader.string(), reader.string(), reader.string())
    }
  }

  /// How many alerts the catalog has.
  package var alertCount: Int { read(\.alertCount) }

  /// The key of the alert at a position of the catalog.
  package func key(at index: Int) -> String? {
    read { pack in
      var reader = pack.reader(of: pack.header.alerts)
      guard reader.move(toEntry: index) else { return nil }
      let key = reader.string()
      return reader.isFailed ? nil : key
    }
  }
}
