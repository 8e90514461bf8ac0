#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AlertCatalog
  import AppKit

  /// The text fields of an alert, one below the other, each below its title where it has one beside its placeholder.
  final class AlertFieldsView: NSView, NSTextFieldDelegate {
    /// The fields, from top to bottom.
    let controls: [NSTextField]
    private let edited: (Int, String) -> Void

    /// - Parameters:
    ///   - fields: The fields.
    ///   - edited: Called with the position of a field and what it holds, with each key.
    init(_ fields: [ResolvedField], edited: @escaping (Int, String) -> Void) {
      self.edited = edited
      controls = fields.map(Self.control)
      super.init(frame: NSRect(x: 0, y: 0, width: Self.width, height: 0))
      var top: CGFloat = 0
      for (field, control) in zip(fields, controls).reversed() {
        place(control, height: 24, at: &top)
        control.delegate = self
        if let title = field.title, field.placeholder != nil {
          place(NSTextField(labelWithString: title), height: 18, at: &top)
        }
      }
      setFrameSize(NSSize(width: Self.width, height: top))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func controlTextDidChange(_ notification: Notification) {
      for (index, control) in controls.enumerated() { edited(index, control.stringValue) }
    }

    private static let width: CGFloat = 230

    private func place(_ control: NSTextField, height: CGFloat, at top: inout CGFloat) {
      control.frame = NSRect(x: 0, y: top, width: Self.width, height: height)
      addSubview(control)
      top += height + 6
    }

    private static func control(_ field: ResolvedField) -> NSTextField {
      let control = field.kind == .secure ? NSSecureTextField() : NSTextField()
      control.placeholderString = field.placeholder ?? field.title
      control.stringValue = field.initial
      return control
    }
  }
#endif
