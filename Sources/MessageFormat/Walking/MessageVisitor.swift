/// Sees the parts of a message one after another, in the order of the text.
package protocol MessageVisitor {
  /// Called for each part. `path` holds the branches that it is in, from the outside in; the parts of a plural's or
  /// select's own branches are visited after it.
  mutating func visit(_ part: Pattern.Part, path: [BranchStep])
}

extension Pattern {
  package func walk(_ visitor: inout some MessageVisitor) {
    var path: [BranchStep] = []
    walk(&visitor, &path)
  }

  // Not deeper than the parser's nesting limit.
  private func walk(_ visitor: inout some MessageVisitor, _ path: inout [BranchStep]) {
    for part in parts {
      visitor.visit(part, path: path)
      guard case .argument(let argument) = part else { continue }
      switch argument.format {
      case .plural(let plural):
        for branch in plural.branches {
          path.append(BranchStep(argument: argument.name, selector: .plural(plural.kind, branch.selector)))
          branch.pattern.walk(&visitor, &path)
          path.removeLast()
        }
      case .select(let select):
        for branch in select.branches {
          path.append(BranchStep(argument: argument.name, selector: .select(branch.key)))
          branch.pattern.walk(&visitor, &path)
          path.removeLast()
        }
      case .plain, .number, .date, .time, .list, .printf: break
      }
    }
  }
}

extension Message {
  package func walk(_ visitor: inout some MessageVisitor) { pattern.walk(&visitor) }
}
