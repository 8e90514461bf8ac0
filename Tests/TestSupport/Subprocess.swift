package import Foundation

/// A program that was run to its end.
package struct Subprocess: Sendable {
  package var status: Int32
  package var output: Data
  package var errors: Data

  package var outputText: String { String(decoding: output, as: UTF8.self) }
  package var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: Its path, or a name that is looked up as a shell does.
  ///   - arguments: Without the program's own name.
  ///   - folder: The working directory.
  ///   - environment: Variables to set; `nil` removes one. All others are inherited.
  ///   - input: What the program reads from standard input.
  /// - Returns: What the program printed, and how it ended.
  /// - Throws: What the system reports where the program cannot be started.
  package static func run(
    _ program: String,
    _ arguments: [String],
    in folder: URL? = nil,
    environment: [String: String?] = [:],
    input: Data = Data()
  ) throws -> Subprocess {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment.compactMapValues { $0 }) { $1 }
      .filter { environment[$0.key] != .some(nil) }
    // Files instead of pipes: they never fill up.
    let scratch = try TemporaryFolder()
    let (inputFile, outputFile, errorFile) = (scratch["in"], scratch["out"], scratch["err"])
    try input.write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Subprocess(
      status: process.terminationStatus,
      output: try Data(contentsOf: outputFile),
      errors: try Data(contentsOf: errorFile)
    )
  }
}
