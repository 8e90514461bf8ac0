import Foundation

/// Where the plural forms of a catalog's file stand, nested ones included.
struct PluralForms {
  let ranges: [Range<Int>]

  /// - Parameter text: The file, without marks. Its plurals have no quoted braces.
  init(in text: String) {
    let bytes = Array(text.utf8)
    let offset = { (index: String.Index) in text.utf8.distance(from: text.startIndex, to: index) }
    let messages = text.ranges(of: #/(?:plural|selectordinal),/#).flatMap { keyword in
      Self.groups(bytes, from: offset(keyword.upperBound))
    }
    let members = text.ranges(of: #/"plural" ?: ?\{/#).flatMap { Self.groups(bytes, from: offset($0.upperBound)) }
    let entries = text.ranges(of: #/<key>(?:zero|one|two|few|many|other)</key>/#).map { key in
      let start = offset(key.upperBound)
      let rest = text[key.upperBound...]
      let end = [rest.firstRange(of: "<key>"), rest.firstRange(of: "</dict>")].compactMap { $0?.lowerBound }.min()
      return start..<offset(end ?? text.endIndex)
    }
    ranges = messages + members + entries
  }

  /// What stands between braces, up to the brace that closes them all.
  private static func groups(_ bytes: [UInt8], from start: Int) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var opened = start
    var depth = 0
    for index in bytes.indices[start...] {
      if bytes[index] == UInt8(ascii: "{") {
        if depth == 0 { opened = index + 1 }
        depth += 1
      } else if bytes[index] == UInt8(ascii: "}") {
        guard depth > 0 else { break }
        depth -= 1
        if depth == 0 { groups.append(opened..<index) }
      }
    }
    return groups
  }

  func contain(_ place: Range<Int>) -> Bool {
    ranges.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
  }
}
