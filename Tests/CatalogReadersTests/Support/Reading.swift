import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import Testing

/// Reads a catalog's file from its text.
func read(_ text: String, as path: String = "Alerts.yaml") throws -> CatalogDocument {
  try read(Array(text.utf8), as: path)
}

func read(_ bytes: [UInt8], as path: String = "Alerts.yaml") throws -> CatalogDocument {
  let name = try #require(CatalogFileName(path: path))
  let source = SourceDecoder.decode(bytes, path: path)
  var document = CatalogReader.read(source.file, as: name)
  document.findings = source.findings + document.findings
  return document
}

extension CatalogDocument {
  /// The text at a place of an alert.
  func text(_ alert: String, _ path: SlotPath = .title) -> SourceText? {
    for table in tables {
      for texts in table.alerts where texts.key == alert {
        if let text = texts.texts.first(where: { $0.path == path }) { return text.text }
      }
    }
    return nil
  }

  /// `3:7 file-syntax` for each finding, in report order.
  var places: [String] {
    let index = LineIndex(file)
    return findings.inReportOrder().map { finding in
      let position = index.position(of: finding.location.start)
      return "\(position.line):\(position.column) \(finding.rule.name)"
    }
  }
}
