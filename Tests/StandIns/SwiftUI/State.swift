/// What the views of a host keep from one drawing to the next.
final class Location<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box
  init(_ value: Value) { box = Box(value) }

  var value: Value {
    get { box.value }
    set { box.value = newValue }
  }
}

extension Location: Connectable {
  func connect(_ drawing: Drawing, _ name: String) {
    if let kept = drawing.kept(name, or: box) as? Box { box = kept }
  }
}

// https://developer.apple.com/documentation/swiftui/state
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper
public struct State<Value> {
  let location: Location<Value>

  public init(wrappedValue: Value) { location = Location(wrappedValue) }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { [location] in location.value }, set: { [location] in location.value = $0 })
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  // https://developer.apple.com/documentation/swiftui/state/init()
  public init() { self.init(wrappedValue: nil) }
}

// https://developer.apple.com/documentation/swiftui/appstorage
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@propertyWrapper
public struct AppStorage<Value> {
  let location: Location<Value>

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { [location] in location.value }, set: { [location] in location.value = $0 })
  }
}

extension AppStorage {
  // https://developer.apple.com/documentation/swiftui/appstorage/init(_:store:)-8gbeb
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    location = Location(nil)
  }
}
