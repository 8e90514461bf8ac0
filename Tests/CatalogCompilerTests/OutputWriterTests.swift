import CatalogCompiler
import Foundation
import TestSupport
import Testing

@Suite("Writing files")
struct OutputWriterTests {
  private func file(_ name: String, _ text: String) -> OutputFile { OutputFile(name: name, bytes: Array(text.utf8)) }

  @Test("folders are made, files are written, and what is current is not touched")
  func writes() throws {
    let folder = try TemporaryFolder()
    let writer = OutputWriter(DiskFileSystem(), folder: folder["a/b"].path)
    let files = [file("x", "one"), file("y", "two")]
    #expect(try writer.outdated(files).count == 2)
    try writer.write(files)
    #expect(try folder.text(of: "a/b/x") == "one")
    #expect(try writer.outdated(files) == [])

    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder["a/b/x"].path)
    try writer.write([file("x", "one"), file("y", "changed")])
    #expect(try folder.text(of: "a/b/y") == "changed")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder["a/b/x"].path)
    #expect(attributes[.modificationDate] as? Date == old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["a/b"].path).sorted() == ["x", "y"])
  }

  @Test("where one file cannot be written none is, and nothing is left over")
  func allOrNothing() throws {
    let folder = try TemporaryFolder(["x": "old", "y/inside": "a folder is in the way"])
    let writer = OutputWriter(DiskFileSystem(), folder: folder.url.path)
    #expect(throws: FileError.self) { try writer.write([file("x", "new"), file("y", "new")]) }
    #expect(try folder.text(of: "x") == "old")
    #expect(try folder.names() == ["x", "y"])
  }

  @Test("a folder that cannot be made is named")
  func noFolder() throws {
    let folder = try TemporaryFolder(["x": "a file is in the way"])
    let writer = OutputWriter(DiskFileSystem(), folder: folder["x/deeper"].path)
    #expect(throws: FileError(path: folder["x"].path, reason: "a file is in the way")) {
      try writer.write([file("y", "new")])
    }
  }

  @Test("a file keeps its permissions, and a new one has those of the process")
  func permissions() throws {
    let folder = try TemporaryFolder(["x": "old"])
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder["x"].path)
    try OutputWriter(DiskFileSystem(), folder: folder.url.path).write([file("x", "new"), file("y", "new")])
    let modes = try ["x", "y"].map { name in
      try FileManager.default.attributesOfItem(atPath: folder[name].path)[.posixPermissions] as? Int
    }
    #expect(modes[0] == 0o600)
    #expect(modes[1].map { $0 & 0o400 } == 0o400)
  }
}
