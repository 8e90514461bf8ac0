import TestSupport

/// A file of one entry a line, whose last entry has a mistake that must be found whatever happens to the others.
struct LineFile {
  var head: String
  var lines: [String]
  var last: String
  var tail: String

  /// The file with one line changed at random, and the entries' lines.
  func mutated(using random: inout SeededRandom) -> (bytes: [UInt8], changed: Int) {
    let changed = Int.random(in: 0..<lines.count, using: &random)
    var bytes = Array(head.utf8)
    for (index, line) in lines.enumerated() {
      var line = Array(line.utf8)
      if index == changed { line.mutate(using: &random) }
      bytes += line + [0x0A]
    }
    return (bytes + Array(last.utf8) + Array(tail.utf8), changed)
  }
}
