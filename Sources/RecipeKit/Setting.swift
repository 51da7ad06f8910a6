/// What makes scenes of a recipe's ways, and states claims about them: a recipe, or a ``Setting`` beside it.
@MainActor
public protocol SceneMaker<Example, Scene> {
  /// What the right way and the wrong ways are: usually a ``Maker`` of a view controller.
  associatedtype Example
  /// What claims look at, such as a launched controller and its views.
  associatedtype Scene

  /// Sets one of the ways up; each claim looks at a scene of its own.
  ///
  /// Boot the device first: a controller belongs to the device that is there when it is made.
  func scene(_ way: Example, on stage: Stage) throws -> Scene
}

extension SceneMaker {
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
    Claim(ClaimRecord(id, sentence, weight: .core, covers: covered), on: self, checks)
  }

  /// A claim beside the lesson's main point; the parameters are those of a core claim.
  public func detail(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    Claim(ClaimRecord(id, sentence, weight: .detail, covers: covered), on: self, checks)
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
    Claim(ClaimRecord(id, sentence, weight: .detail), named: name, on: self, checks)
  }

  /// A claim that UIKit alone decides: checked, with nothing that could break it.
  public func fact(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    weight: ClaimWeight = .detail,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    Claim(ClaimRecord(id, sentence, weight: weight, proof: .fact, covers: covered), on: self, checks)
  }
}

/// How scenes are made of a recipe's ways, for claims that need another set-up than the recipe's own scene.
///
/// ```swift
/// let pad = Setting { (make: Maker<LampController>, stage) in stage.launch(make(), on: .iPad, iOS: 9) }
///
/// var claims: Claims<Maker<LampController>> {
///   pad.core("wide", "The lamp spans the pad.") { expect($0.lamp.frame.width, is: 768) }
/// }
/// ```
@MainActor
public struct Setting<Example, Scene>: SceneMaker {
  private let make: @MainActor (Example, Stage) throws -> Scene

  /// Takes what sets one of the ways up.
  public init(_ make: @escaping @MainActor (Example, Stage) throws -> Scene) {
    self.make = make
  }

  /// A scene of one of the ways.
  public func scene(_ way: Example, on stage: Stage) throws -> Scene { try make(way, stage) }
}
