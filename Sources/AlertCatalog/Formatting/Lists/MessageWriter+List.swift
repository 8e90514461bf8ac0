extension MessageWriter {
  /// Writes a list with the pattern at an offset of the formats.
  mutating func writeList(_ argument: AlertArgument, at offset: Int) -> Bool {
    guard case .list(let items) = argument,
      let pattern = ListPattern(pack.reader(of: pack.header.formats, at: offset))
    else { return false }
    pattern.write(items, to: &self) { item, writer in writer.writeIsolated(item) }
    return true
  }
}
