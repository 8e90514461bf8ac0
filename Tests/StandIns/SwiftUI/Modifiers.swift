#if os(iOS) || os(tvOS) || os(visionOS)
  public import UIKit
#endif

// https://developer.apple.com/documentation/swiftui/keyboardshortcut
@available(iOS 14, macOS 11, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
  // https://developer.apple.com/documentation/swiftui/keyboardshortcut/defaultaction
  public static let defaultAction = KeyboardShortcut()
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:)-8liec
  @available(iOS 14, macOS 11, visionOS 1, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    Wrapped(self) { drawing, drawContent in
      drawing.isDefault = true
      drawContent()
      drawing.isDefault = false
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    Wrapped(self) { drawing, drawContent in
      let outer = drawing.isEnabled
      drawing.isEnabled = outer && !disabled
      drawContent()
      drawing.isEnabled = outer
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public nonisolated func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    nonisolated(unsafe) let (value, action) = (value, action)
    return Wrapped(self) { drawing, drawContent in
      drawContent()
      drawing.schedule(value, action)
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 8, visionOS 1, *)
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}

#if os(iOS) || os(tvOS) || os(visionOS)
  // https://developer.apple.com/documentation/swiftui/textinputautocapitalization
  @available(iOS 15, tvOS 15, visionOS 1, *)
  public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  }

  extension View {
    // https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)
    @available(iOS 13, tvOS 13, visionOS 1, *)
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

    // https://developer.apple.com/documentation/swiftui/view/textcontenttype(_:)-ufdv
    @available(iOS 13, tvOS 13, visionOS 1, *)
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    // https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
    @available(iOS 15, tvOS 15, visionOS 1, *)
    public nonisolated func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
  }
#endif
