import CatalogDiagnostics
import CatalogModel

extension JSONParser {
  /// Reports the names that an object has more than once.
  mutating func reportDuplicates(in object: Int) {
    var keys: [Int32] = []
    var key = object + 1
    let stop = Int(nodes[object].next)
    var isSimple = true
    while key < stop {
      keys.append(Int32(key))
      if nodes[key].kind == .escapedString { isSimple = false }
      key = Int(nodes[key + 1].next)
    }
    guard keys.count > 1 else { return }
    // Most objects have few members: then comparing all of them is quicker than anything else.
    if keys.count <= 8, isSimple, !hasEqual(keys) { return }
    let table = KeyTable(bytes, capacity: keys.count)
    for key in keys {
      let node = nodes[Int(key)]
      let content = JSONStringNotation.content(of: node.range)
      let first =
        node.kind == .escapedString
        ? table.insert(decoded: JSONStringNotation.decoded(bytes, content)) : table.insert(content)
      if let first { report(node, duplicates: nodes[Int(keys[first])]) }
    }
  }

  private func hasEqual(_ keys: [Int32]) -> Bool {
    var index = 1
    while index < keys.count {
      let key = nodes[Int(keys[index])]
      var other = 0
      while other < index {
        if isEqual(key, nodes[Int(keys[other])]) { return true }
        other += 1
      }
      index += 1
    }
    return false
  }

  @inline(__always)
  private func isEqual(_ key: JSONNode, _ other: JSONNode) -> Bool {
    guard key.end - key.start == other.end - other.start else { return false }
    var offset = Int(key.end - key.start) - 1
    // From the end, where keys differ first.
    while offset > 0 {
      if bytes[Int(key.start) + offset] != bytes[Int(other.start) + offset] { return false }
      offset -= 1
    }
    return true
  }

  private mutating func report(_ key: JSONNode, duplicates first: JSONNode) {
    let name = JSONStringNotation.text(key, in: findings.file).string
    findings.add(
      key.range.lowerBound,
      key.range.upperBound,
      .duplicateKey(name),
      rule: .duplicateKey,
      notes: [Finding.Note(.firstKey, at: findings.location(first.range.lowerBound, first.range.upperBound))]
    )
  }
}
