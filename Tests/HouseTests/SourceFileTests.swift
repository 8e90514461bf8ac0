import Foundation
import TestSupport
import Testing

@Suite("Source files")
struct SourceFileTests {
  @Test("a file has 400 lines at most")
  func length() throws {
    let files =
      try SourceTree.files(endingWith: ".swift", ".cpp", ".h") + SourceTree.files(in: "Tests", endingWith: ".swift")
    for file in files {
      #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count - 1) lines: divide it")
    }
  }

  @Test("nothing is left open, and nothing traps on purpose")
  func leftOpen() throws {
    let words = ["TODO", "FIXME", "XXX", "fatalError(", "preconditionFailure(", "try!", "as!"]
    for file in try SourceTree.files(endingWith: ".swift", ".cpp", ".h") {
      for (number, line) in file.lines.enumerated() {
        for word in words where line.contains(word) {
          Issue.record("\(file.path):\(number + 1): \(word)")
        }
      }
    }
  }
}
