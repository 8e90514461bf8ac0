#if canImport(SwiftUI)
  import SwiftUI

  /// A button of an alert.
  struct AlertButtonView: View {
    let button: AlertButton
    let isEnabled: Bool
    let action: @MainActor () -> Void

    var body: some View {
      #if os(tvOS) || os(watchOS)
        plain
      #else
        if button.isPreferred {
          plain.keyboardShortcut(.defaultAction)
        } else {
          plain
        }
      #endif
    }

    private var plain: some View {
      Button(button.label, role: button.buttonRole, action: action).disabled(!isEnabled)
    }
  }
#endif
