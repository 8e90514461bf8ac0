/// One text of a pack in one of its locales, found once and written often: what a tool formats single messages with.
package struct PackText: Sendable {
  private let pack: AlertPack
  private let locale: PackLocale
  /// Where the text begins and where its section ends, from the start of the pack.
  private let text: Range<Int>

  /// Finds a text.
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - locale: The position of the locale in the pack.
  ///   - alert: The position of the alert in its catalog.
  ///   - index: The position of the text in the alert's records.
  package init?(_ pack: AlertPack, locale: Int, alert: Int, index: Int) {
    let found = pack.read { view -> (locale: PackLocale, text: Range<Int>)? in
      guard let locale = PackLocale(view, at: locale), let record = view.record(ofAlert: alert, in: locale)
      else { return nil }
      var texts = PackTexts(view, record)
      texts.skip(index)
      return texts.rest.map { (locale, $0) }
    }
    guard let found else { return nil }
    self.pack = pack
    self.locale = found.locale
    self.text = found.text
  }

  /// Writes the text.
  ///
  /// - Parameters:
  ///   - arguments: In the order of the alert's definition, of the types that it declares.
  ///   - isolation: Whether string arguments are isolated.
  ///   - timeZone: Where dates are shown.
  /// - Returns: `nil` where the text is missing, does not fit the arguments or cannot be read.
  package func string(
    _ arguments: [AlertArgument],
    isolation: AlertIsolation = .none,
    timeZone: AlertTimeZone = .utc
  ) -> String? {
    pack.read { pack in
      var texts = PackTexts(pack, PackReader(pack.base, at: text.lowerBound, end: text.upperBound))
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { memory in
        var writer = MessageWriter(pack, locale, arguments, isolation, timeZone, memory)
        return texts.next(&writer) { _ in nil }
      }
    }
  }
}
