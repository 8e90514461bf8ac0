import Foundation
import TestSupport

/// README.md: its code blocks, and the sections that follow from tables in the code.
enum Readme {
  static let url = Repository.root.appendingPathComponent("README.md")

  static func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// A code block between fences.
  struct Block {
    /// What stands after the opening fence: the language and, where it is a file of the tutorial, `file=PATH`.
    var info: [Substring]
    var text: String

    func value(of key: String) -> String? {
      info.lazy.filter { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }.first
    }
  }

  static func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for line in try text().split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("```") else {
        open?.text += line + "\n"
        continue
      }
      if let block = open {
        blocks.append(block)
        open = nil
      } else {
        open = Block(info: line.dropFirst(3).split(separator: " "), text: "")
      }
    }
    return blocks
  }

  /// What is wrong with a section between `<!-- begin NAME -->` and `<!-- end NAME -->`; `nil` where it is as the
  /// code says. With `RECORD_SNAPSHOTS=1` it is rewritten.
  static func difference(of section: String, from expected: String) throws -> String? {
    let text = try text()
    guard let begin = text.range(of: "<!-- begin \(section) -->\n"),
      let end = text.range(of: "<!-- end \(section) -->", range: begin.upperBound..<text.endIndex)
    else { return "README.md has no section \(section)" }
    guard text[begin.upperBound..<end.lowerBound] != expected else { return nil }
    guard Snapshot.isRecording else {
      return "the section \(section) of README.md is out of date; write it with RECORD_SNAPSHOTS=1"
    }
    try text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: expected)
      .write(to: url, atomically: true, encoding: .utf8)
    return "recorded section \(section); run again without RECORD_SNAPSHOTS"
  }
}
