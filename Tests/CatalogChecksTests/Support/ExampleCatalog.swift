import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import Foundation
import TestSupport

@testable import CatalogChecks

/// A rule's example: its files without marks, the places that are marked in them, and what is found.
struct ExampleCatalog {
  let files: [File]
  let findings: [Finding]
  /// `nil` where the files define none.
  let catalog: Catalog?

  struct File {
    let source: SourceFile
    let places: [Range<Int>]
  }

  init(_ example: Example) {
    var decoding: [Finding] = []
    files = example.files.map { file in
      let marked = MarkedText(file.text)
      let decoded = SourceDecoder.decode(example.encoding.bytes(of: marked.text), path: file.name)
      decoding += decoded.findings
      // What is marked is marked in UTF-8, as findings count it; characters of one byte move what follows them.
      let places = marked.places.map { $0.moved(in: marked.text, to: example.encoding) }
      return File(source: decoded.file, places: places)
    }
    let checked = Self.check(files.map(\.source))
    findings = (decoding + checked.findings).inOrder
    catalog = checked.catalog
  }

  /// The alerts of which `missing-comment` speaks: examples are short, and leave comments out.
  var uncommentedAlerts: Set<String> {
    guard let catalog, catalog.localizations.count > 1 else { return [] }
    return Set(catalog.alerts.filter { $0.comment == nil && !$0.arguments.isEmpty }.map(\.key))
  }

  /// What is found in files, in the order of paths and places.
  static func findings(in files: [SourceFile]) -> [Finding] { check(files).findings }

  /// The catalog that files hold, if they define one.
  static func catalog(of files: [SourceFile]) -> Catalog? { check(files).catalog }

  private static func check(_ files: [SourceFile]) -> (findings: [Finding], catalog: Catalog?) {
    var catalog: Catalog?
    var documents: [CatalogDocument] = []
    var configuration = CatalogConfiguration()
    var suppressions: [Suppression] = []
    var findings: [Finding] = []
    var name = ""
    for file in files {
      guard let fileName = CatalogFileName(path: file.path) else { continue }
      if fileName.role == .configuration {
        let document = ConfigurationReader.read(file)
        configuration = document.configuration
        suppressions += document.suppressions
        findings += document.findings
      } else {
        let document = CatalogReader.read(file, as: fileName, keys: configuration.keys)
        if fileName.role == .definitions || name.isEmpty { name = fileName.catalog }
        suppressions += document.suppressions
        findings += document.findings
        documents.append(document)
      }
    }
    let written = documents.first { $0.role == .definitions }
    let derived = written == nil ? TableDefinitions.make(documents, configuration) : nil
    findings += derived?.findings ?? []
    if let definitions = written ?? derived {
      let built = CatalogBuilder.build(
        name: name,
        definitions: definitions,
        translations: documents.filter { $0.role == .translation },
        configuration: configuration
      )
      findings += built.findings + CheckRunner.run(built.catalog)
      catalog = built.catalog
    }
    return (Policy(configuration).apply(to: findings, suppressions: suppressions).inOrder, catalog)
  }
}

extension [Finding] {
  var inOrder: [Finding] {
    sorted { left, right in
      (left.location.file.path, left.location.start, left.rule.name)
        < (right.location.file.path, right.location.start, right.rule.name)
    }
  }
}

extension Example.Encoding {
  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .latin1: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    case .utf16: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
  }
}

extension Range<Int> {
  /// The range of the same characters of a text in the bytes of the file that it is saved as.
  fileprivate func moved(in text: String, to encoding: Example.Encoding) -> Range<Int> {
    guard encoding == .latin1 else { return self }
    let bytes = Array(text.utf8)
    let characters = { (end: Int) in bytes[..<end].count { $0 & 0xC0 != 0x80 } }
    return characters(lowerBound)..<characters(upperBound)
  }
}

/// `text` after edits, which must not overlap.
func applying(_ edits: [Finding.Edit], to file: SourceFile) -> String {
  var bytes = file.bytes
  for edit in edits.sorted(by: { $0.location.start > $1.location.start }) {
    bytes.replaceSubrange(edit.location.start..<edit.location.end, with: Array(edit.text.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
