import CatalogModel

extension SwiftGenerator {
  /// The enum of the alerts that tell of errors; `nil` where there are none.
  var failureType: SwiftType? {
    let indices = catalog.alerts.indices.filter { catalog.alerts[$0].isError }
    guard !indices.isEmpty else { return nil }
    let cases = zip(indices, failureNames(of: indices)).map { index, name in
      SwiftCase(name, parameters: catalog.alerts[index].arguments.map(associatedValue))
    }
    return SwiftType(
      .enum,
      names.failure,
      access: access,
      inherits: ["AlertError"],
      documentation: SwiftDocumentation("The errors that alerts tell of."),
      members: [.cases(cases)] + items(of: zip(indices, cases).map(branch)).map { .variable($0) }
    )
  }

  /// A case holds a date of one type; functions take any.
  private func associatedValue(_ argument: AlertArgument) -> SwiftParameter {
    var value = parameter(argument)
    if case .date = argument.type { value.type = "AlertInstant" }
    return value
  }

  /// `item`, and where there are many cases, further properties that it goes on with. The compiler's time to check that a
  /// `switch` is complete grows with the square of its cases, and beyond several hundred it gives up.
  private func items(of branches: [SwiftBranch]) -> [SwiftVariable] {
    let starts = Array(stride(from: 0, to: branches.count, by: Self.casesInSwitch))
    return starts.enumerated().map { number, start in
      var part = Array(branches[start..<min(start + Self.casesInSwitch, branches.count)])
      if number + 1 < starts.count {
        part.append(SwiftBranch("_", [.return(.code("_item\(number + 1)"))]))
      } else if number > 0 {
        // All cases are handled by now; an alert without its arguments shows nothing.
        part.append(
          SwiftBranch(
            "_",
            [
              .return(
                .call(".init", [SwiftCallArgument(nil, .code(Self.catalogName)), SwiftCallArgument(nil, .code("0"))])
              )
            ]
          )
        )
      }
      return item(number, part)
    }
  }

  private func item(_ number: Int, _ branches: [SwiftBranch]) -> SwiftVariable {
    SwiftVariable(
      number == 0 ? "item" : "_item\(number)",
      modifiers: number == 0 ? modifiers() : ["private"],
      isConstant: false,
      type: "AlertItem<\(names.actions(of: GeneratedNames.errorActions(of: catalog)))>",
      body: [.switch(.code("self"), branches)],
      documentation: number == 0 ? SwiftDocumentation("The alert that tells of the error.") : SwiftDocumentation()
    )
  }

  private static let casesInSwitch = 100

  private func branch(_ index: Int, _ element: SwiftCase) -> SwiftBranch {
    let values = element.parameters.map { "let " + $0.label }
    let pattern = "." + element.name + (values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")")
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
    guard let name = SwiftIdentifier(member: words) else { return "_" }
    return Self.members.contains(name.name) ? name.name + "_" : name.code
  }

  /// What an error has besides its cases.
  private static let members: Set = ["hash", "hashValue", "id", "item"]
}
