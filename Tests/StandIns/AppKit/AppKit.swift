// Stands in for AppKit where Apple's SDK is not at hand: the declarations that AlertCatalogUI and its examples use, as
// Apple documents them, with enough behind them to see what an alert is given and to answer it.
@_exported public import Foundation

// https://developer.apple.com/documentation/corefoundation/cgfloat
public typealias CGFloat = Double

// https://developer.apple.com/documentation/foundation/nssize
public struct NSSize: Sendable {
  public init(width: CGFloat, height: CGFloat) {}
}

// https://developer.apple.com/documentation/foundation/nsrect
public struct NSRect: Sendable {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
  public static var zero: NSRect { NSRect(x: 0, y: 0, width: 0, height: 0) }
}

// https://developer.apple.com/documentation/foundation/nscoder
open class NSCoder: NSObject {}

// https://developer.apple.com/documentation/appkit/nsresponder
@MainActor open class NSResponder: NSObject {}

// https://developer.apple.com/documentation/appkit/nsview
@MainActor open class NSView: NSResponder {
  // https://developer.apple.com/documentation/appkit/nsview/init(frame:)
  public init(frame frameRect: NSRect) { frame = frameRect }
  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(frame: .zero) }

  // https://developer.apple.com/documentation/appkit/nsview/frame
  open var frame: NSRect = .zero
  // https://developer.apple.com/documentation/appkit/nsview/subviews
  open var subviews: [NSView] = []
  // https://developer.apple.com/documentation/appkit/nsview/addsubview(_:)
  open func addSubview(_ view: NSView) { subviews.append(view) }
  // https://developer.apple.com/documentation/appkit/nsview/setframesize(_:)
  open func setFrameSize(_ newSize: NSSize) {}
}

// https://developer.apple.com/documentation/appkit/nswindow
@MainActor open class NSWindow: NSResponder {
  // https://developer.apple.com/documentation/appkit/nswindow/initialfirstresponder
  open var initialFirstResponder: NSView?
}

// https://developer.apple.com/documentation/appkit/nscontrol
@MainActor open class NSControl: NSView {
  // https://developer.apple.com/documentation/appkit/nscontrol/isenabled
  open var isEnabled = true
  // https://developer.apple.com/documentation/appkit/nscontrol/stringvalue
  open var stringValue = ""

  // https://developer.apple.com/documentation/appkit/nscontrol/statevalue
  public struct StateValue: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var on: StateValue { StateValue(rawValue: 1) }
    public static var off: StateValue { StateValue(rawValue: 0) }
  }
}

// https://developer.apple.com/documentation/appkit/nscontroltexteditingdelegate
@MainActor public protocol NSControlTextEditingDelegate {
  // https://developer.apple.com/documentation/appkit/nscontroltexteditingdelegate/controltextdidchange(_:)
  func controlTextDidChange(_ obj: Notification)
}

// https://developer.apple.com/documentation/appkit/nstextfielddelegate
@MainActor public protocol NSTextFieldDelegate: AnyObject, NSControlTextEditingDelegate {}

// https://developer.apple.com/documentation/appkit/nstextfield
@MainActor open class NSTextField: NSControl {
  // https://developer.apple.com/documentation/appkit/nstextfield/init(labelwithstring:)
  @available(macOS 10.12, *)
  public convenience init(labelWithString stringValue: String) {
    self.init()
    self.stringValue = stringValue
    isEditable = false
  }
  // https://developer.apple.com/documentation/appkit/nstextfield/iseditable
  open var isEditable = true
  // https://developer.apple.com/documentation/appkit/nstextfield/placeholderstring
  @available(macOS 10.10, *)
  open var placeholderString: String?
  // https://developer.apple.com/documentation/appkit/nstextfield/delegate
  weak open var delegate: (any NSTextFieldDelegate)?

  /// The stand-in's own: types a text, as a person does.
  public func type(_ text: String) {
    stringValue = text
    delegate?.controlTextDidChange(Notification(name: Notification.Name("typed")))
  }
}

// https://developer.apple.com/documentation/appkit/nssecuretextfield
@MainActor open class NSSecureTextField: NSTextField {}

