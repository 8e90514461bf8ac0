import CatalogWriters
import Testing

@Suite("Printing Swift")
struct SwiftRendererTests {
  @Test("each kind of declaration")
  func declarations() {
    let file = SwiftFile(
      header: ["By hand."],
      imports: [SwiftImport("Module", access: "public")],
      declarations: [
        .type(
          SwiftType(
            .enum,
            "Outer",
            access: "public",
            inherits: ["String", "P"],
            documentation: SwiftDocumentation(
              [["Summary."], ["More,", "on two lines."]],
              parameters: [.init("a", "A.")]
            ),
            members: [
              .cases([SwiftCase("one"), SwiftCase("`two`", rawValue: "t\"wo")]),
              .variable(SwiftVariable("x", modifiers: ["static"], type: "Int", value: .code("1"))),
              .variable(SwiftVariable("y", isConstant: false, type: "Int", getter: .code("x"))),
              .alias(SwiftAlias("A", of: "B")),
              .function(
                SwiftFunction(
                  "f",
                  modifiers: ["static"],
                  parameters: [SwiftParameter("a", type: "Int"), SwiftParameter("b", name: "c", type: "Int")],
                  returns: "Int",
                  body: [.expression(.call(.member(.call("g", [SwiftCallArgument("s", .string("\\"))]), "h"), []))]
                )
              ),
              .function(SwiftFunction("init", body: [.assignment(to: "self.a", .code("a"))])),
            ]
          )
        ),
        .type(SwiftType(.extension, "Outer")),
      ]
    )
    #expect(
      SwiftRenderer.render(file) == #"""
        // By hand.
        public import Module

        /// Summary.
        ///
        /// More,
        /// on two lines.
        ///
        /// - Parameters:
        ///   - a: A.
        public enum Outer: String, P {
          case one
          case `two` = "t\"wo"

          static let x: Int = 1
          var y: Int { x }

          typealias A = B

          static func f(a: Int, b c: Int) -> Int {
            g(s: "\\").h()
          }

          init() {
            self.a = a
          }
        }

        extension Outer {}

        """#
    )
  }
}
