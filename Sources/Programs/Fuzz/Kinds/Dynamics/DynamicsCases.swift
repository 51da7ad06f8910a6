import UIKit

/// Rooms with items that fall, fly, collide, and are attached, pushed and pulled.
///
/// All numbers are finite, so no case is misuse. Half of the cases are plain rooms with more invariants than
/// the others. `DynamicsScene` selects the invariants by the steps played, so a minimized case is checked for
/// its remaining steps.
enum DynamicsCases: FuzzKind {
  static let name = "dynamics"
  static let summary = "rooms with items, materials, forces, attachments, fields, boundaries"

  static func makeSteps(_ random: inout SeededGenerator) -> [DynamicsStep] {
    DynamicsCaseMaker.steps(&random)
  }

  static func expectedExceptions(of steps: [DynamicsStep]) -> [NSExceptionName] { [] }

  static func play(_ steps: [DynamicsStep]) throws(InvariantViolation) {
    let first = try end(of: steps)
    let second = try end(of: steps)
    try InvariantViolation.check(
      first == second,
      "the same case ends with the same bits",
      "\(zip(first, second).filter { $0 != $1 }.count) of \(first.count) numbers differ"
    )
  }

  /// Plays a case once and returns the bits of all moving state.
  private static func end(of steps: [DynamicsStep]) throws(InvariantViolation) -> [UInt64] {
    let scene = DynamicsScene()
    for step in steps { try scene.perform(step) }
    return scene.bits
  }
}
