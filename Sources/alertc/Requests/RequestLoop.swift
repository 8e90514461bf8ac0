import CatalogCompiler
import CatalogDiagnostics

/// Answers one JSON request a line with one JSON object a line, in order.
struct RequestLoop {
  private let output: OutputChannel

  init(_ output: OutputChannel) {
    self.output = output
  }

  /// Runs until the input ends or nobody reads the answers any more.
  ///
  /// - Parameter answer: Writes the members of an answer; what it throws becomes the answer.
  ///
  /// - Throws: Where the input cannot be read.
  func run(_ answer: (JSONValue, inout JSONWriter) throws(RequestError) -> Void) throws(FileError) {
    var lines = InputLines(beforeWaiting: output.flush)
    var json = JSONWriter()
    while output.state == .open, let line = lines.next() {
      json.removeAll()
      do throws(RequestError) {
        try Self.write(line, answer, to: &json)
      } catch {
        json.removeAll()
        json.beginObject()
        json.member("error", error.message)
        json.endObject()
      }
      json.endLine()
      output.write(json.bytes)
    }
    if let failure = lines.failure { throw DiskFileSystem.error(StandardInput.path, failure) }
  }

  private static func write(
    _ line: ArraySlice<UInt8>,
    _ answer: (JSONValue, inout JSONWriter) throws(RequestError) -> Void,
    to json: inout JSONWriter
  ) throws(RequestError) {
    let request: JSONValue
    do throws(JSONError) {
      request = try JSONParser.parse(line)
    } catch {
      throw .json(error)
    }
    try answer(request, &json)
  }
}
