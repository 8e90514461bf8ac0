// Stands in for UIKit where Apple's SDK is not at hand: the declarations that AlertCatalogUI and its examples use, as
// Apple documents them, with enough behind them to see what an alert is given and to answer it.
#if !os(watchOS)
  @_exported public import Foundation

  // https://developer.apple.com/documentation/uikit/uiresponder
  @MainActor open class UIResponder: NSObject {}

  // https://developer.apple.com/documentation/uikit/uiview
  @MainActor open class UIView: UIResponder {}

  extension NSObject {
    // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
    @MainActor public var accessibilityLabel: String? {
      get { nil }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller
  @MainActor open class UIViewController: UIResponder {
    // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
    open func viewDidLoad() {}

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/title
    open var title: String?

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
    open func present(
      _ viewControllerToPresent: UIViewController,
      animated flag: Bool,
      completion: (() -> Void)? = nil
    ) { presentedViewController = viewControllerToPresent }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
    open private(set) var presentedViewController: UIViewController?

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller
    open private(set) var popoverPresentationController: UIPopoverPresentationController? =
      UIPopoverPresentationController()

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/view
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! = UIView()
  }

  // https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
  @MainActor open class UIPopoverPresentationController: NSObject {
    // https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceview
    open var sourceView: UIView?
  }

  // https://developer.apple.com/documentation/uikit/uimenuelement
  @MainActor open class UIMenuElement: NSObject {}

  // https://developer.apple.com/documentation/uikit/uiactionhandler
  public typealias UIActionHandler = (UIAction) -> Void

  // https://developer.apple.com/documentation/uikit/uiaction
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor open class UIAction: UIMenuElement {
    // https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
    @available(tvOS 14, *)
    @preconcurrency
    public convenience init(title: String = "", handler: @escaping UIActionHandler) {
      self.init()
      self.handler = handler
    }

    fileprivate var handler: UIActionHandler?
  }

  // https://developer.apple.com/documentation/uikit/uicontrol
  @MainActor open class UIControl: UIView {
    // https://developer.apple.com/documentation/uikit/uicontrol/event
    public struct Event: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      // https://developer.apple.com/documentation/uikit/uicontrol/event/editingchanged
      public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    }

    // https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
    @available(iOS 14, tvOS 14, *)
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      actions.append((action, controlEvents))
    }

    private var actions: [(UIAction, Event)] = []

    /// The stand-in's own: does what was added for an event.
    fileprivate func send(_ event: Event) {
      for (action, events) in actions where events.contains(event) { action.handler?(action) }
    }
  }

  // https://developer.apple.com/documentation/uikit/uikeyboardtype
  public enum UIKeyboardType: Int, Sendable {
    case `default`, emailAddress, decimalPad
  }

  // https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
  public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
  }

  // https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
  public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
  }

  // https://developer.apple.com/documentation/uikit/uitextcontenttype
  @available(iOS 10, tvOS 10, visionOS 1, *)
  public struct UITextContentType: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    // https://developer.apple.com/documentation/uikit/uitextcontenttype/emailaddress
    public static var emailAddress: UITextContentType { UITextContentType(rawValue: "") }
  }

  // https://developer.apple.com/documentation/uikit/uitextfield
  @MainActor open class UITextField: UIControl {
    // https://developer.apple.com/documentation/uikit/uitextfield/text
    open var text: String?
    // https://developer.apple.com/documentation/uikit/uitextfield/placeholder
    open var placeholder: String?
    // https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry
    open var isSecureTextEntry = false
    // https://developer.apple.com/documentation/uikit/uitextinputtraits/keyboardtype
    open var keyboardType = UIKeyboardType.default
    // https://developer.apple.com/documentation/uikit/uitextinputtraits/autocapitalizationtype
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    // https://developer.apple.com/documentation/uikit/uitextinputtraits/autocorrectiontype
    open var autocorrectionType = UITextAutocorrectionType.default
    // https://developer.apple.com/documentation/uikit/uitextinputtraits/textcontenttype
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @available(iOS 10, tvOS 10, *)
    open var textContentType: UITextContentType! {
      get { nil }
      set {}
    }

    /// The stand-in's own: types a text, as a person does.
    public func type(_ text: String) {
      self.text = text
      send(.editingChanged)
    }
  }

  // https://developer.apple.com/documentation/uikit/uialertaction
  @available(iOS 8, tvOS 9, visionOS 1, *)
  @MainActor open class UIAlertAction: NSObject {
    // https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
    public enum Style: Int, Sendable {
      case `default`, cancel, destructive
    }

    // https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.init()
      self.title = title
      self.style = style
      self.handler = handler
    }

    // https://developer.apple.com/documentation/uikit/uialertaction/title
    open private(set) var title: String?
    // https://developer.apple.com/documentation/uikit/uialertaction/style-swift.property
    open private(set) var style = UIAlertAction.Style.default
    private var handler: ((UIAlertAction) -> Void)?

    /// The stand-in's own: presses the button, as a person does.
    public func press() {
      if isEnabled { handler?(self) }
    }

    // https://developer.apple.com/documentation/uikit/uialertaction/isenabled
    open var isEnabled = true
  }

  // https://developer.apple.com/documentation/uikit/uialertcontrollerseverity
  @available(iOS 16, tvOS 16, visionOS 1, *)
  public enum UIAlertControllerSeverity: Int, Sendable {
    case `default`, critical
  }

  // https://developer.apple.com/documentation/uikit/uialertcontroller
  @available(iOS 8, tvOS 9, visionOS 1, *)
  @MainActor open class UIAlertController: UIViewController {
    // https://developer.apple.com/documentation/uikit/uialertcontroller/style
    public enum Style: Int, Sendable {
      case actionSheet, alert
    }

    // https://developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
      self.init()
      self.title = title
      self.message = message
      self.preferredStyle = preferredStyle
    }

    // https://developer.apple.com/documentation/uikit/uialertcontroller/message
    open var message: String?

    // https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    // https://developer.apple.com/documentation/uikit/uialertcontroller/actions
    open private(set) var actions: [UIAlertAction] = []

    // https://developer.apple.com/documentation/uikit/uialertcontroller/preferredaction
    open var preferredAction: UIAlertAction?

    // https://developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
      let field = UITextField()
      textFields = (textFields ?? []) + [field]
      configurationHandler?(field)
    }

    // https://developer.apple.com/documentation/uikit/uialertcontroller/textfields
    open private(set) var textFields: [UITextField]?

    // https://developer.apple.com/documentation/uikit/uialertcontroller/preferredstyle
    open private(set) var preferredStyle = UIAlertController.Style.actionSheet

    // https://developer.apple.com/documentation/uikit/uialertcontroller/severity
    @available(iOS 16, tvOS 16, *)
    open var severity: UIAlertControllerSeverity {
      get { isCritical ? .critical : .default }
      set { isCritical = newValue == .critical }
    }

    private var isCritical = false
  }
#endif
