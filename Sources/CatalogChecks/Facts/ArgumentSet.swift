/// Some of an alert's arguments, by their index; those beyond the sixty-fourth are not counted.
struct ArgumentSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  // What follows says again what sets of options have, since that is slow in unoptimized builds.

  init() { rawValue = 0 }

  init(_ index: Int) { rawValue = index < 64 ? 1 << UInt64(index) : 0 }

  func contains(_ index: Int) -> Bool { index < 64 && rawValue & (1 << UInt64(index)) != 0 }

  mutating func formUnion(_ other: ArgumentSet) { self = ArgumentSet(rawValue: rawValue | other.rawValue) }

  mutating func formIntersection(_ other: ArgumentSet) { self = ArgumentSet(rawValue: rawValue & other.rawValue) }

  mutating func insert(_ index: Int) { formUnion(ArgumentSet(index)) }

  /// Those that `other` does not have.
  func without(_ other: ArgumentSet) -> ArgumentSet { ArgumentSet(rawValue: rawValue & ~other.rawValue) }

  /// In ascending order.
  var indices: [Int] { (0..<64).filter(contains) }
}
