import Foundation

/// A process that runs this program again, with pipes to and from it.
package struct ChildProcess {
  /// The number under which a child finds its events pipe.
  package static let eventsDescriptor: Int32 = 3

  /// The process itself.
  package let child: Child
  /// The child's events.
  package let events: FileDescriptor
  /// The child's standard output and standard error, in the order in which they were written.
  package let console: FileDescriptor

  /// Starts this program with the given arguments and without input.
  package static func start(_ arguments: [String]) throws(SystemError) -> ChildProcess {
    try start { events, console throws(SystemError) in
      try ProcessSpawn.start(arguments, descriptors: [nil, console, console, events])
    }
  }

  /// Copies this process; the copy has the child's side of the pipes, no input and nothing else open, and does what
  /// the closure says.
  static func copy(_ body: (FileDescriptor) -> Never) throws(SystemError) -> ChildProcess {
    try start { events, console throws(SystemError) in
      try ProcessFork.start {
        FileDescriptor.takePlaces([nil, console, console, events])
        body(FileDescriptor(number: eventsDescriptor))
      }
    }
  }

  /// Opens the pipes, and lets the closure start a process with the other ends.
  static func start(
    _ process: (_ events: FileDescriptor, _ console: FileDescriptor) throws(SystemError) -> Child
  ) throws(SystemError) -> ChildProcess {
    let events = try FileDescriptor.pipe()
    let console = try FileDescriptor.pipe()
    defer {
      events.writing.close()
      console.writing.close()
    }
    do {
      let child = try process(events.writing, console.writing)
      events.reading.makeNonblocking()
      console.reading.makeNonblocking()
      return ChildProcess(child: child, events: events.reading, console: console.reading)
    } catch {
      events.reading.close()
      console.reading.close()
      throw error
    }
  }

  /// Closes this side of all pipes.
  package func closePipes() {
    events.close()
    console.close()
  }
}
