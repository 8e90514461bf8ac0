/// A line and a column, both 1-based; the column counts UTF-8 bytes, as swiftc does.
package struct SourcePosition: Sendable, Hashable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
