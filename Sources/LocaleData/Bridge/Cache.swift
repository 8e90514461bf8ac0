/// What was asked before and may be asked again, for all threads.
///
/// Values are made while the cache is locked, so each is made once. The tags of locales may come from anywhere and be
/// as many as somebody likes: a cache that has grown large starts again.
final class Cache<Key: Hashable, Value>: Sendable {
  private let values = Guarded<[Key: Value]>([:])
  private let limit: Int

  init(limit: Int = 4096) { self.limit = limit }

  func value(for key: Key, make: () -> Value) -> Value {
    values.withLock { values in
      if let value = values[key] { return value }
      let value = make()
      if values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = value
      return value
    }
  }
}
