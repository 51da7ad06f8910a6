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
public protocol Recipe: ScriptedRecipe {
  /// What the right way and the wrong ways are: usually a ``Maker`` of a view controller.
  associatedtype Example
  /// What claims look at, such as a launched controller and its views.
  associatedtype Scene

  /// The lesson's texts: `Lesson.embedded`, which the build plugin makes of `Lesson.md`.
  var lesson: Lesson { get }

  /// The way that the lesson teaches.
  var rightWay: Example { get }

  /// The mistakes that the lesson shows, by the names of their sections in `Lesson.md`.
  var wrongWays: WrongWays<Example> { get }

  /// Sets one of the ways up for a claim; each claim looks at a scene of its own.
  ///
  /// Boot the device first: a controller belongs to the device that is there when it is made.
  func scene(_ way: Example, on stage: Stage) throws -> Scene

  /// What the recipe states.
  @ClaimBuilder<Example> var claims: Claims<Example> { get }

  /// Shows values, pictures, films and live scenes; called for the right way and for each wrong way.
  func show(_ way: Example, on stage: Stage) throws
}

/// What makes the view controller that a recipe is about.
public typealias Maker<Controller> = @MainActor () -> Controller

/// The mistakes that a lesson shows, by their names.
public typealias WrongWays<Example> = KeyValuePairs<String, Example>

extension Recipe {
  /// Shows nothing.
  public func show(_ way: Example, on stage: Stage) throws {}

  /// The scenes that ``scene(_:on:)`` makes.
  private var setting: Setting<Example, Scene> {
    Setting { way, stage in try scene(way, on: stage) }
  }

  /// A claim that the lesson stands on.
  ///
  /// - Parameters:
  ///   - id: lower-case words joined by hyphens, unique within the recipe.
  ///   - sentence: what is claimed.
  ///   - covered: other statements of the source that the same checks bear out.
  ///   - checks: acts on a scene and compares, with ``expect(_:is:_:file:line:)`` and its like.
  public func core(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    setting.claim(id, sentence, .core, covered, checks)
  }

  /// A claim beside the lesson's main point; the parameters are those of a core claim.
  public func detail(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    setting.claim(id, sentence, .detail, covered, checks)
  }

  /// More checks of a claim that is declared elsewhere, for which another act or another scene is needed.
  ///
  /// - Parameters:
  ///   - id: the claim's id.
  ///   - name: what tells these checks from the claim's others: their ids are `id#name`, `id#name-2` and so on.
  ///   - sentence: what these checks expect.
  ///   - checks: acts on a scene and compares.
  public func also(
    _ id: String,
    _ name: String,
    _ sentence: String,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    setting.also(id, name, sentence, checks: checks)
  }

  /// A claim that UIKit alone decides: checked, with nothing that could break it.
  public func fact(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    weight: ClaimRecord.Weight = .detail,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    setting.claim(id, sentence, weight, covered, proof: .fact, checks)
  }

  /// A claim that the lesson tells, because no value could show it: `{id}` marks the words in `Lesson.md`.
  public func told(
    _ id: String,
    _ sentence: String,
    weight: ClaimRecord.Weight = .detail
  ) -> Claim<Example, Scene> {
    setting.claim(id, sentence, weight, [], proof: .told) { _ in }
  }
}
