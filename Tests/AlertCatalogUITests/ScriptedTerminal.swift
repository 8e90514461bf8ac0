import AlertCatalogUI

/// A terminal where the answers are known beforehand.
final class ScriptedTerminal: AlertTerminal, @unchecked Sendable {
  let isInteractive: Bool
  private var answers: [String]
  /// All that was written, and the answers in ⟨⟩ where they were typed, `⟨hidden⟩` for those not to be seen.
  private(set) var transcript = ""

  /// - Parameters:
  ///   - answers: The lines typed; after them the input ends.
  ///   - isInteractive: Whether somebody can answer.
  init(_ answers: String..., isInteractive: Bool = true) {
    self.answers = answers
    self.isInteractive = isInteractive
  }

  func write(_ text: String) { transcript += text }

  func readLine(isHidden: Bool) async throws -> String? {
    guard !answers.isEmpty else {
      transcript += "⟨end⟩"
      return nil
    }
    let answer = answers.removeFirst()
    transcript += isHidden ? "⟨hidden⟩\n" : "⟨\(answer)⟩\n"
    return answer
  }
}
