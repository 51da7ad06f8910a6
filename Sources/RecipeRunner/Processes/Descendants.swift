import Foundation

/// The processes below this one: those that it started, those that these started, and so on.
enum Descendants {
  /// From here on descendants whose parents have ended become this process's own children, so that none gets lost.
  ///
  /// Only Linux can do that; elsewhere such descendants are found as long as they stay in their process group.
  static func adoptOrphans() {
    #if os(Linux)
      // `prctl` is not among what Swift imports of C.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let control = dlsym(nil, "prctl") else { return }
      let setChildSubreaper: Int32 = 36
      _ = unsafeBitCast(control, to: Control.self)(setChildSubreaper, 1, 0, 0, 0)
    #endif
  }

  /// Lets all descendants stand still until they are told to go on; only Linux knows which these are.
  ///
  /// - Returns: those that didn't stand still already.
  static func stopAll() -> [pid_t] {
    var stopped: [pid_t] = []
    #if os(Linux)
      var known: Set<pid_t> = []
      // What stands still starts no more, so this comes to an end.
      while case let new = living(except: []).filter({ !known.contains($0.id) }), !new.isEmpty {
        known.formUnion(new.map(\.id))
        for process in new where !process.isStopped {
          kill(process.id, SIGSTOP)
          stopped.append(process.id)
        }
      }
    #endif
    return stopped
  }

  /// Ends all descendants, and waits until they are gone.
  ///
  /// - Parameters:
  ///   - spared: processes that go on, with what is below them.
  ///   - group: the process group in which descendants are looked for where they can't be looked for by descent.
  /// - Returns: their command lines, in alphabetical order.
  static func endAll(except spared: Set<pid_t> = [], group: pid_t? = nil) -> [String] {
    #if os(Linux)
      var information = siginfo_t()
      guard waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0 else { return [] }
      var names: [pid_t: String] = [:]
      // What is stopped starts no more, so this comes to an end.
      while case let new = living(except: spared).map(\.id).filter({ names[$0] == nil }), !new.isEmpty {
        for id in new { kill(id, SIGSTOP) }
        for id in new { names[id] = commandLine(of: id) }
      }
      for id in names.keys { kill(id, SIGKILL) }
      waitForEnd(of: Array(names.keys))
      return names.values.sorted()
    #else
      guard let group, kill(-group, SIGKILL) == 0 else { return [] }
      return ["a process of its group"]
    #endif
  }

  #if os(Linux)
    /// What the system tells of a process that has not ended.
    private struct LivingProcess {
      let id: pid_t
      let parent: pid_t
      let isStopped: Bool
    }

    /// All descendants that have not ended.
    private static func living(except spared: Set<pid_t>) -> [LivingProcess] {
      var children: [pid_t: [LivingProcess]] = [:]
      for id in SystemFile.numbers(in: "/proc") where !spared.contains(id) {
        if let process = living(id) { children[process.parent, default: []].append(process) }
      }
      var found: [LivingProcess] = []
      var next = children[getpid()] ?? []
      while let process = next.popLast() {
        found.append(process)
        next += children[process.id] ?? []
      }
      return found
    }

    /// A process; nil if it has ended.
    private static func living(_ id: pid_t) -> LivingProcess? {
      let text = String(decoding: SystemFile.bytes("/proc/\(id)/stat"), as: UTF8.self)
      // The name stands in brackets and may hold anything, brackets too.
      guard let name = text.lastIndex(of: ")") else { return nil }
      let fields = text[text.index(after: name)...].split(separator: " ", maxSplits: 2)
      guard fields.count > 1, fields[0] != "Z", fields[0] != "X", let parent = pid_t(fields[1]) else {
        return nil
      }
      return LivingProcess(id: id, parent: parent, isStopped: fields[0] == "T")
    }

    private static func commandLine(of id: pid_t) -> String {
      let bytes = SystemFile.bytes("/proc/\(id)/cmdline")
      if bytes == SystemFile.bytes("/proc/self/cmdline") { return "a copy of its own process" }
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      return String(words.joined(separator: " ").prefix(200))
    }

    /// Waits until processes that are ending have ended.
    private static func waitForEnd(of ids: [pid_t]) {
      // One that another user owns can't be ended, and isn't waited for for ever.
      let deadline = Deadline(seconds: 5)
      var remaining = ids
      while true {
        remaining.removeAll { waitpid($0, nil, WNOHANG) == $0 || kill($0, 0) != 0 }
        guard !remaining.isEmpty, !deadline.hasPassed else { return }
        usleep(1_000)
      }
    }
  #endif
}
