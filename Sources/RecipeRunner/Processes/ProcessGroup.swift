import Foundation

/// The process group of a worker, to which the programs belong that its recipe starts.
enum ProcessGroup {
  /// The time for processes to end by themselves, in seconds.
  private static let grace = 0.5
  /// The time limit for processes to end after SIGKILL, in seconds.
  private static let timeout = 5.0

  /// Makes this process adopt descendants whose parents have ended, so that it can reap them.
  static func adoptOrphans() {
    let setChildSubreaper: Int32 = 36
    _ = controlProcess(setChildSubreaper, 1, 0, 0, 0)
  }

  /// Makes the kernel kill this process, a worker, when the tool ends.
  static func endWithParent(_ parent: pid_t) {
    let setParentDeathSignal: Int32 = 1
    _ = controlProcess(setParentDeathSignal, UInt(SIGKILL), 0, 0, 0)
    if getppid() != parent { _exit(0) }
  }

  /// Keeps the kernel from writing the memory of this process to a file when it aborts.
  static func preventCoreDump() {
    let setDumpable: Int32 = 4
    _ = controlProcess(setDumpable, 0, 0, 0, 0)
  }

  /// Waits briefly until the processes of a group have ended, and kills the others.
  ///
  /// - Parameter leader: the process that led the group, which has been reaped.
  /// - Returns: whether processes had to be killed.
  static func end(_ leader: pid_t) -> Bool {
    guard !isEmpty(leader, after: grace) else { return false }
    kill(-leader, SIGKILL)
    _ = isEmpty(leader, after: timeout)
    return true
  }

  /// Whether all processes of a group end within a time in seconds; those that have ended are reaped.
  private static func isEmpty(_ leader: pid_t, after seconds: Double) -> Bool {
    let deadline = Deadline(seconds: seconds)
    while true {
      while waitpid(-leader, nil, WNOHANG) > 0 {}
      guard kill(-leader, 0) == 0 else { return true }
      guard !deadline.hasPassed else { return false }
      usleep(2_000)
    }
  }
}

/// prctl(2), which Swift doesn't import because it is variadic.
///
/// It is declared by its symbol name because a statically linked program can't use `dlsym`.
@_silgen_name("prctl")
private func controlProcess(_ option: Int32, _ first: UInt, _ second: UInt, _ third: UInt, _ fourth: UInt)
  -> Int32
