/// The texts of one alert in one locale of a pack that is being read, and what the alert is made of.
struct PackAlert {
  private let pack: PackView
  private let locale: PackLocale
  /// At the start of the alert's shape.
  private let shape: PackReader
  /// At the alert's first text.
  private let record: PackReader

  /// - Returns: `nil` where the locale does not have the alert, or the pack is damaged.
  init?(_ pack: PackView, alert: Int, locale: PackLocale) {
    guard let record = pack.record(ofAlert: alert, in: locale), let shape = pack.shape(ofAlert: alert) else {
      return nil
    }
    self.pack = pack
    self.locale = locale
    self.shape = shape
    self.record = record
  }

  /// Reads the alert with its texts. `missing` is another source of a text that this locale does not have, by its
  /// position.
  ///
  /// - Returns: Whether all texts were there, fit the arguments and could be read; else `result` is of no use.
  func resolve(
    _ writer: inout MessageWriter,
    into result: inout ResolvedTexts,
    addButton: (ResolvedButton) -> Bool,
    missing: (Int) -> String?
  ) -> Bool {
    var shape = shape
    var texts = PackTexts(pack, record)
    guard let severity = AlertSeverity(packed: shape.byte()), let style = AlertStyle(packed: shape.byte())
    else { return false }
    let hasMessage = shape.byte() == 1
    let preferred = shape.number()
    guard let title = texts.next(&writer, missing) else { return false }
    result = ResolvedTexts()
    result.title = title
    if hasMessage {
      guard let message = texts.next(&writer, missing) else { return false }
      result.message = message
    }
    result.locale = pack.tag(of: locale)
    result.direction = locale.isRightToLeft ? .rightToLeft : .leftToRight
    result.severity = severity
    result.style = style
    return readFields(&shape, &texts, &writer, missing, into: &result)
      && readActions(&shape, &texts, &writer, missing, preferred: preferred, addButton)
  }

  /// One text of the alert, `nil` where this locale does not have it.
  func text(at position: Int, _ writer: inout MessageWriter) -> String? {
    var texts = PackTexts(pack, record)
    texts.skip(position)
    return texts.next(&writer) { _ in nil }
  }

  private func readActions(
    _ shape: inout PackReader,
    _ texts: inout PackTexts,
    _ writer: inout MessageWriter,
    _ missing: (Int) -> String?,
    preferred: Int,
    _ addButton: (ResolvedButton) -> Bool
  ) -> Bool {
    let count = shape.byte()
    var index = 0
    while index < count {
      let id = shape.string()
      guard let role = AlertRole(packed: shape.byte()), !shape.isFailed, let label = texts.next(&writer, missing)
      else { return false }
      let button = ResolvedButton(
        index: index,
        count: count,
        id: id,
        label: label,
        role: role,
        isPreferred: index + 1 == preferred
      )
      guard addButton(button) else { return false }
      index += 1
    }
    return true
  }

  private func readFields(
    _ shape: inout PackReader,
    _ texts: inout PackTexts,
    _ writer: inout MessageWriter,
    _ missing: (Int) -> String?,
    into result: inout ResolvedTexts
  ) -> Bool {
    var count = shape.byte()
    while count > 0 {
      count -= 1
      let id = shape.string()
      guard let kind = AlertFieldKind(packed: shape.byte()) else { return false }
      let has = shape.byte()
      guard !shape.isFailed else { return false }
      var field = ResolvedField(id: id, kind: kind)
      if has & 1 != 0 {
        guard let title = texts.next(&writer, missing) else { return false }
        field.title = title
      }
      if has & 2 != 0 {
        guard let placeholder = texts.next(&writer, missing) else { return false }
        field.placeholder = placeholder
      }
      if has & 4 != 0 {
        guard let initial = texts.next(&writer, missing) else { return false }
        field.initial = initial
      }
      result.fields.append(field)
    }
    return true
  }
}
