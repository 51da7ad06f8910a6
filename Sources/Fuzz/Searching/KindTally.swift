/// What came of the cases of one kind.
struct KindTally: Equatable {
  var cases = 0
  /// How often each exception was raised that should be.
  var refusals: [String: Int] = [:]
  /// How many cases failed.
  var failures = 0
  /// The seconds that its processes ran, all together.
  var seconds = 0.0

  /// Counts a case in.
  mutating func add(_ outcome: CaseOutcome) {
    cases += 1
    switch outcome {
    case .passed: break
    case .refused(let exception): refusals[exception, default: 0] += 1
    case .failed: failures += 1
    }
  }
}
