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
      while case let new = living(except: spared).filter({ names[$0] == nil }), !new.isEmpty {
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
    /// All descendants that have not ended.
    private static func living(except spared: Set<pid_t>) -> [pid_t] {
      var children: [pid_t: [pid_t]] = [:]
      for id in SystemFile.numbers(in: "/proc") where !spared.contains(id) {
        if let parent = livingParent(of: id) { children[parent, default: []].append(id) }
      }
      var found: [pid_t] = []
      var next = children[getpid()] ?? []
      while let id = next.popLast() {
        found.append(id)
        next += children[id] ?? []
      }
      return found
    }

    /// The parent of a process; nil if the process has ended.
    private static func livingParent(of id: pid_t) -> pid_t? {
      let text = String(decoding: SystemFile.bytes("/proc/\(id)/stat"), as: UTF8.self)
      // The name stands in brackets and may hold anything, brackets too.
      guard let name = text.lastIndex(of: ")") else { return nil }
      let fields = text[text.index(after: name)...].split(separator: " ", maxSplits: 2)
      guard fields.count > 1, fields[0] != "Z", fields[0] != "X" else { return nil }
      return pid_t(fields[1])
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
