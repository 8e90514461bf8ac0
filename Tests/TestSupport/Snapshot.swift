package import Foundation

/// Expected outputs that are files: compared in each run, and rewritten with `RECORD_SNAPSHOTS=1`.
package enum Snapshot {
  /// What is wrong with an output; `nil` where it is as expected.
  ///
  /// - Parameters:
  ///   - actual: The whole output.
  ///   - file: Where the expected output is kept.
  /// - Returns: The first difference. While recording, always something: a run that records proves nothing.
  package static func difference(of actual: String, from file: URL) -> String? {
    if isRecording {
      record(actual, to: file)
      return "recorded \(file.lastPathComponent); run again without RECORD_SNAPSHOTS"
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      return "\(file.lastPathComponent) is missing; record it with RECORD_SNAPSHOTS=1"
    }
    guard actual != expected else { return nil }
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(actualLines, expectedLines).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let number = line ?? min(actualLines.count, expectedLines.count)
    let got = number < actualLines.count ? String(actualLines[number].prefix(200)) : "the end"
    let wanted = number < expectedLines.count ? String(expectedLines[number].prefix(200)) : "the end"
    return "\(file.lastPathComponent):\(number + 1): got \(got), expected \(wanted)"
  }

  package static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" }

  private static func record(_ text: String, to file: URL) {
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file)
  }
}
