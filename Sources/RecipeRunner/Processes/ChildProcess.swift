import Foundation

/// A process that runs this program again, with pipes to and from it.
package struct ChildProcess {
  /// The number under which a child finds its events pipe.
  package static let eventsDescriptor: Int32 = 3

  package let id: pid_t
  /// The child's standard input; nil if it was given none.
  package let input: FileDescriptor?
  /// The child's events.
  package let events: FileDescriptor
  /// The child's standard output and standard error, in the order in which they were written.
  package let console: FileDescriptor

  /// Starts this program with the given arguments.
  package static func start(_ arguments: [String], withInput: Bool) throws(SystemError) -> ChildProcess {
    let input = withInput ? try FileDescriptor.pipe() : nil
    let events = try FileDescriptor.pipe()
    let console = try FileDescriptor.pipe()
    defer {
      input?.reading.close()
      events.writing.close()
      console.writing.close()
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.reading.number, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, console.writing.number, 1)
    posix_spawn_file_actions_adddup2(&actions, console.writing.number, 2)
    posix_spawn_file_actions_adddup2(&actions, events.writing.number, eventsDescriptor)

    var id: pid_t = 0
    let result = Self.withCStrings([Executable.name] + arguments) { argumentPointers in
      // Without Swift's backtraces: a crash is expected and must be quick and terse.
      setenv("SWIFT_BACKTRACE", "enable=no", 1)
      return posix_spawn(&id, Executable.path, &actions, nil, argumentPointers, CGlobals.environment)
    }
    guard result == 0 else {
      input?.writing.close()
      events.reading.close()
      console.reading.close()
      throw SystemError("start \(Executable.path)", number: result)
    }
    events.reading.makeNonblocking()
    console.reading.makeNonblocking()
    return ChildProcess(id: id, input: input?.writing, events: events.reading, console: console.reading)
  }

  /// Ends the process if it still runs, and says how it ended; one that had ended by itself keeps its own end.
  package func stop() -> ProcessEnd {
    kill(id, SIGKILL)
    return wait()
  }

  /// Closes this side of all pipes.
  package func closePipes() {
    input?.close()
    events.close()
    console.close()
  }

  /// Waits for the process to end.
  package func wait() -> ProcessEnd {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1 && errno == EINTR {}
    return ProcessEnd(waitStatus: status)
  }

  /// Calls the body with a list of C strings that ends in a null pointer.
  static func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}
