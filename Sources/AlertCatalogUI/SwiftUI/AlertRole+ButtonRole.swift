#if canImport(SwiftUI)
  import AlertCatalog
  import SwiftUI

  extension AlertButton {
    /// How SwiftUI calls the role. From version 26 of its systems there are roles for the button that confirms, which
    /// is the preferred one, and for the one that just closes.
    var buttonRole: ButtonRole? {
      switch role {
      case .cancel: .cancel
      case .destructive: .destructive
      case .default: defaultRole
      }
    }

    private var defaultRole: ButtonRole? {
      #if compiler(>=6.2)
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
          if id == "close" { return .close }
          if isPreferred { return .confirm }
        }
      #endif
      return nil
    }
  }
#endif
