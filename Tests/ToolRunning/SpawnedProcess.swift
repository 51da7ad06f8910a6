import Foundation
import RecipeRunner

/// A process that another program runs in, from its start to its end.
///
/// Foundation's `Process` waits for all that its process leaves behind, and was seen to crash where many are started at a
/// time; the runner's own way to start processes is what the tests are about.
enum SpawnedProcess {
  /// Runs a program whose standard descriptors are files to its end; whoever starts one has waited for it.
  ///
  /// - Returns: its exit status, or the number of the signal that ended it.
  static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    input: String,
    output: String,
    errors: String
  ) async throws -> Int32 {
    try await withCheckedThrowingContinuation { ended in
      // A thread of its own: one that waited would be one that no test runs on.
      Thread.detachNewThread {
        ended.resume(
          with: Result {
            let child = try start(program, arguments, environment, input, output, errors)
            return switch child.wait() {
            case .exited(let status): status
            case .signalled(let signal): signal
            }
          }
        )
      }
    }
  }

  private static func start(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String],
    _ input: String,
    _ output: String,
    _ errors: String
  ) throws -> Child {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)
    // What other tests have open is none of its business.
    #if canImport(Darwin)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
    #else
      for number in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, number) }
    #endif
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var id: pid_t = 0
    let result = posix_spawn(&id, program, &actions, &attributes, words, variables)
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EINVAL) }
    return Child(id: id)
  }
}
