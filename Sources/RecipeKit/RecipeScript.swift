/// The runner's view of a recipe: its description, and a script for each variant and each counter-proof.
@MainActor
package protocol RecipeScript {
  /// The type of the variants' examples: usually a factory such as `@MainActor () -> UIViewController`.
  associatedtype Example

  /// The texts, the code and the metadata of the lesson.
  var card: RecipeCard { get }

  /// The claims, without their checks.
  var statements: [ClaimRecord] { get }

  /// The right way, followed by the wrong ways.
  var variants: [Variant<Example>] { get }

  /// Runs the checks of all claims on an example; every variant has the same script.
  ///
  /// A thrown error ends the run of that variant; the remaining checks count as failed.
  func check(_ example: Example, on stage: Stage) throws

  /// The counter-proofs of the claims.
  var counterProofs: [CounterProofRecord] { get }

  /// Runs the checks of a claim under one of its counter-proofs.
  func checkCounterProof(_ number: Int, on stage: Stage) throws

  /// The inconsistencies between the recipe's files, in sentences.
  var faults: [String] { get }

  /// The faults of `Recorded.txt`, in sentences.
  var recordFaults: [String] { get }

  /// Returns what readers can try out on the right way; nil for nothing.
  func playground(_ example: Example) -> Playground?

  /// The recipe's own type, for messages.
  var sourceType: Any.Type { get }
}

/// An implementation of a recipe's task: the right way or a wrong way.
package struct Variant<Example> {
  /// The description of the wrong way; nil for the right way.
  package let mistake: Lesson.Mistake?
  /// Exactly the checks that fail in the wrong way; empty for the right way.
  package let breaks: [Breakage]
  /// The argument of the script: usually a factory of a view controller.
  package let example: Example

  /// Creates a variant; the right way must pass every check.
  package init(_ example: Example, mistake: Lesson.Mistake? = nil, breaks: [Breakage] = []) {
    (self.mistake, self.breaks, self.example) = (mistake, breaks, example)
  }

  /// The name of the variant, unique within its recipe, such as "integer division".
  package var name: String { mistake?.name ?? "right way" }
}
