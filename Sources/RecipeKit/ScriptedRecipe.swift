/// A piece of UIKit know-how that runs, verifies itself and teaches.
///
/// A recipe states what it claims, offers the right way of doing a thing and some wrong ways, and checks the
/// claims with one script. The runner puts every variant through that script: the right way must pass every
/// check, and each wrong way must break exactly the checks that it names, so that no check can pass by
/// accident.
@MainActor
public protocol ScriptedRecipe {
  /// What the variants are made of: usually a factory such as `@MainActor () -> UIViewController`.
  associatedtype Example

  /// The lesson's texts: title, problem, solution, discussion and the code that ran.
  var card: RecipeCard { get }

  /// Everything that the source states about this subject, checked or told.
  var statements: [ClaimRecord] { get }

  /// The ways of doing it; the first one is the right way, the others are wrong ways.
  var variants: [Variant<Example>] { get }

  /// Tries an example out and checks the claims; the same script serves every variant.
  ///
  /// The script must behave the same on every run: no clock, no randomness, no environment, and no
  /// files but the images of its example.
  /// An error that it throws ends that variant's run; the checks that it did not reach count as failed.
  func check(_ example: Example, on stage: Stage) throws

  /// The counter-proofs of the claims.
  var opposites: [OppositeRecord] { get }

  /// What is wrong with how the recipe's files fit together, in sentences.
  var faults: [String] { get }

  /// What is wrong with the record of what wrong ways break, in sentences.
  var recordFaults: [String] { get }

  /// Runs the checks of a claim where one of its counter-proofs says that they fail.
  func checkOpposite(_ number: Int, on stage: Stage) throws

  /// What a reader of the lesson's page may try out; nil, as by default, for nothing.
  ///
  /// - Parameter example: the right way's.
  func playground(_ example: Example) -> Playground?
}

extension ScriptedRecipe {
  /// Nothing to try out.
  public func playground(_ example: Example) -> Playground? { nil }

  /// None.
  public var opposites: [OppositeRecord] { [] }

  /// None.
  public var faults: [String] { [] }

  /// None.
  public var recordFaults: [String] { [] }

  /// There is none to be checked.
  public func checkOpposite(_ number: Int, on stage: Stage) throws {}
}
