/// The commands of the tool.
enum CommandName: String, CaseIterable, Sendable {
  case build
  case lint
  case render
  case format
  case rules
  case explain
  case stats
  case `init`
  case completions
}
