extension LocalizerState {
  /// Reads the texts of an alert in the first language that has the alert; leaves `result` empty where none has.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - result: Its texts.
  ///   - addButton: Takes the alert's actions in order, and answers whether they are known.
  @usableFromInline
  func resolve(_ alert: AlertReference, into result: inout ResolvedTexts, addButton: (ResolvedButton) -> Bool) {
    let isFound = askLocales(of: alert.catalog) { pack, locale in
      read(alert, pack, locale) { texts, writer in
        texts.resolve(&writer, into: &result, addButton: addButton) { position in
          pack.header.fallback == .text ? text(at: position, of: alert) : nil
        }
      }
    }
    if !isFound { result = ResolvedTexts() }
  }

  /// One text in the first language that has it, whatever the language of the alert's other texts.
  private func text(at position: Int, of alert: AlertReference) -> String? {
    var text: String?
    _ = askLocales(of: alert.catalog) { pack, locale in
      read(alert, pack, locale) { texts, writer in
        text = texts.text(at: position, &writer)
        return text != nil
      }
    }
    return text
  }

  private func read(
    _ alert: AlertReference,
    _ pack: PackView,
    _ locale: Int,
    _ body: (PackAlert, inout MessageWriter) -> Bool
  ) -> Bool {
    guard let locale = PackLocale(pack, at: locale),
      let texts = PackAlert(pack, alert: alert.index, locale: locale)
    else { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { memory in
      let isolation = isolation ?? pack.header.isolation
      var writer = MessageWriter(pack, locale, alert.arguments, isolation, timeZone, memory)
      return body(texts, &writer)
    }
  }
}

extension LocalizerState {
  /// A locale of a pack; answers whether it has what is asked for.
  private typealias Question = (_ pack: PackView, _ locale: Int) -> Bool

  /// Asks the locales that may answer, the best one first, until one does: those in each wanted language, then those for
  /// the fallback language, then those that speakers of the wanted languages understand, then the source locale and
  /// after it all others.
  private func askLocales(of catalog: CompiledCatalog, _ question: Question) -> Bool {
    for language in wanted where askLocales(for: language, true, of: catalog, question) { return true }
    if let fallback, askLocales(for: fallback, true, of: catalog, question) { return true }
    for language in wanted where askLocales(for: language, false, of: catalog, question) { return true }
    return askPacks(of: catalog) { pack in
      let count = pack.localeCount
      var index = 0
      while index < count {
        if question(pack, index) { return true }
        index += 1
      }
      return false
    }
  }

  /// Asks the locales for a wanted language: those in it, or those in another that its speakers understand.
  private func askLocales(
    for language: LanguageTag,
    _ isOwnLanguage: Bool,
    of catalog: CompiledCatalog,
    _ question: Question
  ) -> Bool {
    askPacks(of: catalog) { pack in
      guard let answer = PackLanguages(pack).answer(to: language), answer.isOwnLanguage == isOwnLanguage
      else { return false }
      if question(pack, answer.locale) { return true }
      guard let locale = PackLocale(pack, at: answer.locale) else { return false }
      var relatives = pack.relatives(of: locale)
      var count = relatives.number()
      while count > 0, !relatives.isFailed {
        let locale = relatives.number()
        if !relatives.isFailed, question(pack, locale) { return true }
        count -= 1
      }
      return false
    }
  }

  /// Asks the packs that fit a catalog: first those that were read at run time, then the one in the code.
  private func askPacks(of catalog: CompiledCatalog, _ question: (PackView) -> Bool) -> Bool {
    for pack in packs where pack.signature == catalog.signature && pack.catalog == catalog.name {
      if pack.read(question) { return true }
    }
    guard case .success(let pack) = catalog.embedded else { return false }
    return pack.read(question)
  }
}
