/// A sentence, the checks that bear it out, and what makes them fail.
///
/// ```swift
/// core("is-off", "The lamp is off at first.") { expect($0.lamp.isOn, is: false) }
///   .fails(when: "somebody switches it on") { $0.lamp.isOn = true }
///   .fails(in: "left on", seeing: true)
/// ```
@MainActor
public struct Claim<Example, Scene> {
  let record: ClaimRecord
  /// The name of the checks, if another claim has the sentence of the source; nil for a claim of its own.
  fileprivate let name: String?
  fileprivate let makeScene: @MainActor (Example, Stage) throws -> Scene
  fileprivate let checks: @MainActor (Scene) throws -> Void
  fileprivate var opposites: [Opposite] = []

  init(
    _ record: ClaimRecord,
    named name: String? = nil,
    on maker: some SceneMaker<Example, Scene>,
    _ checks: @escaping @MainActor (Scene) throws -> Void
  ) {
    (self.record, self.name, self.checks) = (record, name, checks)
    makeScene = { way, stage in try maker.scene(way, on: stage) }
  }

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

/// What a recipe states, whatever the scenes of its claims are; many claims are put together of several blocks.
///
/// ```swift
/// var claims: Claims<Maker<LampController>> {
///   switching
///   dimming
/// }
/// ```
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
    Claims(elements: [
      Claims.Element(
        record: claim.record,
        name: claim.name,
        opposites: claim.opposites.map(\.record),
        check: { way, stage in try claim.checks(claim.makeScene(way, stage)) },
        checkOpposite: { index, right, wrongWays, stage in
          let opposite = claim.opposites[index]
          let way: Example? =
            switch opposite.way {
            case .right: right
            case .other(let way): way
            case .wrong(let name): wrongWays.first { $0.key == name }?.value
            }
          let scene = try claim.makeScene(
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
///
/// ```swift
/// .fails(in: "two parents", seeing: SeenException("NSInvalidArgumentException", "…"))
/// ```
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
