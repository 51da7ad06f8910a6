import Foundation

/// The processes that workers leave behind, which this process adopts and ends.
///
/// A process belongs to the worker whose session it is in, or whose mark is in its environment, or to which its
/// parent belongs. So it is found outside of the worker's process group, too.
enum Orphans {
  /// The time for processes to end by themselves, in seconds.
  private static let grace = 0.5
  /// The time limit for processes to react to signals, in seconds; those of another user never do.
  private static let timeout = 5.0
  /// The environment variable that holds a worker's mark.
  private static let variable = "RECIPES_WORKER"

  /// Makes this process a subreaper: descendants whose parents have ended become its children.
  ///
  /// Only Linux supports that; on other systems they are found only in the worker's process group.
  static func adopt() {
    #if os(Linux)
      let setChildSubreaper: Int32 = 36
      _ = controlProcess(setChildSubreaper, 1, 0, 0, 0)
    #endif
  }

  /// Makes the kernel kill this process, a worker, when the tool ends.
  static func endWithParent(_ parent: pid_t) {
    #if os(Linux)
      let setParentDeathSignal: Int32 = 1
      _ = controlProcess(setParentDeathSignal, UInt(SIGKILL), 0, 0, 0)
      if getppid() != parent { _exit(0) }
    #endif
  }

  /// Marks the programs that this process and its copies start from now on.
  static func mark(_ name: String) {
    setenv(variable, name, 1)
  }

  /// Waits briefly until the processes of a worker have ended, and kills the others.
  ///
  /// - Parameters:
  ///   - session: the worker's process id, which is also its session and its process group.
  ///   - mark: the worker's mark.
  /// - Returns: the command lines of the killed processes, in alphabetical order.
  static func end(of session: pid_t, mark: String) -> [String] {
    #if os(Linux)
      let wait = Deadline(seconds: grace)
      while !wait.hasPassed {
        guard hasChildren, case let found = members(of: session, mark), !found.isEmpty else { return [] }
        reap(found)
        usleep(2_000)
      }
      // The whole group at once, including processes that are about to join it: a chain of processes, each of which
      // starts the next one and ends, may be faster than a search.
      Foundation.kill(-session, SIGSTOP)
      return kill { members(of: session, mark) }
    #else
      return Foundation.kill(-session, SIGKILL) == 0 ? ["a process in its process group"] : []
    #endif
  }

  /// Kills all descendants.
  static func endAll() {
    #if os(Linux)
      if hasChildren { _ = kill(descendants) }
    #endif
  }

  /// Suspends all descendants; works only on Linux, where they can be listed.
  ///
  /// - Returns: the processes that were not suspended before.
  static func suspendAll() -> [pid_t] {
    var suspended: [pid_t] = []
    #if os(Linux)
      let deadline = Deadline(seconds: timeout)
      // A process stops only when its system call returns, and that call may create another process. A
      // process whose system call waits for a suspended process never stops.
      while !deadline.hasPassed {
        let moving = descendants().filter { !$0.isStopped && !$0.hasEnded }
        guard !moving.isEmpty else { break }
        for process in moving where !suspended.contains(process.id) {
          Foundation.kill(process.id, SIGSTOP)
          suspended.append(process.id)
        }
        usleep(1_000)
      }
    #endif
    return suspended
  }

  #if os(Linux)
    /// Reaps adopted processes that have ended, until the next one is a worker.
    static func reap(except workers: [pid_t]) {
      while true {
        var ended = siginfo_t()
        guard waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == 0 else { return }
        let id = ended._sifields._kill.si_pid
        guard id != 0, !workers.contains(id) else { return }
        waitpid(id, nil, WNOHANG)
      }
    }

    /// A process, from `/proc`.
    private struct Descendant {
      let id: pid_t
      let parent: pid_t
      let session: pid_t
      let isStopped: Bool
      /// Whether it is a zombie.
      let hasEnded: Bool
    }

    private static var hasChildren: Bool {
      var information = siginfo_t()
      return waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0
    }

    /// Suspends, names and kills the processes that a search finds, until it finds none.
    ///
    /// A search that misses a process which has just been started finds the one that started it, also if that has
    /// ended: only this function reaps it, after the search.
    private static func kill(_ search: () -> [Descendant]) -> [String] {
      var names: [pid_t: String] = [:]
      let deadline = Deadline(seconds: timeout)
      while !deadline.hasPassed, case let found = search(), !found.isEmpty {
        for process in found where !process.hasEnded && names[process.id] == nil {
          Foundation.kill(process.id, SIGSTOP)
          names[process.id] = commandLine(of: process.id)
        }
        for process in found { Foundation.kill(process.id, SIGKILL) }
        usleep(1_000)
        reap(found)
      }
      return names.values.sorted()
    }

    private static func reap(_ processes: [Descendant]) {
      for process in processes { waitpid(process.id, nil, WNOHANG) }
    }

    /// The processes of a worker, including zombies.
    private static func members(of session: pid_t, _ mark: String) -> [Descendant] {
      let entry = Array("\(variable)=\(mark)".utf8)
      var members: Set<pid_t> = []
      // Each comes after its parent.
      return descendants().filter { process in
        let belongs =
          members.contains(process.parent) || process.session == session
          || SystemFile.bytes("/proc/\(process.id)/environ", atMost: 1_048_576).split(separator: 0)
            .contains { $0.elementsEqual(entry) }
        if belongs { members.insert(process.id) }
        return belongs
      }
    }

    /// All descendants, each after its parent.
    private static func descendants() -> [Descendant] {
      var children: [pid_t: [Descendant]] = [:]
      for id in SystemFile.numbers(in: "/proc") {
        if let process = descendant(id) { children[process.parent, default: []].append(process) }
      }
      var found = children[getpid()] ?? []
      var index = 0
      while index < found.count {
        found += children[found[index].id] ?? []
        index += 1
      }
      return found
    }

    /// A process; nil if it no longer exists.
    private static func descendant(_ id: pid_t) -> Descendant? {
      let text = String(decoding: SystemFile.bytes("/proc/\(id)/stat"), as: UTF8.self)
      // The name is in parentheses and may itself contain parentheses.
      guard let name = text.lastIndex(of: ")") else { return nil }
      let fields = text[text.index(after: name)...].split(separator: " ", maxSplits: 4)
      guard fields.count > 3, let parent = pid_t(fields[1]), let session = pid_t(fields[3]) else {
        return nil
      }
      return Descendant(
        id: id,
        parent: parent,
        session: session,
        isStopped: fields[0] == "T",
        hasEnded: fields[0] == "Z" || fields[0] == "X"
      )
    }

    private static func commandLine(of id: pid_t) -> String {
      let bytes = SystemFile.bytes("/proc/\(id)/cmdline")
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      // On systems where this process can't be forked, the copy is this program started again.
      if bytes == SystemFile.bytes("/proc/self/cmdline") || words.first == Executable.path {
        return "a fork of the process"
      }
      let line = ControlCharacters.oneLine(words.joined(separator: " "))
      return line.isEmpty ? "?" : String(line.prefix(200))
    }
  #else
    static func reap(except workers: [pid_t]) {}
  #endif
}

#if os(Linux)
  /// prctl(2), which Swift doesn't import because it is variadic.
  ///
  /// It is declared by its symbol name because a statically linked program can't use `dlsym`.
  @_silgen_name("prctl")
  private func controlProcess(_ option: Int32, _ first: UInt, _ second: UInt, _ third: UInt, _ fourth: UInt)
    -> Int32
#endif
