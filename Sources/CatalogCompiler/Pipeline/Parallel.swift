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
}
