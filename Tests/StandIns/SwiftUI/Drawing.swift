// What follows is the stand-in's own: how views are drawn, and what of their dialogs is seen.

/// A view of the stand-in's own, which draws itself.
@MainActor
protocol Drawable {
  func draw(_ drawing: Drawing)
}

/// A property that is connected to what is around its view before the view is drawn.
protocol Connectable {
  func connect(_ drawing: Drawing, _ name: String)
}

/// One drawing of a host's views: where it is, and what it has seen.
final class Drawing {
  private let host: Kept
  private var path = ""
  private var controls: [ShownControl] = []
  private(set) var dialogs: [ShownDialog] = []
  private(set) var tasks: [@MainActor () async -> Void] = []
  var environment = EnvironmentValues()
  var isEnabled = true
  var isDefault = false

  init(_ host: Kept) { self.host = host }

  @MainActor
  func draw<V: View>(_ view: V) {
    if let view = view as? any Drawable { return at(".") { view.draw(self) } }
    connect(view)
    at("body") { draw(view.body) }
  }

  func at(_ name: String, _ body: () -> Void) {
    let outer = path
    path += "/" + name
    body()
    path = outer
  }

  /// Gives a view's properties what was kept for them, and the environment.
  func connect(_ view: Any) {
    for property in Mirror(reflecting: view).children {
      for part in Mirror(reflecting: property.value).children {
        (part.value as? any Connectable)?.connect(self, path + "." + (property.label ?? ""))
      }
    }
  }

  func kept(_ name: String, or value: AnyObject) -> AnyObject {
    if let kept = host.values[name] { return kept }
    host.values[name] = value
    return value
  }

  func schedule<T: Equatable>(_ id: T, _ action: sending @escaping @isolated(any) () async -> Void) {
    if let former = host.ids[path] as? T, former == id { return }
    host.ids[path] = id
    nonisolated(unsafe) let action = action
    tasks.append { await action() }
  }

  // MARK: Seeing

  func add(_ control: ShownControl) { controls.append(control) }

  @MainActor
  func controls(of view: some View) -> [ShownControl] {
    let outer = controls
    controls = []
    at("dialog") { draw(view) }
    defer { controls = outer }
    return controls
  }

  @MainActor
  func text(of view: some View) -> String {
    controls(of: view).compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
  }

  func show(
    _ kind: String,
    _ title: String,
    _ isPresented: Binding<Bool>,
    _ controls: [ShownControl],
    _ message: String
  ) {
    dialogs.append(
      ShownDialog(kind: kind, title: title, message: message, controls: controls, isPresented: isPresented)
    )
  }

  /// Marks the dialogs inside of a view that no modifier further inside has marked.
  func mark(_ body: (inout ShownDialog) -> Void) {
    for index in dialogs.indices { body(&dialogs[index]) }
  }
}

/// What is kept between drawings, by the place of the view.
final class Kept {
  var values: [String: AnyObject] = [:]
  var ids: [String: Any] = [:]
}

/// A view with something around it.
nonisolated struct Wrapped<Content: View>: View, Drawable {
  private let content: Content
  private let around: @MainActor (Drawing, () -> Void) -> Void

  nonisolated init(_ content: Content, _ around: @escaping @MainActor (Drawing, () -> Void) -> Void) {
    self.content = content
    self.around = around
  }

  var body: Never { fatalError("a wrapped view has no body") }
  @MainActor func draw(_ drawing: Drawing) { around(drawing) { drawing.draw(content) } }
}
