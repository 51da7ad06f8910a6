import Foundation

/// The program in which a reader leafs through what is longer than the screen.
struct Pager: Equatable {
  /// The shell's command line.
  let command: String

  /// The one that `PAGER` names, or else `less`; nil if it names none, or `cat`.
  static var fromEnvironment: Pager? {
    Pager(variable: getenv("PAGER").map { String(cString: $0) })
  }

  init?(variable: String?) {
    let command = (variable ?? "less").trimmingCharacters(in: .whitespaces)
    guard !command.isEmpty, command != "cat" else { return nil }
    self.command = command
  }

  /// Shows the text and waits until the reader has left; false if the pager can't be started.
  func show(_ text: String) -> Bool {
    // As git has it: less shows colours, leaves the text on the screen, and ends by itself if all of it fits.
    setenv("LESS", "FRX", 0)
    guard let pipe = try? FileDescriptor.pipe() else { return false }
    guard let id = start(pipe.reading) else {
      pipe.reading.close()
      pipe.writing.close()
      return false
    }
    pipe.reading.close()
    // The keys of an interrupt are the pager's while it runs.
    let interrupt = signal(SIGINT, SIG_IGN)
    // A reader that leaves before the end is no error.
    try? pipe.writing.write(Array(text.utf8))
    pipe.writing.close()
    let end = Self.wait(for: id)
    signal(SIGINT, interrupt)
    // The shell's words for a command that isn't there, or can't be run.
    return end != .exited(127) && end != .exited(126)
  }

  private func start(_ input: FileDescriptor) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.number, 0)
    var id: pid_t = 0
    let result = ChildProcess.withCStrings(["sh", "-c", command]) { arguments in
      posix_spawn(&id, "/bin/sh", &actions, nil, arguments, CGlobals.environment)
    }
    return result == 0 ? id : nil
  }

  private static func wait(for id: pid_t) -> ProcessEnd {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1 && errno == EINTR {}
    return ProcessEnd(waitStatus: status)
  }
}
