import Foundation

/// The descendants of this process.
enum Descendants {
  /// How long processes may take to do what they are told, in seconds: one that another user owns never does.
  private static let patience = 5.0
  #if os(Linux)
    /// How long processes may take to become what they are to be, in seconds, and how long nothing must change, in
    /// microseconds.
    private static let settlingTime = 0.5
    private static let settlingPause: UInt32 = 20_000
  #endif

  /// Makes this process a subreaper: descendants whose parents have ended become its children.
  ///
  /// Only Linux can do that; elsewhere such descendants are found as long as they stay in their process group.
  static func adoptOrphans() {
    #if os(Linux)
      let setChildSubreaper: Int32 = 36
      _ = controlProcess(setChildSubreaper, 1, 0, 0, 0)
    #endif
  }

  /// Suspends all descendants; only Linux can list them.
  ///
  /// - Parameter spared: processes that go on, but not what is below them.
  /// - Returns: those that didn't stand still already.
  static func stopAll(except spared: Set<pid_t>) -> [pid_t] {
    var stopped: [pid_t] = []
    #if os(Linux)
      let deadline = Deadline(seconds: patience)
      // A process stands still once it has done what it asked of the system, and that may be another process. One that
      // waits there for a process that stands still never does itself.
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

  /// Ends all descendants, and waits until they are gone.
  ///
  /// - Parameters:
  ///   - spared: processes that go on, with what is below them.
  ///   - group: the process group in which descendants begin; where they can't be looked for by descent, only there.
  /// - Returns: their command lines, in alphabetical order.
  static func endAll(except spared: Set<pid_t> = [], group: pid_t? = nil) -> [String] {
    #if os(Linux)
      var information = siginfo_t()
      guard waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0 else { return [] }
      settle(except: spared)
      // A group is told as a whole, and those that are about to join it; who looks for them one by one may come late.
      if let group { kill(-group, SIGSTOP) }
      var names: [pid_t: String] = [:]
      let deadline = Deadline(seconds: patience)
      // A process that gets the signal while it forks may still finish the fork, so the search is repeated until it finds
      // none.
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
      return ["a process of its group"]
    #endif
  }

  #if os(Linux)
    /// What the system tells of a process.
    private struct Descendant {
      let id: pid_t
      let parent: pid_t
      let isStopped: Bool
      /// Whether it is a zombie.
      let hasEnded: Bool
    }

    /// All descendants, zombies included.
    ///
    /// Who started another and ended while this process looked may be all that it saw of the two. So it looks until it
    /// sees none that it hasn't seen, or until its time is up.
    ///
    /// - Parameters:
    ///   - spared: processes that are not looked for, with what is below them.
    ///   - deadline: when it must be done.
    ///   - meet: what is done with each that lives, as soon as it is found.
    private static func find(
      except spared: Set<pid_t> = [],
      _ deadline: Deadline,
      _ meet: (pid_t) -> Void = { _ in }
    ) -> [Descendant] {
      var found: [Descendant] = []
      var known: Set<pid_t> = []
      while case let new = look(except: spared).filter({ known.insert($0.id).inserted }), !new.isEmpty {
        for process in new where !process.hasEnded { meet(process.id) }
        found += new
        if deadline.hasPassed { break }
      }
      return found
    }

    /// The descendants that are seen in one look at all processes.
    private static func look(except spared: Set<pid_t>) -> [Descendant] {
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

    /// A process; nil if it is gone.
    private static func descendant(_ id: pid_t) -> Descendant? {
      let text = String(decoding: SystemFile.bytes("/proc/\(id)/stat"), as: UTF8.self)
      // The name stands in brackets and may hold anything, brackets too.
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

    /// Waits until processes that were just started have become what they are to be, as the same recipe must leave the same
    /// names: a process that has not come to its `exec` has the name of the one that started it.
    private static func settle(except spared: Set<pid_t>) {
      let deadline = Deadline(seconds: settlingTime)
      var known: [pid_t: String] = [:]
      while !deadline.hasPassed {
        let living = look(except: spared).filter { !$0.hasEnded }.map { ($0.id, commandLine(of: $0.id)) }
        let found = Dictionary(living) { first, _ in first }
        guard found != known else { return }
        known = found
        usleep(settlingPause)
      }
    }

    private static func commandLine(of id: pid_t) -> String {
      let bytes = SystemFile.bytes("/proc/\(id)/cmdline")
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      // Where this process can't be copied, the copy is started anew.
      if bytes == SystemFile.bytes("/proc/self/cmdline") || words.first == Executable.path {
        return "a copy of its own process"
      }
      return String(words.joined(separator: " ").prefix(200))
    }

    /// Waits until processes that are ending have ended.
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
  /// prctl(2), which is not among what Swift imports of C since its number of arguments varies.
  ///
  /// By its name for the linker: a program that is linked statically has nothing to look names up in.
  @_silgen_name("prctl")
  private func controlProcess(_ option: Int32, _ first: UInt, _ second: UInt, _ third: UInt, _ fourth: UInt)
    -> Int32
#endif
