/// One text of a pack in one of its locales, found once and written often: what a tool formats single messages with.
package struct PackText: Sendable {
  private let pack: AlertPack
  private let locale: PackLocale
  private let text: PackedText

  /// Finds a text.
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - locale: The position of the locale in the pack.
  ///   - alert: The position of the alert in its catalog.
  ///   - index: The position of the text in the alert's records.
  package init?(_ pack: AlertPack, locale: Int, alert: Int, index: Int) {
    let found = pack.read { view -> (locale: PackLocale, text: PackedText)? in
      guard let locale = PackLocale(view, at: locale), let record = view.record(ofAlert: alert, in: locale)
      else { return nil }
      var texts = PackTexts(view, record)
      texts.skip(index)
      return texts.find().map { (locale, $0) }
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
      switch text {
      case .constant(let bytes): pack.string(bytes)
      case .message(let bytes):
        MessageWriter.with(pack, locale, arguments, isolation, timeZone) { $0.string(ofMessage: bytes) }
      case .missing: nil
      }
    }
  }
}
