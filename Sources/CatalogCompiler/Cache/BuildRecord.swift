/// How a build ended.
package struct BuildRecord: Sendable, Equatable {
  /// The findings as they were shown.
  package var report: String
  /// Whether they ended it, so that nothing was written.
  package var hasFailed: Bool
  var outputs: [Output] = []
  /// The names of files that there are to be no more.
  var obsolete: [String] = []

  struct Output: Sendable, Equatable {
    var name: String
    var digest: ContentDigest
  }

  package init(report: String, hasFailed: Bool, _ written: WrittenCatalogs? = nil) {
    self.report = report
    self.hasFailed = hasFailed
    guard let written else { return }
    outputs = Parallel.map(written.files) { Output(name: $0.name, digest: ContentDigest($0.bytes)) }
    obsolete = written.obsolete
  }

  var content: [UInt8] {
    var writer = CacheWriter()
    writer.text(report)
    writer.flag(hasFailed)
    writer.list(outputs) { output, writer in
      writer.text(output.name)
      writer.digest(output.digest)
    }
    writer.list(obsolete) { $1.text($0) }
    return writer.bytes
  }

  init(_ reader: CacheReader) throws(CacheMiss) {
    var reader = reader
    report = try reader.text()
    hasFailed = try reader.flag()
    outputs = try reader.list { reader throws(CacheMiss) in
      Output(name: try reader.text(), digest: try reader.digest())
    }
    obsolete = try reader.list { reader throws(CacheMiss) in try reader.text() }
    guard reader.isAtEnd else { throw CacheMiss() }
  }
}

extension OutputWriter {
  /// Whether the folder holds what a build wrote, so that nobody has changed or removed it since.
  package func holds(_ record: BuildRecord) -> Bool {
    Parallel.map(record.outputs, isCurrent).allSatisfy { $0 } && obsolete(record.obsolete).isEmpty
  }
}