// https://developer.apple.com/documentation/appkit/nsbutton
@MainActor open class NSButton: NSControl {
  // https://developer.apple.com/documentation/appkit/nsbutton/title
  open var title = ""
  // https://developer.apple.com/documentation/appkit/nsbutton/state
  open var state = NSControl.StateValue.off
  // https://developer.apple.com/documentation/appkit/nsbutton/keyequivalent
  open var keyEquivalent = ""
  // https://developer.apple.com/documentation/appkit/nsbutton/keyequivalentmodifiermask
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  // https://developer.apple.com/documentation/appkit/nsbutton/hasdestructiveaction
  @available(macOS 11, *)
  open var hasDestructiveAction = false
}

// https://developer.apple.com/documentation/appkit/nsevent
open class NSEvent: NSObject {
  // https://developer.apple.com/documentation/appkit/nsevent/modifierflags-swift.struct
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // https://developer.apple.com/documentation/appkit/nsevent/modifierflags-swift.struct/command
    public static var command: ModifierFlags { ModifierFlags(rawValue: 1 << 20) }
  }
}

// https://developer.apple.com/documentation/appkit/nsimage
open class NSImage: NSObject {
  // https://developer.apple.com/documentation/appkit/nsimage/name
  public typealias Name = String
  // https://developer.apple.com/documentation/appkit/nsimage/init(named:)-94x5h
  public convenience init?(named name: NSImage.Name) { self.init() }
}

// https://developer.apple.com/documentation/appkit/nsapplication
@MainActor open class NSApplication: NSResponder {
  // https://developer.apple.com/documentation/appkit/nsapplication/modalresponse
  public struct ModalResponse: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    // https://developer.apple.com/documentation/appkit/nsapplication/modalresponse/alertfirstbuttonreturn
    public static var alertFirstButtonReturn: ModalResponse { ModalResponse(rawValue: 1000) }
  }
}

// https://developer.apple.com/documentation/appkit/nsalert
@MainActor open class NSAlert: NSObject {
  // https://developer.apple.com/documentation/appkit/nsalert/style
  public enum Style: UInt, Sendable {
    case warning, informational, critical
  }

  // https://developer.apple.com/documentation/appkit/nsalert/messagetext
  open var messageText = ""
  // https://developer.apple.com/documentation/appkit/nsalert/informativetext
  open var informativeText = ""
  // https://developer.apple.com/documentation/appkit/nsalert/icon
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var icon: NSImage!
  // https://developer.apple.com/documentation/appkit/nsalert/alertstyle
  open var alertStyle = NSAlert.Style.warning
  // https://developer.apple.com/documentation/appkit/nsalert/addbutton(withtitle:)
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton()
    button.title = title
    button.keyEquivalent = buttons.isEmpty ? "\r" : title == "Cancel" ? "\u{1B}" : ""
    buttons.append(button)
    return button
  }
  // https://developer.apple.com/documentation/appkit/nsalert/buttons
  open private(set) var buttons: [NSButton] = []
  // https://developer.apple.com/documentation/appkit/nsalert/accessoryview
  @available(macOS 10.5, *)
  open var accessoryView: NSView?
  // https://developer.apple.com/documentation/appkit/nsalert/showssuppressionbutton
  @available(macOS 10.5, *)
  open var showsSuppressionButton: Bool {
    get { suppressionButton != nil }
    set {
      guard newValue else { return suppressionButton = nil }
      suppressionButton = NSButton()
      suppressionButton?.title = "the system’s words"
    }
  }
  // https://developer.apple.com/documentation/appkit/nsalert/suppressionbutton
  @available(macOS 10.5, *)
  open private(set) var suppressionButton: NSButton?
  // https://developer.apple.com/documentation/appkit/nsalert/window
  open private(set) var window = NSWindow()
  // https://developer.apple.com/documentation/appkit/nsalert/runmodal()
  open func runModal() -> NSApplication.ModalResponse { Self.person(self) }
  // https://developer.apple.com/documentation/appkit/nsalert/beginsheetmodal(for:completionhandler:)
  @available(macOS 10.9, *)
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { runModal() }

  /// The stand-in's own: somebody who answers.
  public static var person: @MainActor (NSAlert) -> NSApplication.ModalResponse = { _ in .alertFirstButtonReturn }
}
