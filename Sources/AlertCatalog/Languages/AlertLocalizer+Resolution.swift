extension AlertLocalizer {
  /// The texts of an alert in the first language that has the alert.
  func resolve<Action: Sendable>(
    _ alert: AlertReference,
    decode: (String) -> Action?
  ) -> ResolvedAlert<Action> {
    let resolved = firstAnswer(of: alert.catalog) { pack, locale -> ResolvedAlert<Action>? in
      withTexts(of: alert, in: pack, at: locale) { texts, writer in
        texts.resolve(&writer, decode: decode) { position in
          pack.header.fallback == .text ? text(at: position, of: alert) : nil
        }
      }
    }
    return resolved
      ?? ResolvedAlert(locale: "", direction: .leftToRight, title: "", message: nil, actions: [])
  }

  /// One text in the first language that has it, whatever the language of the alert's other texts.
  private func text(at position: Int, of alert: AlertReference) -> String? {
    firstAnswer(of: alert.catalog) { pack, locale in
      withTexts(of: alert, in: pack, at: locale) { texts, writer in texts.text(at: position, &writer) }
    }
  }

  private func withTexts<Result>(
    of alert: AlertReference,
    in pack: PackView,
    at locale: Int,
    _ body: (PackAlert, inout MessageWriter) -> Result?
  ) -> Result? {
    guard let locale = PackLocale(pack, at: locale),
      let texts = PackAlert(pack, alert: alert.index, locale: locale)
    else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { memory in
      var writer = MessageWriter(locale, alert.arguments, isolation, memory)
      return body(texts, &writer)
    }
  }
}

extension AlertLocalizer {
  /// Asks the locales that may answer, the best one first: those for each wanted language, then those for the fallback
  /// language, then the source locale and after it all others.
  private func firstAnswer<Result>(
    of catalog: CompiledCatalog,
    _ body: (_ pack: PackView, _ locale: Int) -> Result?
  ) -> Result? {
    for language in wanted {
      if let result = firstAnswer(of: catalog, to: language, body) { return result }
    }
    if let fallback, let result = firstAnswer(of: catalog, to: fallback, body) { return result }
    return firstPack(of: catalog) { pack in
      var index = 0
      while index < pack.localeCount {
        if let result = body(pack, index) { return result }
        index += 1
      }
      return nil
    }
  }

  private func firstAnswer<Result>(
    of catalog: CompiledCatalog,
    to language: LanguageTag,
    _ body: (_ pack: PackView, _ locale: Int) -> Result?
  ) -> Result? {
    firstPack(of: catalog) { pack in
      guard let nearest = PackLanguages(pack).locale(for: language) else { return nil }
      if let result = body(pack, nearest) { return result }
      guard var relatives = PackLocale(pack, at: nearest)?.relatives else { return nil }
      var count = relatives.number()
      while count > 0, !relatives.isFailed {
        let locale = relatives.number()
        if !relatives.isFailed, let result = body(pack, locale) { return result }
        count -= 1
      }
      return nil
    }
  }

  /// Asks the packs that fit a catalog: first those that were read at run time, then the one in the code.
  private func firstPack<Result>(
    of catalog: CompiledCatalog,
    _ body: (PackView) -> Result?
  ) -> Result? {
    for pack in packs where pack.signature == catalog.signature && pack.catalog == catalog.name {
      if let result = pack.read(body) { return result }
    }
    guard case .success(let pack) = catalog.embedded else { return nil }
    return pack.read(body)
  }
}
