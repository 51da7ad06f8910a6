import Foundation

/// Copies of this process: they begin where it is, so they need no time to start.
///
/// A copy has only the thread that made it. What other threads were about to do, such as giving back a lock, never
/// happens in it, so a process with other threads can't be copied. Darwin's frameworks can't be used in copies at all.
enum ProcessFork {
  /// Whether this process can be copied now.
  static var isPossible: Bool {
    #if os(Linux)
      // A folder has two links and one for each folder in it, here for each thread.
      var status = stat()
      return stat("/proc/self/task", &status) == 0 && status.st_nlink == 3
    #else
      return false
    #endif
  }

  /// Starts a copy that does nothing but what the closure says.
  static func start(_ body: () -> Never) throws(SystemError) -> Child {
    #if os(Linux)
      let id = fork()
      if id == 0 { body() }
      guard id > 0 else { throw SystemError("copy this process") }
      return Child(id: id)
    #else
      throw SystemError("copy this process", number: ENOTSUP)
    #endif
  }
}
