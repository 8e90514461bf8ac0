// Stands in for SwiftUI where Apple's SDK is not at hand: the declarations that AlertCatalogUI and its examples use, as
// Apple documents them, with enough behind them to see what an alert's builder yields.

// https://developer.apple.com/documentation/swiftui/view
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view without a body was asked for it") }
}

// https://developer.apple.com/documentation/swiftui/emptyview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct EmptyView: View, Drawable {
  public init() {}
  public var body: Never { fatalError("EmptyView has no body") }
  @MainActor func draw(_ drawing: Drawing) {}
}

// https://developer.apple.com/documentation/swiftui/viewmodifier
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

// https://developer.apple.com/documentation/swiftui/viewmodifier/content
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, Drawable {
  let drawContent: @MainActor (Drawing) -> Void
  public var body: Never { fatalError("the content of a modifier has no body") }
  @MainActor func draw(_ drawing: Drawing) { drawContent(drawing) }
}

// https://developer.apple.com/documentation/swiftui/modifiedcontent
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: View, Drawable where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("a modified view has no body") }

  @MainActor func draw(_ drawing: Drawing) {
    drawing.connect(modifier)
    let content = _ViewModifier_Content<Modifier> { drawing in drawing.draw(self.content) }
    drawing.draw(modifier.body(content: content))
  }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/modifier(_:)
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
