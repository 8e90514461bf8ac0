import Foundation
import TestSupport
import Testing

/// A folder of small files, made after what went wrong in real catalogs, and what must come of them.
struct Case: Sendable, CustomTestStringConvertible {
  var area: Area
  var id: String
  var folder: URL

  static let root = Repository.root.appendingPathComponent("Tests/CaseTests/Cases")

  static func all(in areas: [Area]) -> [Case] {
    areas.flatMap { area in
      let folder = root.appendingPathComponent(area.rawValue)
      let ids = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return ids.sorted().map { Case(area: area, id: $0, folder: folder.appendingPathComponent($0)) }
    }
  }

  func expectation() throws -> Expectation {
    let data = try Data(contentsOf: folder.appendingPathComponent("expected.json"))
    return try JSONDecoder().decode(Expectation.self, from: data)
  }

  /// Runs the tool in the case's folder.
  func run(_ arguments: [String], input: Data = Data()) throws -> Subprocess {
    try Subprocess.run(BuildProducts.alertc.path, arguments, in: folder, input: input)
  }

  var testDescription: String { "\(area.rawValue)/\(id)" }
}
