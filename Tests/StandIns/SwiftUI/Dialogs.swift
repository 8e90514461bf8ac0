#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// https://developer.apple.com/documentation/swiftui/visibility
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
  // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-2gvls
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog("alert", title, isPresented, data.map(actions), data.map(message))
  }

  // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)-3rabc
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog("alert", Text(title), isPresented, actions(), message())
  }

  // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)-1bkka
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog("alert", Text(title), isPresented, actions(), EmptyView())
  }

  // https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:message:)
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog("alert", Text(error?.errorDescription ?? ""), isPresented, error.map(actions), error.map(message))
  }

  // https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)-8y541
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog("confirmation dialog", title, isPresented, data.map(actions), data.map(message))
  }

  private nonisolated func dialog(
    _ kind: String,
    _ title: Text,
    _ isPresented: Binding<Bool>,
    _ actions: some View,
    _ message: some View
  ) -> some View {
    nonisolated(unsafe) let (actions, message) = (actions, message)
    return Wrapped(self) { drawing, drawContent in
      drawContent()
      if isPresented.wrappedValue {
        drawing.show(kind, title.string, isPresented, drawing.controls(of: actions), drawing.text(of: message))
      }
    }
  }
}

// https://developer.apple.com/documentation/swiftui/dialogseverity
@available(iOS 17, macOS 13, tvOS 17, watchOS 10, visionOS 1, *)
public struct DialogSeverity: Equatable, Sendable {
  let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")

  // https://developer.apple.com/documentation/swiftui/dialogseverity/standard
  @available(macOS 14, *)
  public static var standard: DialogSeverity { DialogSeverity(name: "standard") }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/dialogseverity(_:)
  @available(macOS 13, watchOS 10, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    Wrapped(self) { drawing, drawContent in
      drawContent()
      drawing.mark { $0.severity = $0.severity ?? severity.name }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/dialogicon(_:)
  @available(iOS 17, macOS 13, tvOS 17, watchOS 10, *)
  @available(visionOS, unavailable)
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    Wrapped(self) { drawing, drawContent in
      drawContent()
      drawing.mark { $0.icon = $0.icon ?? icon?.name }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(issuppressed:)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    Wrapped(self) { drawing, drawContent in
      drawContent()
      drawing.mark { $0.suppression = $0.suppression ?? ShownToggle(label: nil, isOn: isSuppressed) }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(_:issuppressed:)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S,
    isSuppressed: Binding<Bool>
  ) -> some View {
    let label = String(title)
    return Wrapped(self) { drawing, drawContent in
      drawContent()
      drawing.mark { $0.suppression = $0.suppression ?? ShownToggle(label: label, isOn: isSuppressed) }
    }
  }
}
