extension AlertPack {
  /// The name of the catalog, `Alerts`.
  public var catalog: String { description.catalog }

  /// The version of ICU that the locale data in the pack come from, `72.1`.
  public var icuVersion: String { description.icu }

  /// The version of CLDR that the locale data in the pack come from, `42`.
  public var cldrVersion: String { description.cldr }

  private var description: (catalog: String, icu: String, cldr: String) {
    withReader(of: header.description) { reader in (reader.string(), reader.string(), reader.string()) }
  }

  /// The key of the alert at a position of the catalog.
  package func key(at index: Int) -> String? {
    withReader(of: header.alerts) { reader in
      guard reader.move(toEntry: index) else { return nil }
      let key = reader.string()
      return reader.isFailed ? nil : key
    }
  }

  func withReader<Result>(of section: Range<Int>, _ body: (inout PackReader) -> Result) -> Result {
    storage.withBytes { bytes in
      var reader = PackReader(bytes, section)
      return body(&reader)
    }
  }
}
