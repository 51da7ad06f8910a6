import Foundation

/// How much memory a process may use.
package struct MemoryLimit: Equatable {
  /// The limit, in megabytes.
  let megabytes: Int

  package init(megabytes: Int) {
    self.megabytes = megabytes
  }

  /// The limit in bytes.
  private var bytes: Int { megabytes * 1_048_576 }

  /// Refuses more than twice the limit to this process and to those that it starts.
  ///
  /// The ``Keeper`` stops a process that uses more than the limit. One that allocates faster than the keeper measures traps
  /// here.
  package func applyBackstop() {
    #if os(Linux)
      // A sanitizer lays claim to terabytes that it never uses.
      guard let claimed = Self.pages(of: getpid())?.claimed, claimed < bytes else { return }
      var limit = rlimit(rlim_cur: rlim_t(2 * bytes), rlim_max: rlim_t(2 * bytes))
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
      #else
        setrlimit(RLIMIT_DATA, &limit)
      #endif
    #endif
  }

  /// Whether a process uses more than the limit; where nobody can know before its end, it does not.
  func isExceeded(by process: pid_t) -> Bool {
    #if os(Linux)
      return Self.pages(of: process).map { $0.resident > bytes } ?? false
    #else
      return false
    #endif
  }

  /// Whether a process that has ended had used more than the limit.
  func wasExceeded(_ usage: rusage) -> Bool {
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1_024
    #endif
    return Int(usage.ru_maxrss) * unit > bytes
  }

  #if os(Linux)
    /// The memory that a process has in use, and what it could put to use without asking again, in bytes.
    private static func pages(of process: pid_t) -> (resident: Int, claimed: Int)? {
      let text = String(decoding: SystemFile.bytes("/proc/\(process)/statm"), as: UTF8.self)
      let fields = text.split(separator: " ").compactMap { Int($0) }
      guard fields.count > 5 else { return nil }
      let size = Int(sysconf(Int32(_SC_PAGESIZE)))
      return (resident: fields[1] * size, claimed: fields[5] * size)
    }
  #endif
}
