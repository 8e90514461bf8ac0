import BenchmarkSupport
import Foundation

/// What the command line asks for.
struct Options {
  var alerts = 1000
  var locales = 20
  var tool = ".build/release/alertc"
  var unoptimizedTool: String?
  var json: String?
  var rounds = 5

  struct Misuse: Error {}

  /// As many as can be made.
  static let mostLocales = 4 * Phrases.all.count

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Misuse() }
      switch name {
      case "--alerts": alerts = try Self.count(value)
      case "--locales": locales = min(try Self.count(value), Self.mostLocales)
      case "--rounds": rounds = try Self.count(value)
      case "--tool": tool = value
      case "--unoptimized": unoptimizedTool = value
      case "--json": json = value
      default: throw Misuse()
      }
    }
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), count > 0 else { throw Misuse() }
    return count
  }
}
