/// A piece of UIKit know-how that runs, verifies itself and teaches.
///
/// A recipe states what it claims, offers the right way of doing a thing and some wrong ways, and checks the
/// claims with one script. The runner puts every variant through that script: the right way must pass every
/// check, and each wrong way must break exactly the checks that it names, so that no check can pass by
/// accident.
@MainActor
public protocol Recipe {
  /// What the variants are made of: usually a factory such as `@MainActor () -> UIViewController`.
  associatedtype Example

  /// The lesson's texts: title, problem, solution, discussion and the code that ran.
  var card: RecipeCard { get }

  /// Everything that the source states about this subject, checked or told.
  var claims: [Claim] { get }

  /// The ways of doing it; the first one is the right way, the others are wrong ways.
  var variants: [Variant<Example>] { get }

  /// Tries an example out and checks the claims; the same script serves every variant.
  ///
  /// The script must behave the same on every run: no clock, no randomness, no environment, and no
  /// files but the images of its example.
  /// An error that it throws ends that variant's run; the checks that it did not reach count as failed.
  func check(_ example: Example, on stage: Stage) throws

  /// What a reader of the lesson's page may try out; nil, as by default, for nothing.
  ///
  /// - Parameter example: the right way's.
  func playground(_ example: Example) -> Playground?
}

extension Recipe {
  /// Nothing to try out.
  public func playground(_ example: Example) -> Playground? { nil }
}
