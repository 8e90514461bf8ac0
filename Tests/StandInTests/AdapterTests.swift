#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The examples run against the stand-ins, and what is seen of their alerts is compared.
  @Suite("What SwiftUI, UIKit and AppKit show")
  struct AdapterTests {
    @Test("titles, messages, buttons with roles and keys, fields, and what answers do")
    func transcript() throws {
      let run = try StandIns.runProgram()
      #expect(run.status == 0, "\(run.errorText)")
      let expected = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Expected/Adapters.txt")
      #expect(Snapshot.difference(of: run.outputText, from: expected) == nil)
    }
  }
#endif
