/// A recipe as the runner plays it: what it says about itself, and a script for each variant and each counter-proof.
@MainActor
package protocol RecipeScript {
  /// What the variants are made of: usually a factory such as `@MainActor () -> UIViewController`.
  associatedtype Example

  /// The lesson's texts: title, problem, solution, discussion and the code that ran.
  var card: RecipeCard { get }

  /// The claims, without their checks.
  var statements: [ClaimRecord] { get }

  /// The ways of doing it; the first one is the right way, the others are wrong ways.
  var variants: [Variant<Example>] { get }

  /// Tries an example out and checks the claims; the same script serves every variant.
  ///
  /// An error that it throws ends that variant's run; the checks that it did not reach count as failed.
  func check(_ example: Example, on stage: Stage) throws

  /// The counter-proofs of the claims.
  var opposites: [OppositeRecord] { get }

  /// Runs the checks of a claim where one of its counter-proofs says that they fail.
  func checkOpposite(_ number: Int, on stage: Stage) throws

  /// What is wrong with how the recipe's files fit together, in sentences.
  var faults: [String] { get }

  /// What is wrong with the record of what wrong ways break, in sentences.
  var recordFaults: [String] { get }

  /// What a reader of the lesson's page may try out on the right way; nil for nothing.
  func playground(_ example: Example) -> Playground?

  /// The recipe's own type, for messages.
  var sourceType: Any.Type { get }
}

/// One way of doing what a recipe teaches: the right way or a wrong way.
package struct Variant<Example> {
  /// The name of the variant, unique within its recipe, such as "integer division".
  package let name: String
  /// One sentence on what goes wrong; empty for the right way.
  package let summary: String
  /// Where the wrong way comes from; nil for the right way.
  package let source: VariantSource?
  /// The checks that the wrong way must break, and no others; empty for the right way.
  package let breaks: [Breakage]
  /// What the script is given: usually a factory of a view controller.
  package let example: Example

  /// Makes the right way, which must pass every check.
  package static func rightWay(_ example: Example) -> Variant {
    Variant(name: "right way", summary: "", source: nil, breaks: [], example: example)
  }

  /// Makes a wrong way, which must break exactly the checks that it names.
  package static func wrongWay(
    _ name: String,
    _ summary: String,
    source: VariantSource = .common,
    breaks: [Breakage],
    _ example: Example
  ) -> Variant {
    Variant(name: name, summary: summary, source: source, breaks: breaks, example: example)
  }
}
