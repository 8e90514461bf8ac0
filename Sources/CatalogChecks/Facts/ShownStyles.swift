import CatalogDiagnostics
import MessageFormat

/// The ways in which a source text shows each of its arguments.
struct ShownStyles: Sendable {
  /// By the argument's index; empty where all are shown plainly.
  private var uses: [Int: [ShownStyle: Placeholder]] = [:]

  var isEmpty: Bool { uses.isEmpty }

  init(_ placeholders: [Placeholder]) {
    guard placeholders.contains(where: { ShownStyle($0.argument.format).map { $0 != .plain } ?? false }) else { return }
    for use in placeholders {
      guard let style = ShownStyle(use.argument.format) else { continue }
      uses[use.index, default: [:]][style] = uses[use.index]?[style] ?? use
    }
  }

  /// What the source shows instead; `nil` where it shows the value in this way, or plainly, too.
  func differing(from style: ShownStyle, _ use: Placeholder) -> Placeholder? {
    guard let styles = uses[use.index], styles[style] == nil, styles[.plain] == nil else { return nil }
    return styles.values.min { $0.argument.span.start < $1.argument.span.start }
  }
}
