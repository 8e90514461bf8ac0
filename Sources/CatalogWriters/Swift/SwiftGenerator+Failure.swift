import CatalogModel

extension SwiftGenerator {
  /// The enum of the alerts that tell of errors; `nil` where there are none.
  var failureType: SwiftType? {
    let indices = catalog.alerts.indices.filter { catalog.alerts[$0].isError }
    guard !indices.isEmpty else { return nil }
    let names = failureNames(of: indices)
    let cases = zip(indices, names).map { index, name in
      SwiftCase(name, parameters: catalog.alerts[index].arguments.map(parameter))
    }
    let item = SwiftVariable(
      "item",
      modifiers: modifiers(),
      isConstant: false,
      type: "AlertItem<\(self.names.actions(of: GeneratedNames.errorActions(of: catalog)))>",
      body: [.switch(.code("self"), zip(indices, names).map(branch))],
      documentation: SwiftDocumentation("The alert that tells of the error.")
    )
    return SwiftType(
      .enum,
      self.names.failure,
      access: access,
      inherits: ["AlertError"],
      documentation: SwiftDocumentation("The errors that alerts tell of."),
      members: [.cases(cases), .variable(item)]
    )
  }

  private func branch(_ index: Int, _ name: String) -> SwiftBranch {
    let values = catalog.alerts[index].arguments.map { "let " + parameter($0).label }
    let pattern = "." + name + (values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")")
    return SwiftBranch(pattern, [.return(item(of: index))])
  }

  /// `purchaseFailed` for `purchase.failed`; `purchase_failed` where the key `purchaseFailed` is an error, too.
  private func failureNames(of indices: [Int]) -> [String] {
    let names = indices.map { caseName(of: catalog.alerts[$0].key) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(indices, names).map { index, name in
      guard counts[name] ?? 0 > 1 else { return name }
      let parts = catalog.alerts[index].key.split(separator: ".")
      return parts.compactMap { SwiftIdentifier(member: String($0))?.name }.joined(separator: "_")
    }
  }

  private func caseName(of key: String) -> String {
    let words = key.split(separator: ".").joined(separator: " ")
    return SwiftIdentifier(member: words)?.code ?? "_"
  }
}
