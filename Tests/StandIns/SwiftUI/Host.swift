/// A button as it is seen.
public struct ShownButton {
  public let label: String
  public let role: String?
  /// Whether the Return key presses it.
  public let isDefault: Bool
  public let isEnabled: Bool
  let action: @MainActor () -> Void
}

/// A text field as it is seen.
public struct ShownField {
  public let kind: String
  public let label: String
  public let prompt: String?
  public let text: Binding<String>
}

/// A choice to tick.
public struct ShownToggle {
  /// `nil` for the system's own words.
  public let label: String?
  public let isOn: Binding<Bool>
}

public enum ShownControl {
  case text(String)
  case button(ShownButton)
  case field(ShownField)
}

/// An alert or a confirmation dialog as it is seen.
public struct ShownDialog {
  public let kind: String
  public let title: String
  public let message: String
  let controls: [ShownControl]
  let isPresented: Binding<Bool>
  public internal(set) var severity: String?
  public internal(set) var icon: String?
  public internal(set) var suppression: ShownToggle?

  public var buttons: [ShownButton] { controls.compactMap { if case .button(let button) = $0 { button } else { nil } } }
  public var fields: [ShownField] { controls.compactMap { if case .field(let field) = $0 { field } else { nil } } }
}

/// A window with a view, and somebody who uses it.
@MainActor
public final class Host<Root: View> {
  private let root: () -> Root
  private let kept = Kept()
  private var tasks: [@MainActor () async -> Void] = []
  private var controls: [ShownControl] = []
  /// The dialogs on screen. A system shows the first only.
  public private(set) var dialogs: [ShownDialog] = []

  public init(_ root: @escaping @autoclosure () -> Root) {
    self.root = root
    draw()
  }

  /// The texts of the view itself.
  public var texts: [String] { controls.compactMap { if case .text(let text) = $0 { text } else { nil } } }

  /// Draws the view anew, as SwiftUI does when state has changed.
  public func draw() {
    let drawing = Drawing(kept)
    controls = drawing.controls(of: root())
    dialogs = drawing.dialogs
    tasks += drawing.tasks
  }

  /// Lets the view's tasks run until nothing changes any more.
  public func settle() async {
    while !tasks.isEmpty {
      let waiting = tasks
      tasks = []
      for task in waiting { await task() }
      draw()
    }
  }

  /// Presses a button of the view itself.
  public func press(_ label: String) async {
    for case .button(let button) in controls where button.label == label { button.action() }
    draw()
    await settle()
  }

  /// Presses a button of the dialog on screen: its action runs, then the dialog is dismissed; or the other way round,
  /// for a system that does so.
  public func answer(_ label: String, dismissesFirst: Bool = false) async {
    guard let dialog = dialogs.first else { return }
    for button in dialog.buttons where button.label == label && button.isEnabled {
      if dismissesFirst { dialog.isPresented.wrappedValue = false }
      button.action()
      if !dismissesFirst { dialog.isPresented.wrappedValue = false }
    }
    draw()
    await settle()
  }

  /// Dismisses the dialog on screen without a button, as a tap beside it does.
  public func dismiss() async {
    dialogs.first?.isPresented.wrappedValue = false
    draw()
    await settle()
  }

  /// Types a text into a field of the dialog on screen.
  public func type(_ text: String, into field: Int = 0) {
    dialogs.first?.fields[field].text.wrappedValue = text
    draw()
  }

  /// Ticks “don’t ask again”.
  public func suppress() {
    dialogs.first?.suppression?.isOn.wrappedValue = true
    draw()
  }
}
