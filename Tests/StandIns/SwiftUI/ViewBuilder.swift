// https://developer.apple.com/documentation/swiftui/viewbuilder
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [@MainActor (Drawing) -> Void] = []
    for part in repeat each content {
      nonisolated(unsafe) let part = part
      parts.append { drawing in drawing.draw(part) }
    }
    return TupleView(parts: parts)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: .first(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

// https://developer.apple.com/documentation/swiftui/tupleview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct TupleView<T>: View, Drawable {
  let parts: [@MainActor (Drawing) -> Void]
  public var body: Never { fatalError("TupleView has no body") }

  @MainActor func draw(_ drawing: Drawing) {
    for (index, part) in parts.enumerated() { drawing.at("\(index)") { part(drawing) } }
  }
}

public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let content: Storage
}

extension _ConditionalContent: View, Drawable where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError("conditional content has no body") }

  @MainActor func draw(_ drawing: Drawing) {
    switch content {
    case .first(let view): drawing.at("if") { drawing.draw(view) }
    case .second(let view): drawing.at("else") { drawing.draw(view) }
    }
  }
}

extension Optional: View, Drawable where Wrapped: View {
  public var body: Never { fatalError("an optional view has no body") }

  @MainActor func draw(_ drawing: Drawing) {
    if let self { drawing.draw(self) }
  }
}

// https://developer.apple.com/documentation/swiftui/anyview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct AnyView: View, Drawable {
  private let drawContent: @MainActor (Drawing) -> Void

  public nonisolated init<V: View>(_ view: V) {
    nonisolated(unsafe) let view = view
    drawContent = { drawing in drawing.draw(view) }
  }

  public var body: Never { fatalError("AnyView has no body") }
  @MainActor func draw(_ drawing: Drawing) { drawContent(drawing) }
}
