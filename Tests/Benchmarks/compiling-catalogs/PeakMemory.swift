import Foundation

/// The most memory that a program has at one time.
///
/// Linux counts in what a program had before it became another one. So that this one's own memory is not counted, a
/// second one of it, which has done nothing yet, starts the program.
enum PeakMemory {
  /// The command line on which this program is the second one.
  private static let command = "--peak-memory"

  /// Bytes.
  static func bytes(of program: String, _ arguments: [String]) throws -> Int {
    let run = try ToolRun("/proc/self/exe", [command, program] + arguments)
    guard run.status == 0, let bytes = Int(run.output) else {
      throw ToolRun.Failure(reason: "\(program) cannot be measured: \(run.output.prefix(500))")
    }
    return bytes
  }

  /// Measures and ends the program, if it is the second one.
  static func measureIfAsked() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == command, let program = arguments.dropFirst().first else { return }
    guard let run = try? ToolRun(program, Array(arguments.dropFirst(2))), run.status == 0 else { exit(1) }
    print(run.memory, terminator: "")
    exit(0)
  }
}
