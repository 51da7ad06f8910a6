import Foundation
import UIKit

/// Deliberate faults, for testing that each is found, attributed to its case and minimized.
///
/// The number of a case determines its fault; only the position within the case is random.
enum FaultCases: FuzzKind {
  static let name = "faults"
  static let summary = "deliberate faults, for the tests of this program"

  static func makeSteps(_ random: inout SeededGenerator) -> [FaultStep] {
    let harmless = random.list(5...20) { FaultStep.nothing($0.integer(0...99)) }
    let faults: [[FaultStep]] = [
      [], [.trap], [.overflowStack], [.signal], [.exit], [.misuse], [.raise], [.fill],
      [.note(1), .note(2), .check], [.hang],
    ]
    var steps = harmless
    for fault in random.one(of: faults) {
      let last = steps.lastIndex { if case .nothing = $0 { false } else { true } } ?? -1
      steps.insert(fault, at: random.integer((last + 1)...steps.count))
    }
    return steps
  }

  static func expectedExceptions(of steps: [FaultStep]) -> [NSExceptionName] { [.rangeException] }

  static func play(_ steps: [FaultStep]) throws(InvariantViolation) {
    var notes: [Int] = []
    for step in steps {
      switch step {
      case .nothing: break
      case .note(let number): notes.append(number)
      case .trap: print(notes[notes.count + 1])
      case .overflowStack: print(depth(of: notes.count))
      case .hang: while notes.count < 100 { notes = notes.shuffled() }
      case .fill: while true { notes += Array(repeating: notes.count, count: 1_000_000) }
      case .signal: kill(getpid(), SIGKILL)
      case .exit: exit(7)
      case .misuse: UIKitException.raise(.rangeException, "An exception for misuse.")
      case .raise: UIKitException.raise(.internalInconsistencyException, "This is unexpected.")
      case .check:
        try InvariantViolation.check(notes != [1, 2], "never two notes in order", "\(notes)")
      }
    }
  }

  @inline(never)
  private static func depth(of count: Int) -> Int {
    // Not a tail call: the result is used afterwards.
    count < 0 ? 0 : depth(of: count + 1) / 2 + count
  }
}
