package import CatalogDiagnostics
import CatalogModel

/// What a build is asked for, and how it is to tell what it found.
package struct BuildRequest: Sendable {
  package var paths: [String]
  /// The folder of the files that are written.
  package var output: String
  package var choices = OutputChoices()
  /// `--disable`
  package var disabled: Set<String> = []
  package var isStrict = false
  /// Whether files are only compared with what would be written.
  package var isComparing = false
  package var style = ReportStyle.plain

  package init(paths: [String], output: String) {
    self.paths = paths
    self.output = output
  }

  /// What decides, besides the files, what is found and written.
  func write(to writer: inout CacheWriter) {
    writer.list(paths) { $1.text($0) }
    writer.text(choices.access?.rawValue)
    writer.text(choices.pack?.rawValue)
    writer.list(choices.parts.sorted { $0.key < $1.key }) { part, writer in
      writer.text(part.key)
      writer.number(part.value)
    }
    writer.list(disabled.sorted()) { $1.text($0) }
    writer.flag(isStrict)
    writer.flag(style.showsContext)
    writer.flag(style.usesColor)
    writer.number(style.width)
  }
}
