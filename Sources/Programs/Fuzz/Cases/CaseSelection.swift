/// Cases to play sequentially in one process, with all or only some of their steps.
struct CaseSelection: Equatable {
  let kind: String
  let seed: UInt64
  var numbers: ClosedRange<Int>
  /// The indices of the steps to play, from 0; nil for all.
  var steps: [Int]?
  /// The limit of a case's processor time in seconds; beyond it, the system sends `SIGPROF`.
  var secondsPerCase = CaseSelection.patience

  /// The default limit of a case's processor time, in seconds.
  static let patience = 5.0

  /// The IDs of the cases.
  var cases: [CaseID] { numbers.map { CaseID(kind: kind, seed: seed, number: $0) } }

  /// `KIND:SEED:NUMBER`, or `KIND:SEED:FIRST-LAST` for several.
  var text: String {
    let last = numbers.count > 1 ? "-\(numbers.upperBound)" : ""
    return "\(kind):\(seed):\(numbers.lowerBound)\(last)"
  }

  /// The program's arguments for playing this selection.
  var arguments: [String] {
    var arguments = ["--case", text]
    if let steps { arguments += ["--steps", steps.map(String.init).joined(separator: ",")] }
    if secondsPerCase != Self.patience { arguments += ["--patience", "\(secondsPerCase)"] }
    return arguments
  }
}

extension CaseSelection {
  /// Parses the format of ``text``; nil if it is invalid.
  init?(_ text: String, steps: [Int]? = nil) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let seed = UInt64(parts[1]) else { return nil }
    let ends = parts[2].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
      0 <= first, first <= last
    else { return nil }
    self.init(kind: String(parts[0]), seed: seed, numbers: first...last, steps: steps)
  }
}
