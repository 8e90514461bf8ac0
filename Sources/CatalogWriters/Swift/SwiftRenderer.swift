/// Prints a ``SwiftFile``. It decides nothing but white space.
package struct SwiftRenderer {
  private var output = ""
  private var depth = 0

  package static func render(_ file: SwiftFile) -> String {
    var renderer = SwiftRenderer()
    renderer.print(file)
    return renderer.output
  }

  private mutating func print(_ file: SwiftFile) {
    for text in file.header { line("// " + text) }
    for text in file.imports.flatMap(\.lines) { line(text) }
    for declaration in file.declarations {
      output += "\n"
      print(declaration)
    }
  }

  private mutating func print(_ declaration: SwiftDeclaration) {
    switch declaration {
    case .type(let type): print(type)
    case .function(let function): print(function)
    case .variable(let variable): print(variable)
    case .alias(let alias):
      print(alias.documentation)
      line("typealias " + alias.name + " = " + alias.target)
    case .cases(let cases):
      for element in cases {
        let values = element.parameters.isEmpty ? "" : Self.list(element.parameters)
        line("case " + element.name + values + (element.rawValue.map { " = " + SwiftLiteral.line($0) } ?? ""))
      }
    }
  }

  private mutating func print(_ type: SwiftType) {
    print(type.documentation)
    let inherits = type.inherits.isEmpty ? "" : ": " + type.inherits.joined(separator: ", ")
    let head = (type.access.map { $0 + " " } ?? "") + type.keyword.rawValue + " " + type.name + inherits
    guard !type.members.isEmpty else { return line(head + " {}") }
    line(head + " {")
    depth += 1
    for (index, member) in type.members.enumerated() {
      if index > 0, !(member.isPlainVariable && type.members[index - 1].isPlainVariable) { output += "\n" }
      print(member)
    }
    depth -= 1
    line("}")
  }

  private mutating func print(_ function: SwiftFunction) {
    print(function.documentation)
    let name = function.name == "init" ? "init" : "func " + function.name
    let head = (function.modifiers + [name]).joined(separator: " ") + Self.list(function.parameters)
    line(head + (function.returns.map { " -> " + $0 } ?? "") + " {")
    depth += 1
    for statement in function.body { print(statement) }
    depth -= 1
    line("}")
  }

  private mutating func print(_ variable: SwiftVariable) {
    print(variable.documentation)
    let name = (variable.modifiers + [variable.isConstant ? "let" : "var", variable.name]).joined(separator: " ")
    let value = variable.value.map { " = " + Self.code($0) } ?? variable.getter.map { " { " + Self.code($0) + " }" }
    let head = name + (variable.type.map { ": " + $0 } ?? "")
    guard !variable.body.isEmpty else { return line(head + (value ?? "")) }
    line(head + " {")
    depth += 1
    for statement in variable.body { print(statement) }
    depth -= 1
    line("}")
  }

  /// The parameters of a function or a case, in parentheses.
  private static func list(_ parameters: [SwiftParameter]) -> String {
    let texts = parameters.map { $0.label + ($0.name.map { " " + $0 } ?? "") + ": " + $0.type }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  private mutating func print(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): line(Self.code(expression))
    case .assignment(let target, let value): line(target + " = " + Self.code(value))
    case .return(let value): line("return " + Self.code(value))
    case .switch(let subject, let branches):
      line("switch " + Self.code(subject) + " {")
      for branch in branches {
        line("case " + branch.pattern + ":")
        depth += 1
        for statement in branch.body { print(statement) }
        depth -= 1
      }
      line("}")
    }
  }

  private mutating func print(_ documentation: SwiftDocumentation) {
    var isFirst = true
    for paragraph in documentation.paragraphs {
      if !isFirst { line("///") }
      isFirst = false
      for text in paragraph { line(text.isEmpty ? "///" : "/// " + text) }
    }
    guard !documentation.parameters.isEmpty else { return }
    if !isFirst { line("///") }
    line("/// - Parameters:")
    for parameter in documentation.parameters { line("///   - " + parameter.name + ": " + parameter.text) }
  }

  private static func code(_ expression: SwiftExpression) -> String {
    switch expression {
    case .code(let code): code
    case .string(let text): SwiftLiteral.line(text)
    case .longString(let bytes): SwiftLiteral.lines(bytes)
    case .member(let base, let name): code(base) + "." + name
    case .call(let callee, let arguments):
      code(callee) + "("
        + arguments.map { ($0.label.map { $0 + ": " } ?? "") + code($0.value) }.joined(separator: ", ") + ")"
    }
  }

  private mutating func line(_ text: String) {
    output += String(repeating: "  ", count: depth) + text + "\n"
  }
}

extension SwiftDeclaration {
  /// Whether it stands directly below another one like it.
  fileprivate var isPlainVariable: Bool {
    guard case .variable(let variable) = self else { return false }
    return variable.documentation == SwiftDocumentation()
  }
}
