/// Sets up scenes for claims: a recipe, or a ``SceneSetup`` beside it.
@MainActor
public protocol SceneMaker<Example, Scene> {
  /// The type of the right way and the wrong ways: usually a ``ControllerFactory`` of a view controller.
  associatedtype Example
  /// The type of value that claims examine, such as a launched controller and its views.
  associatedtype Scene

  /// Sets up an example; each claim gets a scene of its own.
  ///
  /// Boot the device first: a controller belongs to the device that exists when it is created.
  func scene(_ example: Example, on stage: Stage) throws -> Scene
}

extension SceneMaker {
  /// Declares a claim on which the lesson depends.
  ///
  /// - Parameters:
  ///   - id: lower-case words joined by hyphens, unique within the recipe. With `id#name` the checks are added
  ///     to the claim `id`, with other actions or another scene; the sentence says what they expect.
  ///   - sentence: the claim.
  ///   - covered: other statements of the source that the same checks prove.
  ///   - isFact: whether UIKit alone decides it: it is checked, but has no counter-proof.
  ///   - checks: acts on a scene and compares, with ``expect(_:is:_:file:line:)`` and its variants. Nil for a
  ///     claim that the lesson only states, because no value could show it: `{id}` marks the words in
  ///     `Lesson.md`.
  public func core(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    isFact: Bool = false,
    checks: (@MainActor (Scene) throws -> Void)? = nil
  ) -> Claim<Example, Scene> {
    Claim(id, sentence, weight: .core, covers: covered, isFact: isFact, on: self, checks)
  }

  /// Declares a claim about a detail; the parameters are those of `core`.
  public func detail(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    isFact: Bool = false,
    checks: (@MainActor (Scene) throws -> Void)? = nil
  ) -> Claim<Example, Scene> {
    Claim(id, sentence, weight: .detail, covers: covered, isFact: isFact, on: self, checks)
  }
}

/// Another set-up of scenes than the recipe's own, for claims that need it.
///
/// ```swift
/// let pad = SceneSetup { (make: ControllerFactory<LampController>, stage) in stage.launch(make(), on: .iPad, iOS: 9) }
///
/// var claims: Claims<ControllerFactory<LampController>> {
///   pad.core("wide", "The lamp spans the pad.") { expect($0.lamp.frame.width, is: 768) }
/// }
/// ```
@MainActor
public struct SceneSetup<Example, Scene>: SceneMaker {
  private let make: @MainActor (Example, Stage) throws -> Scene

  /// Creates a setting with a closure that sets up an example.
  public init(_ make: @escaping @MainActor (Example, Stage) throws -> Scene) {
    self.make = make
  }

  /// Sets up an example.
  public func scene(_ example: Example, on stage: Stage) throws -> Scene { try make(example, stage) }
}
