import Foundation

package struct MemoryLimit: Equatable {
  let megabytes: Int

  package init(megabytes: Int) {
    self.megabytes = megabytes
  }

  private var bytes: Int { megabytes * 1_048_576 }

  /// Limits the memory of this process and its descendants to twice the limit.
  ///
  /// The tool stops a process that exceeds the limit. If a process allocates faster than the tool measures, its
  /// allocations fail here.
  package func applyBackstop() {
    // A sanitizer reserves terabytes that it never uses.
    guard let claimed = Self.size(of: getpid())?.claimed, claimed < bytes else { return }
    var limit = rlimit(rlim_cur: rlim_t(2 * bytes), rlim_max: rlim_t(2 * bytes))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    #else
      setrlimit(RLIMIT_DATA, &limit)
    #endif
  }

  func isExceeded(by process: pid_t) -> Bool {
    Self.size(of: process).map { $0.resident > bytes } ?? false
  }

  /// Whether a process that has ended had exceeded the limit.
  func wasExceeded(_ usage: rusage) -> Bool {
    Int(usage.ru_maxrss) * 1_024 > bytes
  }

  /// The resident memory of a process, and the size of its data and stack, in bytes.
  private static func size(of process: pid_t) -> (resident: Int, claimed: Int)? {
    let text = String(decoding: SystemFile.bytes("/proc/\(process)/statm"), as: UTF8.self)
    let fields = text.split(separator: " ").compactMap { Int($0) }
    guard fields.count > 5 else { return nil }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    return (resident: fields[1] * page, claimed: fields[5] * page)
  }
}
