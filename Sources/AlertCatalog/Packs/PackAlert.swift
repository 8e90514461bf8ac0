/// The texts of one alert in one locale of a pack that is being read, and what the alert is made of.
struct PackAlert {
  private let pack: PackView
  let locale: PackLocale
  /// At the start of the alert's shape.
  private let shape: PackReader
  /// At the alert's first text.
  private let record: PackReader

  /// - Returns: `nil` where the locale does not have the alert, or the pack is damaged.
  init?(_ pack: PackView, alert: Int, locale: Int) {
    guard let locale = PackLocale(pack, at: locale), let record = pack.record(ofAlert: alert, in: locale),
      let shape = pack.shape(ofAlert: alert)
    else {
      return nil
    }
    self.pack = pack
    self.locale = locale
    self.shape = shape
    self.record = record
  }

  /// Reads the alert with its texts, those that this locale does not have from others.
  ///
  /// - Returns: `nil` unless all texts were there, fit the arguments and could be read.
  func resolve(
    _ writer: inout MessageWriter,
    _ others: OtherLocales,
    _ addButton: ButtonReceiver
  ) -> ResolvedTexts? {
    var shape = shape
    var texts = PackTexts(pack, record)
    guard let severity = AlertSeverity(packed: shape.byte()), let style = AlertStyle(packed: shape.byte())
    else { return nil }
    let hasMessage = shape.byte() == 1
    let preferred = shape.number()
    guard let title = texts.next(&writer, others) else { return nil }
    let message = hasMessage ? texts.next(&writer, others) : nil
    guard !hasMessage || message != nil, let fields = readFields(&shape, &texts, &writer, others),
      readActions(&shape, &texts, &writer, others, preferred: preferred, addButton)
    else { return nil }
    return ResolvedTexts(
      ResolvedTexts.Values(
        locale: pack.tag(of: locale),
        direction: locale.isRightToLeft ? .rightToLeft : .leftToRight,
        title: title,
        message: message,
        fields: fields,
        severity: severity,
        style: style
      )
    )
  }

  /// One text of the alert, `nil` where this locale does not have it.
  func text(at position: Int, _ writer: inout MessageWriter) -> String? {
    var texts = PackTexts(pack, record)
    texts.skip(position)
    return texts.next(&writer, nil)
  }

  private func readActions(
    _ shape: inout PackReader,
    _ texts: inout PackTexts,
    _ writer: inout MessageWriter,
    _ others: OtherLocales,
    preferred: Int,
    _ addButton: ButtonReceiver
  ) -> Bool {
    let count = shape.byte()
    var index = 0
    while index < count {
      let id = shape.string()
      guard let role = AlertRole(packed: shape.byte()), !shape.isFailed, let label = texts.next(&writer, others)
      else { return false }
      guard addButton(index, count, id, label, role, index + 1 == preferred) else { return false }
      index += 1
    }
    return true
  }

  private func readFields(
    _ shape: inout PackReader,
    _ texts: inout PackTexts,
    _ writer: inout MessageWriter,
    _ others: OtherLocales
  ) -> [ResolvedField]? {
    var fields: [ResolvedField] = []
    var count = shape.byte()
    while count > 0 {
      count -= 1
      let id = shape.string()
      guard let kind = AlertFieldKind(packed: shape.byte()) else { return nil }
      let has = shape.byte()
      guard !shape.isFailed else { return nil }
      var field = ResolvedField(id: id, kind: kind)
      if has & 1 != 0 {
        guard let title = texts.next(&writer, others) else { return nil }
        field.title = title
      }
      if has & 2 != 0 {
        guard let placeholder = texts.next(&writer, others) else { return nil }
        field.placeholder = placeholder
      }
      if has & 4 != 0 {
        guard let initial = texts.next(&writer, others) else { return nil }
        field.initial = initial
      }
      fields.append(field)
    }
    return fields
  }
}
