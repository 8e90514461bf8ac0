import Dispatch

/// Work on independent values by all cores.
package enum Parallel {
  /// What `transform` makes of each value, in the order of the values.
  ///
  /// - Complexity: O(*n*), divided by the number of cores.
  package static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value],
    _ transform: @Sendable (Value) -> Result
  ) -> [Result] {
    guard values.count > 1 else { return values.map(transform) }
    var results = [Result?](repeating: nil, count: values.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes a place of its own.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: values.count) { index in
        places[index] = transform(values[index])
      }
    }
    return results.compactMap(\.self)
  }

  /// The same, with another piece of work beside it, which is begun first.
  package static func map<Value: Sendable, Result: Sendable, Other: Sendable>(
    _ values: [Value],
    beside other: @Sendable () -> Other,
    _ transform: @Sendable (Value) -> Result
  ) -> (results: [Result], other: Other) {
    var results: [Result] = []
    results.reserveCapacity(values.count)
    var found: Other?
    for done in map([nil] + values.map(Optional.some), { Done.of($0, transform, other) }) {
      switch done {
      case .value(let result): results.append(result)
      case .other(let result): found = result
      }
    }
    return (results, found ?? other())
  }

  /// Pieces of `range` for as many pieces of work: enough for all cores, and none too small to be worth it.
  package static func ranges(of range: Range<Int>) -> [Range<Int>] {
    let size = max(64, (range.count + 15) / 16)
    return stride(from: range.lowerBound, to: range.upperBound, by: size).map { start in
      start..<min(start + size, range.upperBound)
    }
  }

  private enum Done<Result: Sendable, Other: Sendable>: Sendable {
    case value(Result)
    case other(Other)

    static func of<Value>(_ value: Value?, _ transform: (Value) -> Result, _ other: () -> Other) -> Self {
      if let value { .value(transform(value)) } else { .other(other()) }
    }
  }
}
