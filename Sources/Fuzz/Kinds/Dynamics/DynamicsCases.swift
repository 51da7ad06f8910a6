import UIKit

/// Rooms with items that fall, fly, collide and are tied, pushed and pulled.
///
/// All numbers are finite, so nothing in a case is misuse. Half of the cases are plain rooms, in which more must hold
/// than in the others: `DynamicsScene` decides by what it finds, so that a case that was made smaller is judged by what is
/// left of it.
enum DynamicsCases: FuzzKind {
  static let name = "dynamics"
  static let summary = "rooms with items, materials, forces, ties, fields, boundaries"

  static func makeSteps(_ random: inout SeededGenerator) -> [DynamicsStep] {
    DynamicsCaseMaker.steps(&random)
  }

  static func refusals(of steps: [DynamicsStep]) -> [NSExceptionName] { [] }

  static func play(_ steps: [DynamicsStep]) throws(BrokenInvariant) {
    let first = try end(of: steps)
    let second = try end(of: steps)
    try BrokenInvariant.check(
      first == second,
      "the same case ends with the same bits",
      "\(first.count) numbers, of which differ \(zip(first, second).filter { $0 != $1 }.count)"
    )
  }

  /// Plays a case once, and returns the bits of all that moves.
  private static func end(of steps: [DynamicsStep]) throws(BrokenInvariant) -> [UInt64] {
    let scene = DynamicsScene()
    for step in steps { try scene.take(step) }
    return scene.bits
  }
}
