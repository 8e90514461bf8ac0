// https://developer.apple.com/documentation/swiftui/environmentkey
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

// https://developer.apple.com/documentation/swiftui/environmentvalues
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  // https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

// https://developer.apple.com/documentation/swiftui/environment
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper
public struct Environment<Value> {
  private final class Reader: Connectable {
    let keyPath: KeyPath<EnvironmentValues, Value>
    var values = EnvironmentValues()
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    func connect(_ drawing: Drawing, _ name: String) { values = drawing.environment }
  }

  private let reader: Reader

  // https://developer.apple.com/documentation/swiftui/environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { reader = Reader(keyPath) }

  public var wrappedValue: Value { reader.values[keyPath: reader.keyPath] }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return Wrapped(self) { drawing, drawContent in
      let outer = drawing.environment
      drawing.environment[keyPath: keyPath] = value
      drawContent()
      drawing.environment = outer
    }
  }
}
