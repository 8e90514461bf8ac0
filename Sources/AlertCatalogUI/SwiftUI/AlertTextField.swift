#if canImport(SwiftUI)
  import AlertCatalog
  import SwiftUI
  #if os(iOS) || os(tvOS) || os(visionOS)
    import UIKit
  #endif

  /// A text field of an alert.
  struct AlertTextField: View {
    let field: ResolvedField
    @Binding var text: String

    var body: some View {
      switch field.kind {
      case .text: plain
      case .secure: SecureField(text: $text, prompt: prompt) { label }
      case .email: email
      case .number: number
      }
    }

    private var plain: some View { TextField(text: $text, prompt: prompt) { label } }

    private var label: Text { Text(verbatim: field.title ?? field.placeholder ?? "") }

    private var prompt: Text? { (field.placeholder ?? field.title).map { Text(verbatim: $0) } }

    private var email: some View {
      #if os(iOS) || os(tvOS) || os(visionOS)
        return
          plain
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
      #else
        return plain
      #endif
    }

    private var number: some View {
      #if os(iOS) || os(tvOS) || os(visionOS)
        return plain.keyboardType(.decimalPad)
      #else
        return plain
      #endif
    }
  }
#endif
