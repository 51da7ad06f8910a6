/// Cases to be played one after the other in one process, whole or only some of their steps.
struct CaseSelection: Equatable {
  let kind: String
  let seed: UInt64
  var numbers: ClosedRange<Int>
  /// The steps that are played, by their numbers from 0; nil for all.
  var steps: [Int]?
  /// How much processor time a case may take, in seconds; the system ends the process with `SIGPROF` then.
  var secondsPerCase = CaseSelection.patience

  /// How much processor time a case may take unless told otherwise, in seconds.
  static let patience = 5.0

  /// The cases themselves.
  var cases: [CaseID] { numbers.map { CaseID(kind: kind, seed: seed, number: $0) } }

  /// `KIND:SEED:NUMBER`, or `KIND:SEED:FIRST-LAST` for several.
  var text: String {
    let last = numbers.count > 1 ? "-\(numbers.upperBound)" : ""
    return "\(kind):\(seed):\(numbers.lowerBound)\(last)"
  }

  /// What follows the program's name to play this selection.
  var arguments: [String] {
    var arguments = ["--case", text]
    if let steps { arguments += ["--steps", steps.map(String.init).joined(separator: ",")] }
    if secondsPerCase != Self.patience { arguments += ["--patience", "\(secondsPerCase)"] }
    return arguments
  }
}

extension CaseSelection {
  /// Reads what `text` writes; nil if it is something else.
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
