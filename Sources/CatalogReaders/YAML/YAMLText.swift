import CatalogDiagnostics
import CatalogModel

/// Gives the bytes of a file to a YAML reader, and mends those that libyaml does not take.
enum YAMLText {
  /// Reads a file, and once more without its control characters where it has any.
  ///
  /// libyaml reads far ahead and stops at the first of them, and breaks lines where YAML does not. Their bytes are
  /// replaced, so that all others stay where they are and everything else is read.
  static func read<Result>(
    _ file: SourceFile,
    scansLines: Bool = true,
    _ body: (YAMLNodeReader) -> Result
  ) -> (result: Result, findings: [Finding]) {
    if !UnicodeLineBreaks.stand(in: file.bytes) {
      let (result, isReadable) = attempt(file, scansLines, body)
      if isReadable { return (result, []) }
    }
    var mending = YAMLMending(file)
    mending.run()
    let mended = SourceFile(path: file.path, bytes: mending.bytes)
    return (attempt(mended, scansLines, body).result, mending.findings(in: mended))
  }

  private static func attempt<Result>(
    _ file: SourceFile,
    _ scansLines: Bool,
    _ body: (YAMLNodeReader) -> Result
  ) -> (result: Result, isReadable: Bool) {
    file.bytes.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else {
        return withUnsafePointer(to: 0) { attempt(file, $0, scansLines, body) }
      }
      return attempt(file, bytes, scansLines, body)
    }
  }

  private static func attempt<Result>(
    _ file: SourceFile,
    _ bytes: UnsafePointer<UInt8>,
    _ scansLines: Bool,
    _ body: (YAMLNodeReader) -> Result
  ) -> (result: Result, isReadable: Bool) {
    let nodes = YAMLNodeReader(file: file, bytes: bytes, scansLines: scansLines)
    let result = body(nodes)
    return (result, nodes.events.failure?.isUnreadable != true)
  }
}
