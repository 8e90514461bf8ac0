import CatalogModel
import Foundation
import TestSupport
import Testing

@Suite("Names in Swift")
struct SwiftNameTests {
  @Test(
    "keys become namespaces and a function",
    arguments: [
      ("file.delete", "File.delete"),
      ("sync", "sync"),
      ("a.b.c", "A.B.c"),
      ("book_now", "bookNow"),
      ("bookNow", "bookNow"),
      ("main.my-sub.first", "Main.MySub.first"),
      ("main.mySub.second", "Main.MySub.second"),
      ("remind.2_hours", "Remind._2Hours"),
      ("2020.title", "_2020.title"),
      ("Common.Alerts.SignOut", "Common.Alerts.signOut"),
      ("URLError.httpStatus", "URLError.httpStatus"),
      ("settings.URL", "Settings.url"),
      ("settings.URLError", "Settings.urlError"),
      ("DELETE_FILE", "deleteFile"),
      ("DELETE_FILE.CONFIRM_NOW", "DeleteFile.confirmNow"),
      ("größe.ändern", "Größe.ändern"),
      ("файл.удалить", "Файл.удалить"),
      ("文件.删除", "文件.删除"),
      ("a b/c", "aBC"),
      ("_private.__x__", "Private.x"),
      ("straße.ß", "Straße.ß"),
      ("don’t save", "donTSave"),
      ("🗑 delete", "delete"),
      ("a\u{200D}b", "aB"),
    ]
  )
  func keys(key: String, path: String) throws {
    #expect(try SwiftName(key: key).path == path)
  }

  @Test(
    "keys with a part that has nothing for a name are refused",
    arguments: [
      ("", UnusableKey.emptyKey),
      ("a.", .unusable(part: "")),
      (".b", .unusable(part: "")),
      ("c..d", .unusable(part: "")),
      ("a.-", .unusable(part: "-")),
      ("🗑", .unusable(part: "🗑")),
      ("\u{301}", .unusable(part: "\u{301}")),
    ]
  )
  func refused(key: String, problem: UnusableKey) {
    #expect(throws: problem) { try SwiftName(key: key) }
  }

  @Test("two keys can have one name, and keys share namespaces")
  func collisions() throws {
    #expect(try SwiftName(key: "book_now") == SwiftName(key: "bookNow"))
    #expect(try SwiftName(key: "a.b") != SwiftName(key: "a.B.c"))
    #expect(try SwiftName(key: "main.my-sub.a").namespaces == SwiftName(key: "main.mySub.b").namespaces)
  }

  @Test("keywords are escaped, or renamed where escaping does not help")
  func keywords() throws {
    let expected = [
      "continue": "`continue`", "in": "`in`", "init": "init_", "self": "self_", "inout": "inout_",
      "default": "`default`",
      "true": "`true`", "get": "get", "async": "async", "Type": "type", "Protocol": "`protocol`",
    ]
    for (name, code) in expected {
      #expect(SwiftIdentifier(member: name)?.code == code, "\(name)")
    }
    let types = [
      "type": "Type_", "protocol": "Protocol_", "self": "Self_", "any": "`Any`", "class": "Class", "string": "String_",
    ]
    for (name, code) in types {
      #expect(SwiftIdentifier(type: name)?.code == code, "\(name)")
    }
  }

  /// Whatever a key, an action or an argument is called, the compiler takes the name in every place it can have.
  @Test("the compiler takes every word as every kind of name", arguments: SwiftCompiler.LanguageMode.allCases)
  func compile(mode: SwiftCompiler.LanguageMode) throws {
    let words = Set(Self.words.compactMap { SwiftIdentifier(member: $0)?.code }).sorted()
    let types = Set(Self.words.compactMap { SwiftIdentifier(type: $0)?.code }).sorted()
    let functions = words.map { "  public static func \($0)(\($0): Int) -> Int { \($0) }" }
    let cases = words.map { "  case \($0)" }
    let uses = words.map { name in "    case .\(name): \(name == "x" ? 1 : 2)" }
    let nested = types.map { "  public enum \($0) { public static func f() -> Swift.Int { 1 } }" }
    let calls = types.map { "  _ = Namespaces.\($0).f()" }
    let text = """
      public enum Functions {
      \(functions.joined(separator: "\n"))
      }
      public enum Cases: Hashable {
      \(cases.joined(separator: "\n"))
      }
      public enum Namespaces {
      \(nested.joined(separator: "\n"))
      }
      func use(_ value: Cases) -> Int {
      \(calls.joined(separator: "\n"))
        return switch value {
      \(uses.joined(separator: "\n"))
        }
      }
      """
    let folder = try TemporaryFolder(["Names.swift": text])
    let said = try SwiftCompiler.check([folder["Names.swift"]], mode)
    #expect(said == "")
  }

  /// Every word that means something in Swift, and a few that do not.
  private static let words = """
    Any as associatedtype async await actor any borrowing break case catch class consuming continue convenience copy \
    default defer deinit didSet discard distributed do dynamic each else enum extension fallthrough false fileprivate \
    final for func get guard if import in indirect infix init inout internal is isolated lazy left let macro module \
    mutating nil none nonisolated nonmutating of open operator optional override package postfix precedence \
    precedencegroup prefix private protocol public repeat required rethrows return right self sending set some static \
    struct subscript super switch then throw throws true try type typealias unowned var weak where while willSet yield \
    x file größe 文件 2hours
    """.split(separator: " ").map(String.init)
}
