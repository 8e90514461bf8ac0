import Foundation

/// How much the random tests do. `ALERTCATALOG_THOROUGH=1` makes them compare 10,000 files of each format with
/// Foundation, read 100,000 mutated ones of each and 1,000,000 mutated packs, and compare 1,000,000 numbers of each kind
/// and 100 number styles in each locale with ICU; otherwise they do a small part of that.
package enum Effort {
  package static let isThorough = ProcessInfo.processInfo.environment["ALERTCATALOG_THOROUGH"] == "1"
  package static let files = isThorough ? 10_000 : 300
  package static let mutations = isThorough ? 100_000 : 2_000
  package static let packs = isThorough ? 1_000_000 : 5_000
  package static let styles = isThorough ? 100 : 2
  package static let numbers = isThorough ? 1_000_000 : 20_000
}
