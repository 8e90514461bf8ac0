import CatalogModel

/// Into how many files the functions of a catalog are split, so that the compiler works on several at once, and an edit
/// has it work on one again.
package enum CodeParts {
  /// As many as there may be.
  package static let limit = 16

  /// One file for each 512 KB of definitions, which are about 1,500 alerts. The build-tool plugin, which has to name the files
  /// before the tool runs, counts in the same way.
  package static func count(definitionsSize size: Int) -> Int { min(max(size >> 19, 1), limit) }

  /// The part of a function or a namespace of the catalog, from 0. It depends on the name alone (FNV-1a), so that nothing
  /// else moves when an alert comes or goes.
  static func part(of name: String, _ count: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Int((hash ^ hash >> 32) % UInt64(count))
  }
}
