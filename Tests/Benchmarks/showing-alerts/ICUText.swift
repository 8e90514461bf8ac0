import OpenedMessages

/// A message with a count and a name, opened by ICU.
final class ICUText {
  let locale: String
  private let message: OpaquePointer
  /// ended by 0
  private let name: [UInt16]
  private let buffer = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 1000)

  /// The arguments `count` and `name` of the pattern become numbers, as `umsg_format` wants them.
  init(_ pattern: String, _ locale: String, name: String) throws {
    self.locale = locale
    self.name = Array(name.utf16) + [0]
    let units = Array(pattern.replacing("{count,", with: "{0,").replacing("{name}", with: "{1}").utf16)
    guard let message = opened_message_open(units, Int32(units.count), locale) else { throw Failure.refused(pattern) }
    self.message = message
  }

  deinit {
    opened_message_close(message)
    buffer.deallocate()
  }

  /// The size of the text, which is left in the buffer.
  func show(_ count: Int) -> Int {
    Int(opened_message_format(message, Double(count), name, buffer.baseAddress, Int32(buffer.count)))
  }

  func string(_ count: Int) -> String {
    String(decoding: buffer.prefix(max(0, show(count))), as: UTF16.self)
  }
}
