// Stands in for what terminals and local time need of the system's C library on Apple's platforms.

public typealias tcflag_t = UInt
public typealias nfds_t = UInt32
public typealias ssize_t = Int

public typealias time_t = Int

public struct tm {
  public var tm_gmtoff = 0
  public init() {}
}

public func localtime_r(
  _ time: UnsafePointer<time_t>!,
  _ parts: UnsafeMutablePointer<tm>!
) -> UnsafeMutablePointer<tm>! { nil }

public struct termios {
  public var c_lflag: tcflag_t = 0
  public var c_cc: (UInt8, UInt8) = (0, 0)
  public init() {}
}

public struct pollfd {
  public var fd: Int32
  public var events: Int16
  public var revents: Int16

  public init(fd: Int32, events: Int16, revents: Int16) {
    self.fd = fd
    self.events = events
    self.revents = revents
  }
}

public var POLLIN: Int32 { 0x1 }
public var ECHO: Int32 { 0x8 }
public var VEOL: Int32 { 1 }
public var ISIG: Int32 { 0x80 }
public var TCSADRAIN: Int32 { 1 }
public var SIGINT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var errno: Int32 { 0 }

@discardableResult public func isatty(_ file: Int32) -> Int32 { 0 }
@discardableResult public func raise(_ signal: Int32) -> Int32 { 0 }
@discardableResult public func write(_ file: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> ssize_t { 0 }
@discardableResult public func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int) -> ssize_t { 0 }
@discardableResult public func poll(_ files: UnsafeMutablePointer<pollfd>!, _ count: nfds_t, _ timeout: Int32) -> Int32
{ 0 }
@discardableResult public func tcgetattr(_ file: Int32, _ state: UnsafeMutablePointer<termios>!) -> Int32 { 0 }
@discardableResult public func tcsetattr(_ file: Int32, _ when: Int32, _ state: UnsafePointer<termios>!) -> Int32 { 0 }
