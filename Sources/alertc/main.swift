#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// A reader that went away shows as an error of `write`, not as the end of the process.
_ = signal(SIGPIPE, SIG_IGN)

let tool = Tool()
let status = tool.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
