package import AlertCatalog
package import CatalogModel
package import LocaleData
package import MessageFormat

/// One message in one locale as a pack: how single messages go through what apps use.
///
/// What is baked of a locale is kept, so that many messages of few locales are quick to compile.
package struct MessagePacker {
  private var locales: [LocaleID: PackLocaleData] = [:]

  package init() {}

  /// Compiles a message.
  ///
  /// - Parameters:
  ///   - message: A message that was parsed.
  ///   - locale: Whose plural rules and numbers are used.
  ///   - arguments: The message's arguments, in the order in which ``MessagePack/format(_:isolation:)`` takes them.
  /// - Returns: The message, ready to be formatted with any values of these types.
  /// - Throws: ``MessageEncodingError`` where the message cannot be compiled for these arguments.
  package mutating func pack(
    _ message: Message,
    locale: LocaleID,
    arguments: [(name: String, type: ArgumentType)]
  ) throws(MessageEncodingError) -> MessagePack {
    let texts = PackBytes()
    let formats = PackPool()
    let encoder = MessageEncoder(output: texts, formats: formats)
    encoder.begin(locale)
    let isConstant = try encoder.encode(message, arguments)

    let sections = PackSections(catalog: "Message", formats: formats)
    sections.alerts.begin()
    sections.alerts.entries.text("message")
    sections.alerts.entries.number(0)
    // Severity, style, message, preferred action, fields, actions, arguments: there is nothing but a title.
    for _ in 0..<7 { sections.shapes.bytes.byte(0) }
    PackTable().write(to: sections.texts)
    sections.languages.fixed(0, width: 2)
    sections.beginLocale(locale.tag, data(of: locale).needed(encoder.needs), relatives: [])
    let table = PackTable()
    table.begin()
    let text = CompiledText(start: 0, size: texts.count, isConstant: isConstant)
    table.entries.number(text.header)
    table.entries.bytes(of: texts)
    table.write(to: sections.locales.entries)
    guard let bytes = sections.assemble(signature: 0, fallback: .alert),
      let pack = try? AlertPack(bytes),
      let text = PackText(pack, locale: 0, alert: 0, index: 0)
    else { throw .tooLarge }
    return MessagePack(text: text)
  }

  private mutating func data(of locale: LocaleID) -> PackLocaleData {
    if let data = locales[locale] { return data }
    let data = PackLocaleData(locale)
    locales[locale] = data
    return data
  }
}

/// A compiled message.
package struct MessagePack: Sendable {
  let text: PackText

  /// The message's text.
  ///
  /// - Parameters:
  ///   - arguments: One value for each of the message's arguments.
  ///   - isolation: Whether string arguments are isolated.
  ///   - timeZone: Where dates are shown.
  /// - Returns: `nil` where the values are not of the types that the message was compiled for.
  package func format(
    _ arguments: [AlertCatalog.AlertArgument],
    isolation: AlertIsolation = .none,
    timeZone: AlertTimeZone = .utc
  ) -> String? {
    text.string(arguments, isolation: isolation, timeZone: timeZone)
  }
}
