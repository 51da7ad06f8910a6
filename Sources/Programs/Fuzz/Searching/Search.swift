import Foundation
import RecipeRunner

/// Plays cases in child processes until the time is over, and collects the findings.
///
/// There are as many children as processors; each plays a batch of cases. The kind with the least run time
/// comes next.
@MainActor
final class Search {
  /// The number of cases in a child.
  private static let batch = 100
  /// The largest number of runs for minimizing a case.
  private static let tries = 150
  /// The time limit for minimizing a case, in seconds.
  private static let patience = 20.0

  /// A batch of cases, played by a child.
  private struct Batch {
    var child: CaseProcess
    let kind: any FuzzKind.Type
    let start = ContinuousClock.now

    init(_ selection: CaseSelection, _ kind: any FuzzKind.Type) throws(SystemError) {
      child = try CaseProcess(selection)
      self.kind = kind
    }
  }

  /// A failed case, and the selection of its child.
  private struct Failure {
    let kind: any FuzzKind.Type
    let selection: CaseSelection
    let number: Int
    let fault: Fault

    init(_ kind: any FuzzKind.Type, _ selection: CaseSelection, _ number: Int, _ fault: Fault) {
      self.kind = kind
      self.selection = selection
      self.number = number
      self.fault = fault
    }
  }

  private let kinds: [any FuzzKind.Type]
  private let seed: UInt64
  private let secondsPerCase: Double
  private let announce: (Finding) -> Void
  private var next: [String: Int] = [:]
  private(set) var tallies: [String: KindStatistics] = [:]
  private(set) var findings: [Finding] = []

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - kinds: The kinds to play.
  ///   - seed: The seed of the cases.
  ///   - secondsPerCase: The limit of a case's processor time.
  ///   - announce: Called with each finding after it was minimized.
  init(
    _ kinds: [any FuzzKind.Type],
    seed: UInt64,
    secondsPerCase: Double,
    announce: @escaping (Finding) -> Void
  ) {
    self.kinds = kinds
    self.seed = seed
    self.secondsPerCase = secondsPerCase
    self.announce = announce
    for kind in kinds { tallies[kind.name] = KindStatistics() }
  }

  /// Plays for some seconds, or the first cases of each kind if a limit is given.
  func run(seconds: Double, cases limit: Int? = nil) throws(SystemError) {
    let deadline = Deadline(seconds: seconds)
    var batches: [Batch] = []
    defer { for batch in batches { batch.child.stop() } }
    while !deadline.hasPassed {
      while batches.count < ProcessInfo.processInfo.activeProcessorCount,
        let kind = nextKind(limit, playing: batches.map { $0.kind.name }),
        let numbers = takeNumbers(of: kind, limit)
      {
        batches.append(
          try Batch(
            CaseSelection(kind: kind.name, seed: seed, numbers: numbers, secondsPerCase: secondsPerCase),
            kind
          )
        )
      }
      guard !batches.isEmpty else { return }
      batches = try advance(batches)
    }
  }

  /// Plays one selection and collects its findings.
  func play(_ selection: CaseSelection, _ kind: any FuzzKind.Type) throws(SystemError) {
    var batches = [try Batch(selection, kind)]
    while !batches.isEmpty { batches = try advance(batches) }
  }

  /// Waits for output of batches, and returns those that continue, with new children for those that ended.
  private func advance(_ batches: [Batch]) throws(SystemError) -> [Batch] {
    CaseProcess.wait(for: batches.map(\.child))
    var remaining: [Batch] = []
    var failures: [Failure] = []
    for var batch in batches {
      let (kind, selection) = (batch.kind, batch.child.selection)
      let progress = try batch.child.read { number, outcome in
        tallies[kind.name, default: KindStatistics()].add(outcome)
        if case .failed(let fault) = outcome { failures.append(Failure(kind, selection, number, fault)) }
      }
      if progress == .playing {
        remaining.append(batch)
      } else {
        tallies[batch.kind.name, default: KindStatistics()].seconds += (.now - batch.start) / .seconds(1)
      }
      if case .gone(let next) = progress {
        var rest = batch.child.selection
        rest.numbers = next...rest.numbers.upperBound
        remaining.append(try Batch(rest, batch.kind))
      }
    }
    for failure in failures { try note(failure) }
    return remaining
  }

  /// The kind with the least run time that has cases left.
  private func nextKind(_ limit: Int?, playing: [String]) -> (any FuzzKind.Type)? {
    kinds.filter { next[$0.name, default: 0] < limit ?? .max }.min { left, right in
      let (leftPlays, rightPlays) = (playing.contains(left.name), playing.contains(right.name))
      if leftPlays != rightPlays { return rightPlays }
      return tallies[left.name, default: KindStatistics()].seconds
        < tallies[right.name, default: KindStatistics()].seconds
    }
  }

  private func takeNumbers(of kind: any FuzzKind.Type, _ limit: Int?) -> ClosedRange<Int>? {
    let first = next[kind.name, default: 0]
    let end = min(first + Self.batch, limit ?? .max)
    guard first < end else { return nil }
    next[kind.name] = end
    return first...(end - 1)
  }

  /// Counts a fault, and minimizes its case if it is the first of its kind.
  private func note(_ failure: Failure) throws(SystemError) {
    let known = findings.firstIndex {
      $0.selection.kind == failure.kind.name && $0.fault.signature == failure.fault.signature
    }
    if let known {
      findings[known].count += 1
      return
    }
    let finding = try minimize(failure)
    findings.append(finding)
    announce(finding)
  }

  private func minimize(_ failure: Failure) throws(SystemError) -> Finding {
    let (kind, selection, number, fault) = (failure.kind, failure.selection, failure.number, failure.fault)
    let id = CaseID(kind: kind.name, seed: selection.seed, number: number)
    var single = selection
    single.numbers = number...number
    func shows(_ selection: CaseSelection) throws(SystemError) -> Bool {
      guard case .failed(let other) = try CaseProcess.outcome(of: selection) else {
        return false
      }
      return other.signature == fault.signature
    }
    guard try shows(single) else {
      // The fault depends on an earlier case of the same process, or on timing.
      var whole = selection
      whole.numbers = selection.numbers.lowerBound...number
      return Finding(fault: fault, selection: whole, isReproduced: try shows(whole), steps: [])
    }
    let deadline = Deadline(seconds: Self.patience)
    let all = selection.steps ?? Array(0..<kind.stepCount(of: id))
    let steps = try Minimizer.smallest(all, tries: Self.tries) { steps throws(SystemError) in
      guard !deadline.hasPassed else { return false }
      var shorter = single
      shorter.steps = steps
      return try shows(shorter)
    }
    single.steps = steps
    return Finding(
      fault: fault,
      selection: single,
      isReproduced: true,
      steps: kind.lines(of: id, steps: steps)
    )
  }
}
