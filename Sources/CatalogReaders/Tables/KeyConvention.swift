import CatalogDiagnostics
import CatalogModel

/// Which keys of a table name a text of an alert: `<alert>.title`, `<alert>.message`, `<alert>.actions.<id>`,
/// `<alert>.fields.<id>`, which is its placeholder, and `<alert>.fields.<id>.title`, `.placeholder` and `.initial`.
enum KeyConvention {
  struct Place {
    /// How many bytes of the key are the alert's own key.
    var alertLength: Int
    var path: SlotPath
  }

  /// `nil` for a key that belongs to no alert.
  ///
  /// - Complexity: O(*n*) in the length of the last four parts of the key.
  static func place(_ key: UnsafeBufferPointer<UInt8>) -> Place? {
    guard let bytes = key.baseAddress, let last = dot(bytes, before: key.count), last > 0 else { return nil }
    let name = UnsafeBufferPointer(start: bytes + last + 1, count: key.count - last - 1)
    guard !name.isEmpty else { return nil }
    if let place = placeBelowGroup(bytes, last, name) { return place }
    guard !isInterfaceObject(bytes, last) else { return nil }
    if matches(name, "title") { return Place(alertLength: last, path: .title) }
    if matches(name, "message") { return Place(alertLength: last, path: .message) }
    return nil
  }

  /// Of a key with `actions` or `fields` before its last part or the one before that.
  private static func placeBelowGroup(
    _ bytes: UnsafePointer<UInt8>,
    _ last: Int,
    _ name: UnsafeBufferPointer<UInt8>
  ) -> Place? {
    guard let second = dot(bytes, before: last), second > 0 else { return nil }
    let group = UnsafeBufferPointer(start: bytes + second + 1, count: last - second - 1)
    if matches(group, "actions") {
      return Place(alertLength: second, path: .actionLabel(String(decoding: name, as: UTF8.self)))
    }
    if matches(group, "fields") {
      return Place(alertLength: second, path: .fieldPlaceholder(String(decoding: name, as: UTF8.self)))
    }
    guard !group.isEmpty, let third = dot(bytes, before: second), third > 0 else { return nil }
    guard matches(UnsafeBufferPointer(start: bytes + third + 1, count: second - third - 1), "fields") else {
      return nil
    }
    let id = { String(decoding: group, as: UTF8.self) }
    if matches(name, "title") { return Place(alertLength: third, path: .fieldTitle(id())) }
    if matches(name, "placeholder") { return Place(alertLength: third, path: .fieldPlaceholder(id())) }
    if matches(name, "initial") { return Place(alertLength: third, path: .fieldInitial(id())) }
    return nil
  }

  private static func dot(_ bytes: UnsafePointer<UInt8>, before end: Int) -> Int? {
    var index = end
    while index > 0 {
      index -= 1
      if bytes[index] == UInt8(ascii: ".") { return index }
    }
    return nil
  }

  private static func matches(_ part: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard part.count == word.utf8CodeUnitCount, let bytes = part.baseAddress else { return false }
    var index = 0
    while index < part.count {
      guard bytes[index] == word.utf8Start[index] else { return false }
      index += 1
    }
    return true
  }

  /// Storyboards export `5Xl-8b-x9Q.title` for their objects.
  private static func isInterfaceObject(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count == 10, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-") else { return false }
    var index = 0
    while index < count {
      if bytes[index] == UInt8(ascii: ".") { return false }
      index += 1
    }
    return true
  }
}
