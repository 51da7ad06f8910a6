/// The results of all cases of one kind.
struct KindStatistics: Equatable {
  var cases = 0
  /// The number of times that each expected exception was raised.
  var expectedExceptions: [String: Int] = [:]
  /// The number of failed cases.
  var failures = 0
  /// The total run time of its processes in seconds.
  var seconds = 0.0

  /// Adds the result of a case.
  mutating func add(_ outcome: CaseOutcome) {
    cases += 1
    switch outcome {
    case .passed: break
    case .refused(let exception): expectedExceptions[exception, default: 0] += 1
    case .failed: failures += 1
    }
  }
}
