import Foundation
import RecipeRunner

/// Plays cases in child processes until the time is over, and gathers what is wrong.
///
/// As many children as the machine has processors play batches of cases. The kind that has had the least time is next.
@MainActor
final class Search {
  /// How many cases a child plays before a fresh one goes on.
  private static let batch = 100
  /// How often a case may be played to make it small.
  private static let tries = 150
  /// How long it may take to make one small, in seconds.
  private static let patience = 20.0

  /// Cases that a child plays.
  private struct Batch {
    var child: CaseProcess
    let kind: any FuzzKind.Type
    let start = ContinuousClock.now

    init(_ selection: CaseSelection, _ kind: any FuzzKind.Type) throws(SystemError) {
      child = try CaseProcess(selection)
      self.kind = kind
    }
  }

  /// A case in which something is wrong, and what its child was to play.
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
  private(set) var tallies: [String: KindTally] = [:]
  private(set) var findings: [Finding] = []

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - kinds: what is played.
  ///   - seed: which cases of these kinds.
  ///   - secondsPerCase: how much processor time a case may take.
  ///   - announce: called with each finding, once it is small.
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
    for kind in kinds { tallies[kind.name] = KindTally() }
  }

  /// Plays for so many seconds, or only the first cases of each kind, if their number is given.
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

  /// Plays one selection and gathers what is wrong in it.
  func play(_ selection: CaseSelection, _ kind: any FuzzKind.Type) throws(SystemError) {
    var batches = [try Batch(selection, kind)]
    while !batches.isEmpty { batches = try advance(batches) }
  }

  /// Waits for news of batches, and returns those that go on, in other children where theirs are gone.
  private func advance(_ batches: [Batch]) throws(SystemError) -> [Batch] {
    CaseProcess.wait(for: batches.map(\.child))
    var remaining: [Batch] = []
    var failures: [Failure] = []
    for var batch in batches {
      let (kind, selection) = (batch.kind, batch.child.selection)
      let progress = try batch.child.read { number, outcome in
        tallies[kind.name, default: KindTally()].add(outcome)
        if case .failed(let fault) = outcome { failures.append(Failure(kind, selection, number, fault)) }
      }
      if progress == .playing {
        remaining.append(batch)
      } else {
        tallies[batch.kind.name, default: KindTally()].seconds += (.now - batch.start) / .seconds(1)
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

  /// The kind that had the least time so far, and has cases left.
  private func nextKind(_ limit: Int?, playing: [String]) -> (any FuzzKind.Type)? {
    kinds.filter { next[$0.name, default: 0] < limit ?? .max }.min { left, right in
      let (leftPlays, rightPlays) = (playing.contains(left.name), playing.contains(right.name))
      if leftPlays != rightPlays { return rightPlays }
      return tallies[left.name, default: KindTally()].seconds
        < tallies[right.name, default: KindTally()].seconds
    }
  }

  private func takeNumbers(of kind: any FuzzKind.Type, _ limit: Int?) -> ClosedRange<Int>? {
    let first = next[kind.name, default: 0]
    let end = min(first + Self.batch, limit ?? .max)
    guard first < end else { return nil }
    next[kind.name] = end
    return first...(end - 1)
  }

  /// Counts a fault, and makes its case small if it is the first of its sort.
  private func note(_ failure: Failure) throws(SystemError) {
    let known = findings.firstIndex {
      $0.selection.kind == failure.kind.name && $0.fault.signature == failure.fault.signature
    }
    if let known {
      findings[known].count += 1
      return
    }
    let finding = try makeSmall(failure)
    findings.append(finding)
    announce(finding)
  }

  private func makeSmall(_ failure: Failure) throws(SystemError) -> Finding {
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
      // Something that an earlier case of the same process left behind has a part in it, or time has.
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
