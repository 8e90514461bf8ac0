import ICUBridge

/// A message that ICU itself parsed and formats: what the package's own parser and formatter are compared with.
///
/// Times of day are shown in UTC. May be used from several threads, one of which formats at a time.
package final class ICUMessage: @unchecked Sendable {
  // The handle is never changed, and the bridge locks it.
  private let handle: OpaquePointer

  /// A value for an argument of a message.
  package enum Argument: Sendable, Hashable {
    case int(Int64)
    case double(Double)
    case string(String)
    /// Milliseconds since 1970 UTC.
    case date(Double)
  }

  /// Why ICU refuses a message, or cannot format it.
  package struct Failure: Error, Sendable, Hashable {
    /// ICU's name, such as `U_PATTERN_SYNTAX_ERROR`.
    package let name: String
    /// Where, in UTF-16 units; ICU is rarely exact about it, and often silent.
    package let offset: Int?
  }

  package init(_ pattern: String, locale: LocaleID) throws(Failure) {
    var pattern = pattern
    var offset: Int32 = -1
    let error = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 64)
    defer { error.deallocate() }
    error.initialize(repeating: 0)
    let opened = pattern.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        icub_message_open($0.baseAddress, Int32($0.count), locale.tag, &offset, error.baseAddress, 64)
      }
    }
    guard let opened else {
      let name = String(decoding: error.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw Failure(name: name, offset: offset < 0 ? nil : Int(offset))
    }
    handle = opened
  }

  deinit { icub_message_close(handle) }

  /// What ICU has against a message, if anything.
  package static func check(_ pattern: String) -> Failure? {
    do throws(Failure) {
      _ = try ICUMessage(pattern, locale: .root)
      return nil
    } catch {
      return error
    }
  }

  package static func format(
    _ pattern: String,
    locale: LocaleID,
    arguments: [String: Argument] = [:]
  ) throws(Failure) -> String {
    try ICUMessage(pattern, locale: locale).format(arguments)
  }
}

extension ICUMessage {
  package func format(_ arguments: [String: Argument]) throws(Failure) -> String {
    // Names and texts stand in one array, which the bridge reads while it formats.
    var texts: [UInt8] = []
    var values: [icub_argument] = []
    var places: [(name: Int, text: Int)] = []
    for (name, argument) in arguments.sorted(by: { $0.key < $1.key }) {
      var value = icub_argument()
      let place = texts.count
      texts.append(contentsOf: name.utf8)
      value.name_size = Int32(texts.count - place)
      places.append((place, texts.count))
      switch argument {
      case .int(let integer):
        value.kind = Int32(ICUBridgeInteger)
        value.integer = integer
      case .double(let number):
        value.kind = Int32(ICUBridgeDouble)
        value.number = number
      case .date(let milliseconds):
        value.kind = Int32(ICUBridgeDate)
        value.number = milliseconds
      case .string(let text):
        value.kind = Int32(ICUBridgeText)
        texts.append(contentsOf: text.utf8)
        value.text_size = Int32(texts.count - places[places.count - 1].text)
      }
      values.append(value)
    }
    let result = texts.withUnsafeBytes { bytes -> String? in
      let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      for index in values.indices {
        values[index].name = base.map { $0 + places[index].name }
        values[index].text = base.map { $0 + places[index].text }
      }
      return Bridge.text { icub_message_format(handle, values, Int32(values.count), $0, $1) }
    }
    guard let result else { throw Failure(name: "U_ILLEGAL_ARGUMENT_ERROR", offset: nil) }
    return result
  }
}
