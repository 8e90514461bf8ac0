// https://developer.apple.com/documentation/swiftui/foreach
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
}

extension ForEach: View, Drawable where Content: View {
  // https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)-82gyg
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  public var body: Never { fatalError("ForEach has no body") }
  @MainActor func draw(_ drawing: Drawing) {
    for element in data { drawing.at("\(id(element))") { drawing.draw(content(element)) } }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  // https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-9n2ko
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

// https://developer.apple.com/documentation/swiftui/vstack
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct VStack<Content: View>: View, Drawable {
  private let content: Content

  // https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("VStack has no body") }
  @MainActor func draw(_ drawing: Drawing) { drawing.draw(content) }
}
