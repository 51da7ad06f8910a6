import Rendering
import UIKit

/// A kind of random cases: how one is made, how it is played, and what always holds meanwhile.
///
/// A case is a list of steps, which are plain values. Any of them can be left out and the rest still be played; that is
/// how a finding is made small. So steps name what they act on, such as the view number 3, and one whose view was never
/// made does nothing.
@MainActor
protocol FuzzKind {
  /// One thing that a case does.
  associatedtype Step: Sendable

  /// The name on the command line.
  static var name: String { get }

  /// What is random in it, in a few words.
  static var summary: String { get }

  /// Makes a case.
  static func makeSteps(_ random: inout SeededGenerator) -> [Step]

  /// The exceptions that UIKit raises for such steps, because they misuse it: these end a case, and are no findings.
  static func refusals(of steps: [Step]) -> [NSExceptionName]

  /// Plays a case, from nothing to its end; throws if something does not hold that always does.
  static func play(_ steps: [Step]) throws(BrokenInvariant)
}

extension FuzzKind {
  /// Makes a case, or some of its steps: the names of the exceptions that it may end with, and a way to play it.
  static func prepare(
    _ id: CaseID,
    steps kept: [Int]?
  ) -> (refusals: [String], play: () throws(BrokenInvariant) -> Void) {
    let steps = select(kept, of: steps(of: id))
    return (refusals(of: steps).map(\.rawValue), { () throws(BrokenInvariant) in try play(steps) })
  }

  /// How many steps a case has.
  static func stepCount(of id: CaseID) -> Int { steps(of: id).count }

  /// Steps of a case in words, one line each.
  static func lines(of id: CaseID, steps kept: [Int]?) -> [String] {
    select(kept, of: steps(of: id)).map { stepText(of: $0) }
  }

  /// A step in words: what Swift says of it, without the names of modules.
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
