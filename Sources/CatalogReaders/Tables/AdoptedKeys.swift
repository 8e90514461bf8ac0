import CatalogModel

/// The keys of an app's own tables as keys of alerts: `Common.Alerts.SignOut.Confirm`, `sign_out_alert_title`.
struct AdoptedKeys: Sendable {
  private let patterns: [[UInt8]]
  private let titles: [[UInt8]]
  private let messages: [[UInt8]]
  /// `nil` where any last part is an action.
  private let actions: [[UInt8]]?

  init(_ settings: KeySettings) {
    let lowered = { (names: [String]) in names.map { Array($0.lowercased().utf8) } }
    patterns = settings.match.map { Array($0.utf8) }
    titles = lowered(settings.title)
    messages = lowered(settings.message)
    let named = settings.actions ?? (settings.match.isEmpty ? KeySettings.usualActions : nil)
    actions = named.map(lowered)
  }

  /// `nil` for a key that belongs to no alert.
  ///
  /// - Complexity: O(*n* · *m*) in the length of the key and those of patterns and names.
  func place(_ key: UnsafeBufferPointer<UInt8>) -> KeyConvention.Place? {
    guard patterns.isEmpty || patterns.contains(where: { Self.matches(key, $0) }) else { return nil }
    let title = prefix(of: key, before: titles)
    if let place = title.flatMap({ buttonTitle(key, before: $0) }) ?? KeyConvention.place(key) { return place }
    if let title { return KeyConvention.Place(alertLength: title, path: .title) }
    if let length = prefix(of: key, before: messages) {
      return KeyConvention.Place(alertLength: length, path: .message)
    }
    return action(key)
  }

  /// The title of a button, as in `leave_confirm_button_title`, is its label and no alert's title.
  private func buttonTitle(_ key: UnsafeBufferPointer<UInt8>, before end: Int) -> KeyConvention.Place? {
    let button = UnsafeBufferPointer(rebasing: key[..<end])
    return Self.endWithoutSuffix(button) < end ? action(button) : nil
  }

  private func action(_ key: UnsafeBufferPointer<UInt8>) -> KeyConvention.Place? {
    guard let (length, name) = actionName(of: key) else { return nil }
    return KeyConvention.Place(alertLength: length, path: .actionLabel(Self.id(name)))
  }

  /// How much of the key stands before one of the names and its separator.
  private func prefix(of key: UnsafeBufferPointer<UInt8>, before names: [[UInt8]]) -> Int? {
    for name in names where key.count > name.count + 1 {
      let start = key.count - name.count
      guard Self.isSeparator(key[start - 1]) else { continue }
      if zip(key[start...], name).allSatisfy({ Self.lower($0) == $1 }) { return start - 1 }
    }
    return nil
  }

  private func actionName(of key: UnsafeBufferPointer<UInt8>) -> (length: Int, name: String)? {
    let end = Self.endWithoutSuffix(key)
    let own = UnsafeBufferPointer(rebasing: key[..<end])
    let length: Int?
    if let actions {
      length = prefix(of: own, before: actions) ?? prefix(of: key, before: actions)
    } else {
      length = own.lastIndex(of: UInt8(ascii: ".")) ?? own.lastIndex(of: UInt8(ascii: "_"))
    }
    guard let length, length > 0, length + 1 < key.count else { return nil }
    let name = length + 1 < end ? key[(length + 1)..<end] : key[(length + 1)...]
    return (length, String(decoding: name, as: UTF8.self))
  }

  /// Before `_button`, `Button` and the like, which say nothing of an action.
  private static func endWithoutSuffix(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    for suffix in ["_button", "_action", "Button", "Action"] where key.count > suffix.utf8.count + 2 {
      let start = key.count - suffix.utf8.count
      if key[start...].elementsEqual(suffix.utf8), !isSeparator(key[start - 1]) { return start }
    }
    return key.count
  }

  /// `signOut` for `SignOut`, `ok` for `OK`.
  private static func id(_ name: String) -> String {
    name.contains { $0.isLowercase } ? name.prefix(1).lowercased() + name.dropFirst() : name.lowercased()
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  /// Whether a key is as a pattern says, where `*` stands for any characters.
  private static func matches(_ key: UnsafeBufferPointer<UInt8>, _ pattern: [UInt8]) -> Bool {
    var index = 0
    var place = 0
    var retry: (index: Int, place: Int)?
    while index < key.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        retry = (index, place + 1)
        place += 1
      } else if place < pattern.count, pattern[place] == key[index] {
        index += 1
        place += 1
      } else if let last = retry {
        index = last.index + 1
        place = last.place
        retry = (index, place)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
