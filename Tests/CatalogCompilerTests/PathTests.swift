import CatalogCompiler
import Testing

@Suite("Paths")
struct PathTests {
  @Test(
    "dots and doubled slashes are taken out",
    arguments: [
      ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../..", ".."), (".", "."), ("/../a", "/a"),
      ("/", "/"),
    ]
  )
  func normalized(path: String, expected: String) {
    #expect(Path.normalized(path) == expected)
  }

  @Test("a path below the working directory is relative to it, any other as it is")
  func relative() {
    #expect(Path.relative("/home/app/a", to: "/home/app") == "a")
    #expect(Path.relative("/home/application/a", to: "/home/app") == "/home/application/a")
    #expect(Path.relative("/home/app/", to: "/home/app") == ".")
    #expect(Path.relative("/a", to: "/") == "a")
  }

  @Test("parents, names and joining")
  func parts() {
    #expect(Path.parent("a/b") == "a" && Path.parent("a") == "" && Path.parent("/a") == "/")
    #expect(Path.name("a/b.yaml") == "b.yaml")
    #expect(Path.join("", "a") == "a" && Path.join("/", "a") == "/a" && Path.join("b", "a") == "b/a")
    #expect(Path.isFolder("a/b", in: "a") && Path.isFolder("a", in: "a") && !Path.isFolder("ab", in: "a"))
    #expect(Path.isFolder("a", in: "") && !Path.isFolder("/a", in: "") && !Path.isFolder("../a", in: ""))
  }
}
