/// What many texts share: their file, and the way in which they are written in it.
public final class SourceOrigin: Sendable {
  @usableFromInline package let file: SourceFile
  package let notation: any TextNotation

  package init(file: SourceFile, notation: any TextNotation) {
    self.file = file
    self.notation = notation
  }
}
