/// A lesson on UIKit that runs, verifies itself and teaches.
///
/// A recipe has a right way, wrong ways, and claims. Each ``Claim`` contains its sentence, its checks and its
/// counter-proofs. Beside the code, `Lesson.md` contains the lesson's texts, and `Recorded.txt` the checks
/// that each wrong way breaks.
///
/// ```swift
/// struct LampRecipe: Recipe {
///   let lesson = Lesson.embedded
///   let rightWay: ControllerFactory<LampController> = { LampController() }
///   let wrongWays: WrongWays<ControllerFactory<LampController>> = ["left on": { LeftOnController() }]
///
///   func scene(_ make: ControllerFactory<LampController>, on stage: Stage) -> LampController {
///     stage.launch(make(), on: .iPhone5, iOS: 9)
///   }
///
///   var claims: Claims<ControllerFactory<LampController>> {
///     core("is-off", "The lamp is off at first.") { expect($0.lamp.isOn, is: false) }
///       .fails(when: "somebody switches it on") { $0.lamp.isOn = true }
///   }
/// }
/// ```
@MainActor
public protocol Recipe: SceneMaker {
  /// The lesson's texts: `Lesson.embedded`, which the build plugin generates from `Lesson.md`.
  var lesson: Lesson { get }

  /// The example that the lesson teaches.
  var rightWay: Example { get }

  /// The wrong ways of the lesson, by the names of their sections in `Lesson.md`.
  var wrongWays: WrongWays<Example> { get }

  /// The claims of the recipe, with their checks.
  @ClaimBuilder<Example> var claims: Claims<Example> { get }

  /// Shows values, pictures, films and live scenes; called for the right way and for each wrong way.
  ///
  /// By default it shows nothing.
  func illustrate(_ example: Example, on stage: Stage) throws

  /// Returns what readers can try out on the lesson's page; nil, the default, for nothing.
  func playground(_ rightWay: Example) -> Playground?
}

/// A closure that creates the view controller of an example.
public typealias ControllerFactory<Controller> = @MainActor () -> Controller

/// The wrong ways of a lesson, by name.
public typealias WrongWays<Example> = KeyValuePairs<String, Example>

extension Recipe {
  /// Shows nothing.
  public func illustrate(_ example: Example, on stage: Stage) throws {}

  /// Returns nil: there is nothing to try out.
  public func playground(_ rightWay: Example) -> Playground? { nil }
}
