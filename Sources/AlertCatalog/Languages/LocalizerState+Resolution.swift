extension LocalizerState {
  /// Reads the texts of an alert in the first language that has the alert.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - addButton: Takes the alert's actions in order.
  /// - Returns: `nil` where no language has it.
  @usableFromInline
  func resolve(_ alert: AlertReference, addButton: ButtonReceiver) -> ResolvedTexts? {
    let others = OtherLocales(of: alert, self)
    var result: ResolvedTexts?
    _ = askLocales(of: alert.catalog) { pack, locale in
      guard let texts = PackAlert(pack, alert: others.index, locale: locale) else { return false }
      result = others.withWriter(pack, texts.locale) { texts.resolve(&$0, others, addButton) }
      return result != nil
    }
    return result
  }

  /// One text in the first language that has it, whatever the language of the alert's other texts.
  fileprivate func text(at position: Int, of alert: AlertReference) -> String? {
    let others = OtherLocales(of: alert, self)
    var text: String?
    _ = askLocales(of: alert.catalog) { pack, locale in
      guard let texts = PackAlert(pack, alert: others.index, locale: locale) else { return false }
      text = others.withWriter(pack, texts.locale) { texts.text(at: position, &$0) }
      return text != nil
    }
    return text
  }
}

/// Where texts of an alert come from that a locale does not have, and what they are written with.
///
/// Neither the alert nor the localizer is counted: whoever asks for the alert keeps them.
struct OtherLocales {
  private let alert: Unmanaged<AlertReference>
  private let state: Unmanaged<LocalizerState>
  /// The alert's position in its catalog.
  let index: Int

  fileprivate init(of alert: AlertReference, _ state: LocalizerState) {
    self.alert = .passUnretained(alert)
    self.state = .passUnretained(state)
    index = alert.index
  }

  /// A text that a locale of a pack does not have.
  func text(at position: Int, missingIn pack: PackView) -> String? {
    guard pack.header.fallback == .text else { return nil }
    return state._withUnsafeGuaranteedRef { state in
      alert._withUnsafeGuaranteedRef { alert in state.text(at: position, of: alert) }
    }
  }

  fileprivate func withWriter<Result>(
    _ pack: PackView,
    _ locale: PackLocale,
    _ body: (inout MessageWriter) -> Result
  ) -> Result {
    state._withUnsafeGuaranteedRef { state in
      alert._withUnsafeGuaranteedRef { alert in
        let isolation = state.isolation ?? pack.header.isolation
        return MessageWriter.with(pack, locale, alert.arguments, isolation, state.timeZone, body)
      }
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
    if askLocales(forWanted: true, of: catalog, question) { return true }
    if let fallback, askLocales(for: fallback, true, of: catalog, question) { return true }
    if askLocales(forWanted: false, of: catalog, question) { return true }
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

  private func askLocales(forWanted isOwnLanguage: Bool, of catalog: CompiledCatalog, _ question: Question) -> Bool {
    var index = 0
    while index < wanted.count {
      if askLocales(for: wanted[index], isOwnLanguage, of: catalog, question) { return true }
      index += 1
    }
    return false
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
    if !packs.isEmpty {
      for pack in packs where pack.signature == catalog.signature && pack.catalog == catalog.name {
        if pack.read(question) { return true }
      }
    }
    switch catalog.embedded {
    case .success(let pack): return pack.read(question)
    case .failure: return false
    }
  }
}
