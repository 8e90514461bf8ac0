import CatalogCompiler

/// One line on a terminal that says what is going on, for work that takes more than a second.
final class ProgressLine {
  private let channel: OutputChannel
  private let start = ContinuousClock.now
  private var isShown = false

  init(_ channel: OutputChannel) {
    self.channel = channel
  }

  /// Shows a stage, or nothing any more after the last one.
  func show(_ stage: CatalogPipeline.Stage?) {
    if isShown { channel.write("\r\u{1B}[K") }
    isShown = false
    if let stage, ContinuousClock.now - start > .seconds(1) {
      channel.write(stage.rawValue + "…")
      isShown = true
    }
    channel.flush()
  }
}
