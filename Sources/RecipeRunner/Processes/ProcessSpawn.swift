import Foundation

/// Starts this program, or another one, as a new process.
enum ProcessSpawn {
  /// The number of attempts to start a program that is open for writing, and the pause between them in
  /// microseconds.
  private static let attempts = 100
  private static let pause: UInt32 = 20_000
  /// POSIX_SPAWN_SETSID, which Swift doesn't import.
  private static let setSession: Int16 = 0x80

  /// Starts a program with the given arguments.
  ///
  /// A program that is open for writing can't be started (ETXTBSY in execve(2)). That is temporary: the
  /// editor or compiler closes the file, and a process that was forked meanwhile closes its copy of the
  /// descriptor when it executes another program. Therefore starting is attempted for two seconds.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after the program's name.
  ///   - program: the program; by default this one.
  ///   - descriptors: the child's descriptors from 0, nil for `/dev/null`; others are inherited unless they
  ///     are marked close-on-exec.
  ///   - leadsSession: whether the process gets a session of its own, without a terminal.
  static func start(
    _ arguments: [String],
    of program: Program = .own,
    descriptors: [FileDescriptor?],
    leadsSession: Bool = false
  ) throws(SystemError) -> Child {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in zip(Int32(0)..., descriptors) {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
      }
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if leadsSession { posix_spawnattr_setflags(&attributes, setSession) }
    var id: pid_t = 0
    let result = withCStrings([program.name] + arguments) { argumentPointers in
      // Without Swift's backtraces: crashes are expected, and must be quick and terse.
      setenv("SWIFT_BACKTRACE", "enable=no", 1)
      var remaining = attempts
      while true {
        let environment = CGlobals.environment
        let result = posix_spawn(&id, program.path, &actions, &attributes, argumentPointers, environment)
        remaining -= 1
        guard result == ETXTBSY, remaining > 0 else { return result }
        usleep(pause)
      }
    }
    guard result == 0 else { throw SystemError("start \(program.path)", number: result) }
    return Child(id: id)
  }
}

private func withCStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}

/// A program to start.
struct Program: Equatable {
  let path: String
  /// The name that is passed as the first argument.
  let name: String

  static let own = Program(path: Executable.path, name: Executable.name)
}

/// The executable file of the running program.
package enum Executable {
  /// A path that starts this program again, even if its file has been replaced.
  static let path = "/proc/self/exe"

  /// The path of the executable file, at which a build puts a new program.
  static let file = URL(filePath: path).resolvingSymlinksInPath().path

  /// The name under which the program was called.
  package static let name =
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "recipes"
}

/// Forks this process.
///
/// A copy continues where this process is, so it needs no start-up. It has only the thread that called `fork`: locks that other
/// threads hold are never released in it.
enum ProcessFork {
  /// Whether this process has one thread, so that all locks are free in a copy.
  static var isSafe: Bool {
    // The link count of a folder is two plus its subfolders; here there is one for each thread.
    var status = stat()
    return stat("/proc/self/task", &status) == 0 && status.st_nlink == 3
  }

  static func start(_ body: () -> Never) throws(SystemError) -> Child {
    let id = fork()
    if id == 0 { body() }
    guard id > 0 else { throw SystemError("copy this process") }
    return Child(id: id)
  }
}
