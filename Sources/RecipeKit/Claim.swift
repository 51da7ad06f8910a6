/// A sentence, the checks that bear it out, and what makes them fail.
@MainActor
public struct Claim<Example, Scene> {
  let record: ClaimRecord
  /// The name of the checks, if another claim has the sentence of the source; nil for a claim of its own.
  fileprivate var name: String?
  fileprivate let setting: Setting<Example, Scene>
  fileprivate let checks: @MainActor (Scene) throws -> Void
  fileprivate var opposites: [Opposite] = []

  /// A counter-proof.
  fileprivate struct Opposite {
    let record: OppositeRecord
    let way: Opposed
    let tamper: @MainActor (Scene) throws -> Void
  }

  /// The way on which a counter-proof is tried.
  fileprivate enum Opposed {
    case right
    case wrong(named: String)
    case other(Example)

    var wrongWay: String? {
      if case .wrong(let name) = self { name } else { nil }
    }
  }

  /// States that the checks fail when something has been done to the scene of the right way.
  ///
  /// - Parameters:
  ///   - words: what has been done, to follow "fails when": "the style is default".
  ///   - tamper: does it, before the checks run.
  public func fails(when words: String, _ tamper: @escaping @MainActor (Scene) throws -> Void) -> Claim {
    adding("when \(words)", nil, .right, tamper)
  }

  /// The same, with the value that the claim's first check sees then.
  public func fails(
    when words: String,
    seeing value: some Any,
    _ tamper: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim {
    adding("when \(words)", ValueText.describe(value), .right, tamper)
  }

  /// States that the checks fail on another way than the right one.
  ///
  /// - Parameters:
  ///   - words: what is different in that way, to follow "fails when".
  ///   - way: the other way, which no reader of the lesson meets.
  public func fails(when words: String, with way: Example) -> Claim {
    adding("when \(words)", nil, .other(way)) { _ in }
  }

  /// The same, with the value that the claim's first check sees then.
  public func fails(when words: String, with way: Example, seeing value: some Any) -> Claim {
    adding("when \(words)", ValueText.describe(value), .other(way)) { _ in }
  }

  /// States that the checks fail on one of the recipe's wrong ways.
  ///
  /// - Parameter wrongWay: the wrong way's name.
  public func fails(in wrongWay: String) -> Claim {
    adding("in the wrong way '\(wrongWay)'", nil, .wrong(named: wrongWay)) { _ in }
  }

  /// The same, with the value that the claim's first check sees then, as the source documents it.
  public func fails(in wrongWay: String, seeing value: some Any) -> Claim {
    adding("in the wrong way '\(wrongWay)'", ValueText.describe(value), .wrong(named: wrongWay)) { _ in }
  }

  private func adding(
    _ words: String,
    _ value: String?,
    _ way: Opposed,
    _ tamper: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim {
    var claim = self
    let record = OppositeRecord(
      claim: record.id,
      words: words,
      wrongWay: way.wrongWay,
      seeing: value
    )
    claim.opposites.append(Opposite(record: record, way: way, tamper: tamper))
    return claim
  }
}

/// How scenes are made of a recipe's ways, for claims that need another set-up than ``Recipe/scene(_:on:)``.
///
/// ```swift
/// let pad = Setting { (make: Maker<LampController>, stage) in stage.launch(make(), on: .iPad, iOS: 9) }
///
/// var claims: Claims<Maker<LampController>> {
///   pad.core("wide", "The lamp spans the pad.") { expect($0.lamp.frame.width, is: 768) }
/// }
/// ```
@MainActor
public struct Setting<Example, Scene> {
  let make: @MainActor (Example, Stage) throws -> Scene

  /// Takes what sets one of the ways up for a claim.
  public init(_ make: @escaping @MainActor (Example, Stage) throws -> Scene) {
    self.make = make
  }

  func claim(
    _ id: String,
    _ sentence: String,
    _ weight: ClaimRecord.Weight,
    _ covered: [String],
    proof: ClaimRecord.Proof = .check,
    _ checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    let record = ClaimRecord(id, sentence, weight: weight, proof: proof, covers: covered)
    return Claim(record: record, setting: self, checks: checks)
  }

  /// A claim that the lesson stands on, looked at in this setting; see ``Recipe/core(_:_:covers:checks:)``.
  public func core(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    claim(id, sentence, .core, covered, checks)
  }

  /// A claim beside the lesson's main point, looked at in this setting.
  public func detail(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    claim(id, sentence, .detail, covered, checks)
  }

  /// More checks of a claim, looked at in this setting; see ``Recipe/also(_:_:_:checks:)``.
  public func also(
    _ id: String,
    _ name: String,
    _ sentence: String,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    var claim = claim(id, sentence, .detail, [], checks)
    claim.name = name
    return claim
  }

  /// A claim that UIKit alone decides, looked at in this setting.
  public func fact(
    _ id: String,
    _ sentence: String,
    covers covered: String...,
    weight: ClaimRecord.Weight = .detail,
    checks: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim<Example, Scene> {
    claim(id, sentence, weight, covered, proof: .fact, checks)
  }
}

/// What a recipe states, whatever the scenes of its claims are.
@MainActor
public struct Claims<Example> {
  /// A claim on any scene.
  struct Element {
    let record: ClaimRecord
    let name: String?
    let opposites: [OppositeRecord]
    /// Runs the checks on a scene of a way.
    let check: @MainActor (Example, Stage) throws -> Void
    /// Runs the checks where the counter-proof with the given number says that they fail.
    let checkOpposite: @MainActor (Int, _ right: Example, _ wrong: WrongWays<Example>, Stage) throws -> Void
  }

  var elements: [Element]
}

/// Makes ``Claims`` of the claims in a block, and of blocks of claims.
@resultBuilder
@MainActor
public enum ClaimBuilder<Example> {
  /// Takes a claim in.
  public static func buildExpression<Scene>(_ claim: Claim<Example, Scene>) -> Claims<Example> {
    let setting = claim.setting
    return Claims(elements: [
      Claims.Element(
        record: claim.record,
        name: claim.name,
        opposites: claim.opposites.map(\.record),
        check: { way, stage in try claim.checks(setting.make(way, stage)) },
        checkOpposite: { index, right, wrongWays, stage in
          let opposite = claim.opposites[index]
          let way: Example? =
            switch opposite.way {
            case .right: right
            case .other(let way): way
            case .wrong(let name): wrongWays.first { $0.key == name }?.value
            }
          let scene = try setting.make(
            stage.require(way, "the wrong way that the claim '\(claim.record.id)' names"),
            stage
          )
          try opposite.tamper(scene)
          try claim.checks(scene)
        }
      )
    ])
  }

  /// Takes more claims in.
  public static func buildExpression(_ claims: Claims<Example>) -> Claims<Example> { claims }

  /// Puts claims together, in order.
  public static func buildBlock(_ parts: Claims<Example>...) -> Claims<Example> {
    Claims(elements: parts.flatMap(\.elements))
  }
}

/// An exception as a check of `expectException` sees it, to be stated with `seeing:`.
public struct SeenException: CustomStringConvertible, Sendable {
  /// What a report shows.
  public let description: String

  /// Nothing is raised.
  public static let none = SeenException(description: ExceptionOutcome.noException)

  private init(description: String) {
    self.description = description
  }

  /// An exception with a name and a reason.
  public init(_ name: String, _ reason: String) {
    description = ExceptionOutcome.raised(name: name, reason: reason).text
  }
}
