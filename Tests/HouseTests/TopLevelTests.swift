import Foundation
import TestSupport
import Testing

@Suite("The house")
struct TopLevelTests {
  @Test("the top level holds what the house has rooms for, and nothing else")
  func topLevel() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let visible = Set(names.filter { !$0.hasPrefix(".") })
    let rooms: Set = ["Package.swift", "Package.resolved", "Sources", "Tests", "Catalogs", "README.md"]
    #expect(visible.subtracting(rooms).isEmpty)
  }
}
