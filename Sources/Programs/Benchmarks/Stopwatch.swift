/// Measures work in nanoseconds.
enum Stopwatch {
  /// The fastest of several runs, which is the least disturbed by other load.
  static func best(of runs: Int, _ work: () -> Double) -> Double {
    (0..<runs).map { _ in work() }.min() ?? 0
  }

  /// The duration of `work` in nanoseconds.
  static func nanoseconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
