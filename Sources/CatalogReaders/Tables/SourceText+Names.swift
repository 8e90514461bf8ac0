import CatalogDiagnostics

extension SourceText {
  /// Whether the text is `name`, byte for byte. Makes no string.
  @inline(__always)
  func isEqual(to name: StaticString) -> Bool {
    count == name.utf8CodeUnitCount && hasBytes(of: name)
  }

  private func hasBytes(of name: StaticString) -> Bool {
    withBytes { bytes in
      var index = 0
      while index < bytes.count {
        guard bytes[index] == name.utf8Start[index] else { return false }
        index += 1
      }
      return true
    }
  }
}
