import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Measures the memory of objects.
enum Memory {
  private static let runs = 3

  /// The bytes by which the resident memory grows while `make` makes objects.
  ///
  /// The objects of all runs are kept, as otherwise they would get the memory that earlier ones have left; the first run
  /// may find some.
  static func growth<Objects>(_ make: () -> Objects) -> Double {
    var kept: [Objects] = []
    let growths = (0..<runs).map { _ in
      let before = residentBytes()
      kept.append(make())
      return residentBytes() - before
    }
    return withExtendedLifetime(kept) { Double(growths.max() ?? 0) }
  }

  /// The resident memory of the process, as counted by the kernel.
  private static func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
