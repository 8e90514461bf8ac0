// Stands in for the parts of swift-navigation that the documentation shows.

// https://swiftpackageindex.com/pointfreeco/swift-navigation/main/documentation/swiftnavigation/textstate
public struct TextState: Equatable, Hashable, Sendable {
  public let string: String
  public init(verbatim content: String) { string = content }
}

// https://swiftpackageindex.com/pointfreeco/swift-navigation/main/documentation/swiftnavigation/buttonstaterole
public enum ButtonStateRole: Hashable, Sendable {
  case cancel, destructive
}

// https://swiftpackageindex.com/pointfreeco/swift-navigation/main/documentation/swiftnavigation/buttonstateaction
public struct ButtonStateAction<Action> {
  public let action: Action?
  public static func send(_ action: Action?) -> Self { Self(action: action) }
}

// https://swiftpackageindex.com/pointfreeco/swift-navigation/main/documentation/swiftnavigation/buttonstate
public struct ButtonState<Action> {
  public let role: ButtonStateRole?
  public let action: ButtonStateAction<Action>
  public let label: TextState

  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

// https://swiftpackageindex.com/pointfreeco/swift-navigation/main/documentation/swiftnavigation/buttonstatebuilder
@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }
  public static func buildBlock(_ parts: [ButtonState<Action>]...) -> [ButtonState<Action>] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[ButtonState<Action>]]) -> [ButtonState<Action>] { parts.flatMap { $0 } }
}

// https://swiftpackageindex.com/pointfreeco/swift-navigation/main/documentation/swiftnavigation/alertstate
public struct AlertState<Action> {
  public let title: TextState
  public let buttons: [ButtonState<Action>]
  public let message: TextState?

  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    buttons = actions()
    self.message = message?()
  }
}
