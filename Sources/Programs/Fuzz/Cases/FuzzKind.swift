import Rendering
import UIKit

/// A kind of random cases: how a case is generated and played, and its invariants.
///
/// A case is a list of steps, which are plain values. Any step can be left out; that is how a finding is
/// minimized. Steps therefore refer to objects by number, such as view 3, and have no effect if the object
/// was never created.
@MainActor
protocol FuzzKind {
  /// A single action of a case.
  associatedtype Step: Sendable

  /// The name on the command line.
  static var name: String { get }

  /// A short description of the random content.
  static var summary: String { get }

  /// Generates a case.
  static func makeSteps(_ random: inout SeededGenerator) -> [Step]

  /// The exceptions that UIKit raises for misuse in such steps; they end a case and are no findings.
  static func expectedExceptions(of steps: [Step]) -> [NSExceptionName]

  /// Plays a case from start to end; throws if an invariant is violated.
  static func play(_ steps: [Step]) throws(InvariantViolation)
}

extension FuzzKind {
  /// Generates a case or some of its steps; returns its expected exceptions, and a closure that plays it.
  static func prepare(
    _ id: CaseID,
    steps kept: [Int]?
  ) -> (expectedExceptions: [String], play: () throws(InvariantViolation) -> Void) {
    let steps = select(kept, of: steps(of: id))
    return (
      expectedExceptions(of: steps).map(\.rawValue), { () throws(InvariantViolation) in try play(steps) }
    )
  }

  /// The number of steps in a case.
  static func stepCount(of id: CaseID) -> Int { steps(of: id).count }

  /// Descriptions of a case's steps, one per line.
  static func lines(of id: CaseID, steps kept: [Int]?) -> [String] {
    select(kept, of: steps(of: id)).map { stepText(of: $0) }
  }

  /// The description of a step by Swift, without the names of modules.
  private static func stepText(of step: Step) -> String {
    let text = String(describing: step)
    return SingleLine.of(text.replacing("Foundation.", with: "").replacing("RecipeGalleryFuzz.", with: ""))
  }

  private static func steps(of id: CaseID) -> [Step] {
    var random = SeededGenerator(id)
    return makeSteps(&random)
  }

  private static func select(_ kept: [Int]?, of steps: [Step]) -> [Step] {
    guard let kept else { return steps }
    return kept.filter { steps.indices.contains($0) }.map { steps[$0] }
  }
}
