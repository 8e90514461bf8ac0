#if canImport(SwiftUI)
  public import AlertCatalog
  public import SwiftUI

  private struct AlertLocalizerKey: EnvironmentKey {
    static let defaultValue: AlertLocalizer? = nil
  }

  extension EnvironmentValues {
    /// Which languages the alerts of a view are shown in; the system's at the time of each alert where `nil`.
    ///
    ///     ContentView()
    ///       .environment(\.alertLocalizer, AlertLocalizer(preferredLanguages: [settings.language]))
    public var alertLocalizer: AlertLocalizer? {
      get { self[AlertLocalizerKey.self] }
      set { self[AlertLocalizerKey.self] = newValue }
    }
  }
#endif
