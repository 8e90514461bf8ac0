import CatalogDiagnostics
import CatalogModel

extension JSONParser {
  /// Reports the names that an object has more than once.
  mutating func reportDuplicates(in object: Int) {
    let first = object + 1
    let stop = Int(nodes[object].next)
    guard first < stop, Int(nodes[first + 1].next) < stop else { return }
    // Most objects have few members: then comparing all of them is quicker than anything else.
    if isDistinct(from: first, to: stop) { return }
    var names: [Int] = []
    var list = KeyList(bytes, capacity: 16)
    var name = first
    while name < stop {
      names.append(name)
      let content = JSONStringNotation.content(of: nodes[name].range)
      if nodes[name].kind == .escapedString {
        list.append(decoded: JSONEscape.decoded(bytes, content))
      } else {
        list.append(content)
      }
      name = Int(nodes[name + 1].next)
    }
    for (index, first) in list.duplicates() { report(nodes[names[index]], duplicates: nodes[names[first]]) }
  }

  /// Whether the names are few, without escapes, and differ.
  private func isDistinct(from first: Int, to stop: Int) -> Bool {
    var count = 0
    var name = first
    while name < stop {
      count += 1
      guard count <= 8, nodes[name].kind == .string else { return false }
      var other = first
      while other < name {
        if isEqual(nodes[name], nodes[other]) { return false }
        other = Int(nodes[other + 1].next)
      }
      name = Int(nodes[name + 1].next)
    }
    return true
  }

  /// Compared from the end, where names differ first.
  @inline(__always)
  private func isEqual(_ name: JSONNode, _ other: JSONNode) -> Bool {
    guard name.end - name.start == other.end - other.start else { return false }
    var offset = Int(name.end - name.start) - 1
    while offset > 0 {
      if bytes[Int(name.start) + offset] != bytes[Int(other.start) + offset] { return false }
      offset -= 1
    }
    return true
  }

  private mutating func report(_ key: JSONNode, duplicates first: JSONNode) {
    let name = JSONStringNotation.text(key, JSONStringNotation.origin(findings.file)).string
    findings.add(
      key.range.lowerBound,
      key.range.upperBound,
      .duplicateKey(name),
      rule: .duplicateKey,
      notes: [Finding.Note(.firstKey, at: findings.location(first.range.lowerBound, first.range.upperBound))]
    )
  }
}
