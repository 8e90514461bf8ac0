#if canImport(SwiftUI)
  public import AlertCatalog
  public import SwiftUI

  extension View {
    /// Presents an alert of any kind while there is one, and does what the chosen button is for.
    ///
    /// - Parameter alert: The alert with its handlers, or `nil` while none is shown. It becomes `nil` when the alert is
    ///   dismissed.
    /// - Returns: The view, which presents the alert above itself.
    public func alert(_ alert: Binding<PresentableAlert?>) -> some View {
      modifier(AlertModifier(AlertHandling(presentable: alert)))
    }

    /// Presents an alert of any kind while a condition holds, and does what the chosen button is for.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the alert is shown. It becomes `false` when the alert is dismissed.
    ///   - alert: The alert with its handlers.
    /// - Returns: The view, which presents the alert above itself.
    public func alert(isPresented: Binding<Bool>, _ alert: PresentableAlert) -> some View {
      modifier(AlertModifier(AlertHandling(isPresented: isPresented, presentable: alert)))
    }

    /// Presents the alerts of a queue one after another, each once the former has left the screen.
    ///
    /// - Parameter queue: The alerts, with their handlers.
    /// - Returns: The view, which presents the alerts above itself.
    public func alert(_ queue: Binding<AlertQueue<PresentableAlert>>) -> some View {
      modifier(
        AlertModifier(
          AlertHandling(
            wanted: { queue.wrappedValue.current },
            clear: { queue.wrappedValue.dismiss() },
            perform: { alert, id, texts in alert.perform(id, fields: texts) }
          ),
          hasLeft: { queue.wrappedValue.advance() }
        )
      )
    }
  }
#endif
