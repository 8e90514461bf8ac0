import Foundation

/// How much the random tests do. `ALERTCATALOG_THOROUGH=1` makes them compare 10,000 files of each format with
/// Foundation and read 100,000 mutated ones of each; otherwise they do a small part of that.
enum Effort {
  static let isThorough = ProcessInfo.processInfo.environment["ALERTCATALOG_THOROUGH"] == "1"
  static let files = isThorough ? 10_000 : 300
  static let mutations = isThorough ? 100_000 : 2_000
}
