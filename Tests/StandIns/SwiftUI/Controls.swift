// https://developer.apple.com/documentation/swiftui/text
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Text: View, Drawable, Equatable, Sendable {
  let string: String

  // https://developer.apple.com/documentation/swiftui/text/init(verbatim:)
  public init(verbatim content: String) { string = content }

  // https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  public var body: Never { fatalError("Text has no body") }
  @MainActor func draw(_ drawing: Drawing) { drawing.add(.text(string)) }
}

// https://developer.apple.com/documentation/swiftui/image
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Image: Equatable, Sendable {
  let name: String

  // https://developer.apple.com/documentation/swiftui/image/init(systemname:)
  @available(macOS 11, *)
  public init(systemName: String) { name = systemName }
}

// https://developer.apple.com/documentation/swiftui/buttonrole
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")

  // https://developer.apple.com/documentation/swiftui/buttonrole/confirm
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  public static var confirm: ButtonRole { ButtonRole(name: "confirm") }

  // https://developer.apple.com/documentation/swiftui/buttonrole/close
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  public static var close: ButtonRole { ButtonRole(name: "close") }
}

// https://developer.apple.com/documentation/swiftui/button
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Button<Label: View>: View, Drawable {
  private let role: String?
  private let action: @MainActor () -> Void
  private let label: Label

  // https://developer.apple.com/documentation/swiftui/button/init(role:action:label:)
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role?.name
    self.action = action
    self.label = label()
  }

  public var body: Never { fatalError("Button has no body") }
  @MainActor func draw(_ drawing: Drawing) {
    drawing.add(
      .button(
        ShownButton(
          label: drawing.text(of: label),
          role: role,
          isDefault: drawing.isDefault,
          isEnabled: drawing.isEnabled,
          action: action
        )
      )
    )
  }
}

extension Button where Label == Text {
  // https://developer.apple.com/documentation/swiftui/button/init(_:action:)-lpm7
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.role = nil
    self.action = action
    self.label = Text(title)
  }

  // https://developer.apple.com/documentation/swiftui/button/init(_:role:action:)-8y5yk
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.role = role?.name
    self.action = action
    self.label = Text(title)
  }
}

/// The stand-in's own: what text fields of both kinds are made of.
nonisolated struct TextEntry<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  @MainActor func draw(_ kind: String, _ drawing: Drawing) {
    drawing.add(.field(ShownField(kind: kind, label: drawing.text(of: label), prompt: prompt?.string, text: text)))
  }
}

// https://developer.apple.com/documentation/swiftui/textfield
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct TextField<Label: View>: View, Drawable {
  private let entry: TextEntry<Label>

  // https://developer.apple.com/documentation/swiftui/textfield/init(text:prompt:label:)
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    entry = TextEntry(text: text, prompt: prompt, label: label())
  }

  public var body: Never { fatalError("TextField has no body") }
  @MainActor func draw(_ drawing: Drawing) { entry.draw("text", drawing) }
}

extension TextField where Label == Text {
  // https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)-2laoi
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    entry = TextEntry(text: text, prompt: nil, label: Text(title))
  }
}

// https://developer.apple.com/documentation/swiftui/securefield
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct SecureField<Label: View>: View, Drawable {
  private let entry: TextEntry<Label>

  // https://developer.apple.com/documentation/swiftui/securefield/init(text:prompt:label:)
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    entry = TextEntry(text: text, prompt: prompt, label: label())
  }

  public var body: Never { fatalError("SecureField has no body") }
  @MainActor func draw(_ drawing: Drawing) { entry.draw("secure", drawing) }
}
