import CatalogDiagnostics
import CatalogModel

extension SwiftGenerator {
  /// An enum of action ids, which a `switch` names completely.
  func actionType(_ type: GeneratedNames.SharedType) -> SwiftType {
    let ids = type.members.map { "`" + DisplayText.escaped($0) + "`" }.joined(separator: ", ")
    return SwiftType(
      .enum,
      type.name,
      access: access,
      inherits: ["String", "AlertActions"],
      documentation: SwiftDocumentation("The actions of alerts that have \(ids)."),
      members: [.cases(cases(type)), .variable(catalogOfActions)]
    )
  }

  /// By what a saved item is found again.
  private var catalogOfActions: SwiftVariable {
    SwiftVariable(
      "_alertCatalog",
      modifiers: modifiers("static"),
      isConstant: false,
      type: "CompiledCatalog?",
      getter: .code(Self.catalogName)
    )
  }

  /// An enum of what a `select` chooses by.
  func choiceType(_ type: GeneratedNames.SharedType) -> SwiftType {
    SwiftType(
      .enum,
      type.name,
      access: access,
      inherits: ["String", "Hashable", "Sendable"],
      documentation: SwiftDocumentation("What texts of alerts are chosen by."),
      members: [.cases(cases(type))]
    )
  }

  /// A struct of what is typed into an alert's fields.
  func fieldsType(_ type: GeneratedNames.SharedType) -> SwiftType {
    let fields = type.members.map(fieldName)
    let properties = fields.map { field in
      SwiftDeclaration.variable(SwiftVariable(field, modifiers: modifiers(), isConstant: false, type: "String"))
    }
    return SwiftType(
      .struct,
      type.name,
      access: access,
      inherits: ["AlertFields"],
      documentation: SwiftDocumentation("What is typed into the fields of an alert."),
      members: properties + [.function(reader(of: fields)), .function(memberwise(fields))]
    )
  }

  private func cases(_ type: GeneratedNames.SharedType) -> [SwiftCase] {
    type.members.compactMap { id in
      guard let name = SwiftIdentifier(member: id) else { return nil }
      return SwiftCase(name.code, rawValue: name.name == id ? nil : id)
    }
  }

  /// A property that `Hashable` brings keeps its name.
  private func fieldName(_ id: String) -> String {
    guard let name = SwiftIdentifier(member: id) else { return "_" }
    return name.name == "hashValue" ? "hashValue_" : name.code
  }

  /// `init(texts: AlertFieldTexts)`, which the runtime calls.
  private func reader(of fields: [String]) -> SwiftFunction {
    SwiftFunction(
      "init",
      modifiers: modifiers(),
      parameters: [SwiftParameter("texts", type: "AlertFieldTexts")],
      body: fields.enumerated().map { index, field in
        .assignment(to: "self.\(field)", .code("texts[\(index)]"))
      }
    )
  }

  private func memberwise(_ fields: [String]) -> SwiftFunction {
    SwiftFunction(
      "init",
      modifiers: modifiers(),
      parameters: fields.map { SwiftParameter($0, type: "String") },
      body: fields.map { .assignment(to: "self.\($0)", .code($0)) }
    )
  }
}
