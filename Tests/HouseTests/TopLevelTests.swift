import Foundation
import TestSupport
import Testing

@Suite("The house")
struct TopLevelTests {
  @Test("the top level holds what the house has rooms for, and nothing else")
  func topLevel() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let visible = Set(names.filter { !$0.hasPrefix(".") })
    #expect(visible.subtracting(["Package.swift", "Package.resolved", "Sources", "Tests", "Catalogs", "README.md"]).isEmpty)
  }
}
