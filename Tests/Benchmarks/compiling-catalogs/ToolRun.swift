import Foundation

/// What a run of the tool, or of another program, took.
struct ToolRun {
  /// Of all its threads together.
  var processorSeconds: Double
  var seconds: Double
  /// The most memory it had at one time, in bytes.
  var memory: Int
  var status: Int32
  var output: String

  /// Runs a program to its end, on the first processors where `cores` says how many.
  init(_ program: String, _ arguments: [String], cores: Int? = nil) throws {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let start = Self.now
    let child = try Self.start(program, arguments, cores: cores, output: output.path)
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else { throw Failure(reason: "wait4: \(errno)") }
    seconds = Self.now - start
    processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    memory = usage.ru_maxrss * 1024
    self.status = (status >> 8) & 0xFF
    self.output = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
  }

  struct Failure: Error {
    var reason: String
  }

  private static func start(
    _ program: String,
    _ arguments: [String],
    cores: Int?,
    output: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var child = pid_t()
    let command = (cores.map { ["taskset", "-c", "0-\($0 - 1)"] } ?? []) + [program] + arguments
    let words = command.map { strdup($0) }
    defer { words.forEach { free($0) } }
    let error = posix_spawnp(&child, command[0], &actions, nil, words + [nil], environ)
    guard error == 0 else { throw Failure(reason: "\(program): \(String(cString: strerror(error)))") }
    return child
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension ToolRun.Failure: CustomStringConvertible {
  var description: String { reason }
}
