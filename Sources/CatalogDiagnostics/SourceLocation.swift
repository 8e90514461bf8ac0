/// A range of bytes in a file. Empty where a finding concerns a place between two characters or the file as a whole.
package struct SourceLocation: Sendable, Equatable {
  package let file: SourceFile
  package let start: Int
  package let end: Int

  package init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The beginning of a file, for what concerns all of it.
  package init(startOf file: SourceFile) {
    self.init(file: file, start: 0, end: 0)
  }
}
