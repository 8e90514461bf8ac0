#if canImport(SwiftUI)
  import AlertCatalog
  import SwiftUI

  /// Presents an alert above a view. What is to be shown, and what follows, is the business of ``AlertPresentation``.
  struct AlertModifier<Alert: ResolvableAlert>: ViewModifier {
    private let handling: AlertHandling<Alert>
    private let style: AlertStyle?
    private let hasLeft: @MainActor () -> Void
    @Environment(\.alertLocalizer) private var localizer
    @State private var presentation = AlertPresentation<Alert>()
    /// Counts what is typed and ticked, so that buttons are enabled and disabled by it.
    @State private var changes = 0

    /// - Parameters:
    ///   - handling: Where the alert is kept, and what its buttons do.
    ///   - style: How it is presented; as the catalog says where `nil`.
    ///   - hasLeft: Called when no alert is on screen any more.
    init(
      _ handling: AlertHandling<Alert>,
      style: AlertStyle? = nil,
      hasLeft: @escaping @MainActor () -> Void = {}
    ) {
      self.handling = handling
      self.style = style
      self.hasLeft = hasLeft
    }

    func body(content: Content) -> some View {
      _ = changes
      let session = presentation.follow(handling, in: localizer ?? .system)
      return suppressible(severe(dialogs(content, session), session), session)
        .task(id: presentation.sessionID) {
          presentation.answerSuppressed()
          if presentation.session == nil { hasLeft() }
        }
    }

    private func dialogs(_ content: Content, _ session: AlertSession<Alert>?) -> some View {
      let title = Text(verbatim: session?.texts.title ?? "")
      return
        content
        .alert(title, isPresented: isPresented(session, .alert), presenting: session) { session in
          actions(session)
        } message: { session in
          message(session)
        }
        .confirmationDialog(
          title,
          isPresented: isPresented(session, .confirmation),
          titleVisibility: .visible,
          presenting: session
        ) { session in
          actions(session)
        } message: { session in
          message(session)
        }
    }

    /// Only alerts have room for text fields.
    private func isPresented(_ session: AlertSession<Alert>?, _ style: AlertStyle) -> Binding<Bool> {
      guard let session else { return .constant(false) }
      let wanted = session.texts.fields.isEmpty ? self.style ?? session.texts.style : .alert
      return Binding(
        get: { @MainActor in session.isShown && wanted == style },
        set: { @MainActor isPresented in
          if !isPresented, wanted == style { session.dismiss() }
        }
      )
    }

    @ViewBuilder private func message(_ session: AlertSession<Alert>) -> some View {
      if let message = session.texts.message { Text(verbatim: message) }
    }

    @ViewBuilder private func actions(_ session: AlertSession<Alert>) -> some View {
      ForEach(Array(session.texts.fields.enumerated()), id: \.element.id) { index, field in
        AlertTextField(field: field, text: text(session, index))
      }
      ForEach(session.buttons) { button in
        AlertButtonView(button: button, isEnabled: session.isEnabled(button)) { session.choose(button.id) }
      }
    }

    private func text(_ session: AlertSession<Alert>, _ index: Int) -> Binding<String> {
      Binding(
        get: { @MainActor in session[field: index] },
        set: { @MainActor text in
          session[field: index] = text
          changes += 1
        }
      )
    }
  }

  // MARK: What some platforms have

  extension AlertModifier {
    private func severe(_ view: some View, _ session: AlertSession<Alert>?) -> some View {
      #if os(iOS) || os(tvOS) || os(visionOS)
        return view
      #else
        return view.alertSeverity(session?.texts.severity ?? .automatic)
      #endif
    }

    @ViewBuilder private func suppressible(_ view: some View, _ session: AlertSession<Alert>?) -> some View {
      if handling.suppression != nil, #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        if let label = handling.suppression?.label {
          view.dialogSuppressionToggle(label, isSuppressed: isSuppressed(session))
        } else {
          view.dialogSuppressionToggle(isSuppressed: isSuppressed(session))
        }
      } else {
        view
      }
    }

    private func isSuppressed(_ session: AlertSession<Alert>?) -> Binding<Bool> {
      Binding(
        get: { @MainActor in session?.isSuppressed ?? false },
        set: { @MainActor isSuppressed in
          session?.isSuppressed = isSuppressed
          changes += 1
        }
      )
    }
  }

  #if !(os(iOS) || os(tvOS) || os(visionOS))
    extension AlertSeverity {
      /// How SwiftUI calls the severity.
      @available(macOS 13, watchOS 10, *)
      fileprivate var dialogSeverity: DialogSeverity {
        switch self {
        case .automatic: .automatic
        case .critical: .critical
        case .standard: if #available(macOS 14, *) { .standard } else { .automatic }
        }
      }
    }

    extension View {
      /// The look of a grave alert, where the platform has one.
      @ViewBuilder fileprivate func alertSeverity(_ severity: AlertSeverity) -> some View {
        if #available(macOS 13, watchOS 10, *) {
          // One expression: a view under a condition that changes would lose its state.
          dialogSeverity(severity.dialogSeverity)
        } else {
          self
        }
      }
    }
  #endif
#endif
