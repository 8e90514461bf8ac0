/// The texts of one alert in one locale of a pack that is being read, and what the alert is made of.
struct PackAlert {
  let pack: PackView
  let locale: PackLocale
  /// At the start of the alert's shape.
  private let shape: PackReader
  /// At the alert's first text.
  private let record: PackReader

  /// - Returns: `nil` where the locale does not have the alert, or the pack is damaged.
  init?(_ pack: PackView, alert: Int, locale: PackLocale) {
    var record = locale.alerts
    guard record.move(toEntry: alert), let shape = pack.shape(ofAlert: alert) else { return nil }
    self.pack = pack
    self.locale = locale
    self.shape = shape
    self.record = record
  }

  /// The alert with its texts. `missing` is another source of a text that this locale does not have, by its position.
  ///
  /// - Returns: `nil` where a text is missing, does not fit the arguments or cannot be read.
  func resolve<Action: Sendable>(
    _ writer: inout MessageWriter,
    decode: (String) -> Action?,
    missing: (Int) -> String?
  ) -> ResolvedAlert<Action>? {
    var shape = shape
    var texts = PackTexts(pack, record)
    guard let severity = AlertSeverity(packed: shape.byte()), let style = AlertStyle(packed: shape.byte()) else {
      return nil
    }
    let hasMessage = shape.byte() == 1
    let preferred = shape.number()
    guard let title = texts.next(&writer, missing) else { return nil }
    var message: String?
    if hasMessage {
      message = texts.next(&writer, missing)
      if message == nil { return nil }
    }
    guard let fields = self.fields(&shape, &texts, &writer, missing) else { return nil }
    let count = shape.byte()
    var actions: [ResolvedAction<Action>] = []
    actions.reserveCapacity(count)
    for index in 0..<count {
      let id = shape.string()
      guard let role = AlertRole(packed: shape.byte()), !shape.isFailed, let action = decode(id),
        let label = texts.next(&writer, missing)
      else { return nil }
      actions.append(
        ResolvedAction(action: action, id: id, label: label, role: role, isPreferred: index + 1 == preferred)
      )
    }
    return ResolvedAlert(
      locale: shape.string(locale.tag),
      direction: locale.isRightToLeft ? .rightToLeft : .leftToRight,
      title: title,
      message: message,
      actions: actions,
      fields: fields,
      severity: severity,
      style: style
    )
  }

  /// One text of the alert, `nil` where this locale does not have it.
  func text(at position: Int, _ writer: inout MessageWriter) -> String? {
    var texts = PackTexts(pack, record)
    texts.skip(position)
    return texts.next(&writer) { _ in nil }
  }

  private func fields(
    _ shape: inout PackReader,
    _ texts: inout PackTexts,
    _ writer: inout MessageWriter,
    _ missing: (Int) -> String?
  ) -> [ResolvedField]? {
    let count = shape.byte()
    var fields: [ResolvedField] = []
    for _ in 0..<count {
      let id = shape.string()
      guard let kind = AlertFieldKind(packed: shape.byte()) else { return nil }
      let has = shape.byte()
      guard !shape.isFailed else { return nil }
      var field = ResolvedField(id: id, kind: kind)
      if has & 1 != 0 {
        guard let title = texts.next(&writer, missing) else { return nil }
        field.title = title
      }
      if has & 2 != 0 {
        guard let placeholder = texts.next(&writer, missing) else { return nil }
        field.placeholder = placeholder
      }
      if has & 4 != 0 {
        guard let initial = texts.next(&writer, missing) else { return nil }
        field.initial = initial
      }
      fields.append(field)
    }
    return fields
  }
}
