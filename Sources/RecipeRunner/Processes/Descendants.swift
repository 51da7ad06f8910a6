import Foundation

/// The descendants of this process.
enum Descendants {
  /// The time limit for processes to react to signals, in seconds; those of another user never do.
  private static let timeout = 5.0
  #if os(Linux)
    /// The time limit for processes to reach their `exec`, in seconds, and the time without changes that
    /// proves it, in microseconds.
    private static let settlingTime = 0.5
    private static let settlingPause: UInt32 = 20_000
  #endif

  /// Makes this process a subreaper: descendants whose parents have ended become its children.
  ///
  /// Only Linux supports that; on other systems such descendants are found only in their process group.
  static func adoptOrphans() {
    #if os(Linux)
      let setChildSubreaper: Int32 = 36
      _ = controlProcess(setChildSubreaper, 1, 0, 0, 0)
    #endif
  }

  /// Suspends all descendants; works only on Linux, where they can be listed.
  ///
  /// - Parameter spared: processes that keep running; their descendants are suspended.
  /// - Returns: the processes that were not suspended before.
  static func stopAll(except spared: Set<pid_t>) -> [pid_t] {
    var stopped: [pid_t] = []
    #if os(Linux)
      let deadline = Deadline(seconds: timeout)
      // A process stops only when its system call returns, and that call may create another process. A
      // process whose system call waits for a suspended process never stops.
      while !deadline.hasPassed {
        let moving = find(deadline).filter { !$0.isStopped && !$0.hasEnded && !spared.contains($0.id) }
        guard !moving.isEmpty else { break }
        for process in moving where !stopped.contains(process.id) {
          kill(process.id, SIGSTOP)
          stopped.append(process.id)
        }
        usleep(1_000)
      }
    #endif
    return stopped
  }

  /// Kills all descendants, and waits until they have ended.
  ///
  /// - Parameters:
  ///   - spared: processes to keep, with their descendants.
  ///   - group: the process group of the descendants; the only ones found on systems that can't list
  ///     descendants.
  /// - Returns: their command lines, in alphabetical order.
  static func endAll(except spared: Set<pid_t> = [], group: pid_t? = nil) -> [String] {
    #if os(Linux)
      var information = siginfo_t()
      guard waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0 else { return [] }
      settle(except: spared)
      // Suspend the group at once, including processes that are about to join it; one at a time might miss
      // some.
      if let group { kill(-group, SIGSTOP) }
      var names: [pid_t: String] = [:]
      let deadline = Deadline(seconds: timeout)
      // A process that is killed while it forks may still complete the fork, so the search is repeated until
      // it finds none.
      while !deadline.hasPassed {
        let found = find(except: spared, deadline) {
          kill($0, SIGSTOP)
          names[$0] = commandLine(of: $0)
        }
        let living = found.filter { !$0.hasEnded }.map(\.id)
        guard !living.isEmpty else { break }
        for id in living { kill(id, SIGKILL) }
        waitForEnd(of: living, deadline)
      }
      return names.values.sorted()
    #else
      guard let group, kill(-group, SIGKILL) == 0 else { return [] }
      return ["a process in its process group"]
    #endif
  }

  #if os(Linux)
    /// The state of a process, from `/proc`.
    private struct Descendant {
      let id: pid_t
      let parent: pid_t
      let isStopped: Bool
      /// Whether it is a zombie.
      let hasEnded: Bool
    }

    /// All descendants, including zombies.
    ///
    /// If a process starts another and ends during a search, the search may find only the one that ended.
    /// Therefore it is repeated until it finds no new process, or until the deadline.
    ///
    /// - Parameters:
    ///   - spared: processes to skip, with their descendants.
    ///   - deadline: the end of the search.
    ///   - meet: is called for each living process as soon as it is found.
    private static func find(
      except spared: Set<pid_t> = [],
      _ deadline: Deadline,
      _ meet: (pid_t) -> Void = { _ in }
    ) -> [Descendant] {
      var found: [Descendant] = []
      var known: Set<pid_t> = []
      while case let new = scan(except: spared).filter({ known.insert($0.id).inserted }), !new.isEmpty {
        for process in new where !process.hasEnded { meet(process.id) }
        found += new
        if deadline.hasPassed { break }
      }
      return found
    }

    /// The descendants found in one pass over `/proc`.
    private static func scan(except spared: Set<pid_t>) -> [Descendant] {
      var children: [pid_t: [Descendant]] = [:]
      for id in SystemFile.numbers(in: "/proc") where !spared.contains(id) {
        if let process = descendant(id) { children[process.parent, default: []].append(process) }
      }
      var found: [Descendant] = []
      var next = children[getpid()] ?? []
      while let process = next.popLast() {
        found.append(process)
        next += children[process.id] ?? []
      }
      return found
    }

    /// The state of a process; nil if it no longer exists.
    private static func descendant(_ id: pid_t) -> Descendant? {
      let text = String(decoding: SystemFile.bytes("/proc/\(id)/stat"), as: UTF8.self)
      // The name is in parentheses and may itself contain parentheses.
      guard let name = text.lastIndex(of: ")") else { return nil }
      let fields = text[text.index(after: name)...].split(separator: " ", maxSplits: 2)
      guard fields.count > 1, let parent = pid_t(fields[1]) else { return nil }
      let state = fields[0]
      return Descendant(
        id: id,
        parent: parent,
        isStopped: state == "T",
        hasEnded: state == "Z" || state == "X"
      )
    }

    /// Waits until processes that were just started have reached their `exec`.
    ///
    /// Until then a process has the name of the one that started it, but the same recipe must always leave
    /// the same names.
    private static func settle(except spared: Set<pid_t>) {
      let deadline = Deadline(seconds: settlingTime)
      var known: [pid_t: String] = [:]
      while !deadline.hasPassed {
        let living = scan(except: spared).filter { !$0.hasEnded }.map { ($0.id, commandLine(of: $0.id)) }
        let found = Dictionary(living) { first, _ in first }
        guard found != known else { return }
        known = found
        usleep(settlingPause)
      }
    }

    private static func commandLine(of id: pid_t) -> String {
      let bytes = SystemFile.bytes("/proc/\(id)/cmdline")
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      // On systems where this process can't be forked, the copy is this program started again.
      if bytes == SystemFile.bytes("/proc/self/cmdline") || words.first == Executable.path {
        return "a fork of the process"
      }
      return String(words.joined(separator: " ").prefix(200))
    }

    /// Waits until these processes have ended.
    private static func waitForEnd(of ids: [pid_t], _ deadline: Deadline) {
      var remaining = ids
      while true {
        remaining.removeAll { waitpid($0, nil, WNOHANG) == $0 || kill($0, 0) != 0 }
        guard !remaining.isEmpty, !deadline.hasPassed else { return }
        usleep(1_000)
      }
    }
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
