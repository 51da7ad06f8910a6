/// A sentence, the checks that prove it, and the counter-proofs that make them fail.
///
/// ```swift
/// core("is-off", "The lamp is off at first.") { expect($0.lamp.isOn, is: false) }
///   .fails(when: "somebody switches it on") { $0.lamp.isOn = true }
///   .fails(in: "left on", seeing: true)
/// ```
@MainActor
public struct Claim<Example, Scene> {
  let record: ClaimRecord
  /// The name of the checks of `also`; nil for those of the claim itself.
  fileprivate let name: String?
  fileprivate let makeScene: @MainActor (Example, Stage) throws -> Scene
  fileprivate let checks: @MainActor (Scene) throws -> Void
  fileprivate var opposites: [CounterProof] = []

  init(
    _ record: ClaimRecord,
    named name: String? = nil,
    on maker: some SceneMaker<Example, Scene>,
    _ checks: @escaping @MainActor (Scene) throws -> Void
  ) {
    (self.record, self.name, self.checks) = (record, name, checks)
    makeScene = { way, stage in try maker.scene(way, on: stage) }
  }

  fileprivate struct CounterProof {
    let record: CounterProofRecord
    let way: CounterProofExample
    let tamper: @MainActor (Scene) throws -> Void
  }

  /// The example on which a counter-proof runs.
  fileprivate enum CounterProofExample {
    case right
    case wrong(named: String)
    case other(Example)

    var wrongWay: String? {
      if case .wrong(let name) = self { name } else { nil }
    }
  }

  /// Adds a counter-proof that changes the scene of the right way.
  ///
  /// - Parameters:
  ///   - words: the change, to follow "fails when": "the style is default".
  ///   - tamper: makes the change, before the checks run.
  public func fails(when words: String, _ tamper: @escaping @MainActor (Scene) throws -> Void) -> Claim {
    adding("when \(words)", nil, .right, tamper)
  }

  /// Adds a counter-proof that changes the scene of the right way, with the value that the first check finds.
  public func fails(
    when words: String,
    seeing value: some Any,
    _ tamper: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim {
    adding("when \(words)", ValueText.describe(value), .right, tamper)
  }

  /// Adds a counter-proof that runs on another example.
  ///
  /// - Parameters:
  ///   - words: the difference of the example, to follow "fails when".
  ///   - way: the other example, which the lesson doesn't show.
  public func fails(when words: String, with way: Example) -> Claim {
    adding("when \(words)", nil, .other(way)) { _ in }
  }

  /// Adds a counter-proof that runs on another example, with the value that the first check finds there.
  public func fails(when words: String, with way: Example, seeing value: some Any) -> Claim {
    adding("when \(words)", ValueText.describe(value), .other(way)) { _ in }
  }

  /// Adds one of the recipe's wrong ways as a counter-proof.
  ///
  /// - Parameter wrongWay: the name of the wrong way.
  public func fails(in wrongWay: String) -> Claim {
    adding("in the wrong way '\(wrongWay)'", nil, .wrong(named: wrongWay)) { _ in }
  }

  /// Adds a wrong way as a counter-proof, with the value that the first check finds there.
  public func fails(in wrongWay: String, seeing value: some Any) -> Claim {
    adding("in the wrong way '\(wrongWay)'", ValueText.describe(value), .wrong(named: wrongWay)) { _ in }
  }

  private func adding(
    _ words: String,
    _ value: String?,
    _ way: CounterProofExample,
    _ tamper: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim {
    var claim = self
    let record = CounterProofRecord(
      claim: record.id,
      words: words,
      wrongWay: way.wrongWay,
      seeing: value
    )
    claim.opposites.append(CounterProof(record: record, way: way, tamper: tamper))
    return claim
  }
}

/// The claims of a recipe, whatever their scenes; blocks of claims can be combined.
///
/// ```swift
/// var claims: Claims<Maker<LampController>> {
///   switching
///   dimming
/// }
/// ```
@MainActor
public struct Claims<Example> {
  /// A claim with any scene.
  struct Element {
    let record: ClaimRecord
    let name: String?
    let opposites: [CounterProofRecord]
    /// Sets up a scene of an example and runs the checks on it.
    let check: @MainActor (Example, Stage) throws -> Void
    /// Runs the checks under the counter-proof with the given number.
    let checkCounterProof:
      @MainActor (Int, _ right: Example, _ wrong: WrongWays<Example>, Stage) throws -> Void
  }

  var elements: [Element]
}

/// The result builder of ``Claims``: a block contains claims and blocks of claims.
@resultBuilder
@MainActor
public enum ClaimBuilder<Example> {
  /// Adds a claim.
  public static func buildExpression<Scene>(_ claim: Claim<Example, Scene>) -> Claims<Example> {
    Claims(elements: [
      Claims.Element(
        record: claim.record,
        name: claim.name,
        opposites: claim.opposites.map(\.record),
        check: { way, stage in try claim.checks(claim.makeScene(way, stage)) },
        checkCounterProof: { index, right, wrongWays, stage in
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

  /// Adds a block of claims.
  public static func buildExpression(_ claims: Claims<Example>) -> Claims<Example> { claims }

  /// Combines the parts in order.
  public static func buildBlock(_ parts: Claims<Example>...) -> Claims<Example> {
    Claims(elements: parts.flatMap(\.elements))
  }
}

/// An exception as `expectException` reports it, for `seeing:`.
///
/// ```swift
/// .fails(in: "two parents", seeing: SeenException("NSInvalidArgumentException", "…"))
/// ```
public struct SeenException: CustomStringConvertible, Sendable {
  /// The text of a report.
  public let description: String

  /// No exception.
  public static let none = SeenException(description: ExceptionOutcome.noException)

  private init(description: String) {
    self.description = description
  }

  /// Creates an exception with a name and a reason.
  public init(_ name: String, _ reason: String) {
    description = ExceptionOutcome.raised(name: name, reason: reason).text
  }
}
