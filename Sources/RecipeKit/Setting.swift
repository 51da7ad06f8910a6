/// Sets up scenes for claims: a recipe, or a ``Setting`` beside it.
@MainActor
public protocol SceneMaker<Example, Scene> {
  /// The type of the right way and the wrong ways: usually a ``Maker`` of a view controller.
  associatedtype Example
  /// The type of value that claims examine, such as a launched controller and its views.
  associatedtype Scene

  /// Sets up an example; each claim gets a scene of its own.
  ///
  /// Boot the device first: a controller belongs to the device that exists when it is created.
  func scene(_ way: Example, on stage: Stage) throws -> Scene
}

extension SceneMaker {
  /// Declares a claim on which the lesson depends.
  ///
  /// - Parameters:
  ///   - id: lower-case words joined by hyphens, unique within the recipe.
  ///   - sentence: the claim.
  ///   - covered: other statements of the source that the same checks prove.
  ///   - checks: acts on a scene and compares, with ``expect(_:is:_:file:line:)`` and its variants.
  public func core(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    Claim(ClaimRecord(id, sentence, weight: .core, covers: covered), on: self, checks)
  }

  /// Declares a claim about a detail; the parameters are those of `core`.
  public func detail(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    Claim(ClaimRecord(id, sentence, weight: .detail, covers: covered), on: self, checks)
  }

  /// Adds checks to a claim that is declared elsewhere, with other actions or another scene.
  ///
  /// - Parameters:
  ///   - id: the id of the claim.
  ///   - name: a name for these checks: their ids are `id#name`, `id#name-2` and so on.
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

  /// Declares a claim that UIKit alone decides: it is checked, but has no counter-proof.
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

/// Another set-up of scenes than the recipe's own, for claims that need it.
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

  /// Creates a setting with a closure that sets up an example.
  public init(_ make: @escaping @MainActor (Example, Stage) throws -> Scene) {
    self.make = make
  }

  /// Sets up an example.
  public func scene(_ way: Example, on stage: Stage) throws -> Scene { try make(way, stage) }
}
