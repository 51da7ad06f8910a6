/// A piece of UIKit know-how that runs, verifies itself and teaches.
///
/// A recipe offers the right way of doing a thing and some wrong ways, and states what it claims. Each ``Claim`` holds its
/// sentence, its checks and its counter-proof. `Lesson.md` beside the code has the lesson's texts, and `Recorded.txt` what
/// each wrong way breaks.
///
/// ```swift
/// struct LampRecipe: Recipe {
///   let lesson = Lesson.embedded
///   let rightWay: Maker<LampController> = { LampController() }
///   let wrongWays: WrongWays<Maker<LampController>> = ["left on": { LeftOnController() }]
///
///   func scene(_ make: Maker<LampController>, on stage: Stage) -> LampController {
///     stage.launch(make(), on: .iPhone5, iOS: 9)
///   }
///
///   var claims: Claims<Maker<LampController>> {
///     core("is-off", "The lamp is off at first.") { expect($0.lamp.isOn, is: false) }
///       .fails(when: "somebody switches it on") { $0.lamp.isOn = true }
///   }
/// }
/// ```
@MainActor
public protocol Recipe: SceneMaker {
  /// The lesson's texts: `Lesson.embedded`, which the build plugin makes of `Lesson.md`.
  var lesson: Lesson { get }

  /// The way that the lesson teaches.
  var rightWay: Example { get }

  /// The mistakes that the lesson shows, by the names of their sections in `Lesson.md`.
  var wrongWays: WrongWays<Example> { get }

  /// What the recipe states.
  @ClaimBuilder<Example> var claims: Claims<Example> { get }

  /// Shows values, pictures, films and live scenes; called for the right way and for each wrong way.
  func show(_ way: Example, on stage: Stage) throws

  /// What a reader of the lesson's page may try out on the right way; nil, as by default, for nothing.
  func playground(_ rightWay: Example) -> Playground?
}

/// What makes the view controller that a recipe is about.
public typealias Maker<Controller> = @MainActor () -> Controller

/// The mistakes that a lesson shows, by their names.
public typealias WrongWays<Example> = KeyValuePairs<String, Example>

extension Recipe {
  /// Shows nothing.
  public func show(_ way: Example, on stage: Stage) throws {}

  /// Nothing to try out.
  public func playground(_ rightWay: Example) -> Playground? { nil }

  /// A claim that the lesson tells, because no value could show it: `{id}` marks the words in `Lesson.md`.
  public func told(
    _ id: String,
    _ sentence: String,
    weight: ClaimWeight = .detail
  ) -> Claim<Example, Scene> {
    Claim(ClaimRecord(id, sentence, weight: weight, proof: .told), on: self) { _ in }
  }
}
