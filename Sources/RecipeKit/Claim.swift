/// A sentence, the checks that prove it, and the counter-proofs that make them fail.
///
/// ```swift
/// core("is-off", "The lamp is off at first.") { expect($0.lamp.isOn, is: false) }
///   .fails(when: "somebody switches it on") { $0.lamp.isOn = true }
///   .fails(in: "left on", seeing: true)
/// ```
@MainActor
public struct Claim<Example, Scene> {
  fileprivate struct CounterProof {
    let record: CounterProofRecord
    /// The example on which it runs; nil for the right way, or the wrong way that the record names.
    let example: Example?
    let tamper: @MainActor (Scene) throws -> Void
  }

  let record: ClaimRecord
  /// The name of checks that are added to the claim; nil for those of the claim itself.
  fileprivate let name: String?
  fileprivate let makeScene: @MainActor (Example, Stage) throws -> Scene
  fileprivate let checks: @MainActor (Scene) throws -> Void
  fileprivate var counterProofs: [CounterProof] = []

  init(
    _ id: String,
    _ sentence: String,
    weight: ClaimWeight,
    covers covered: [String] = [],
    isFact: Bool,
    on maker: some SceneMaker<Example, Scene>,
    _ checks: (@MainActor (Scene) throws -> Void)?
  ) {
    let parts = id.split(separator: "#", maxSplits: 1).map(String.init)
    let proof: ClaimRecord.Proof = checks == nil ? .told : isFact ? .fact : .check
    record = ClaimRecord(parts.first ?? "", sentence, weight: weight, proof: proof, covers: covered)
    name = parts.dropFirst().first
    makeScene = { way, stage in try maker.scene(way, on: stage) }
    self.checks = checks ?? { _ in }
  }

  /// Adds a counter-proof: a change of the right way's scene, or another example.
  ///
  /// - Parameters:
  ///   - words: the change, to follow "fails when": "the style is default".
  ///   - example: an example that the lesson doesn't show; nil for the right way.
  ///   - value: the value that the first check must find; by default any wrong value.
  ///   - tamper: changes the scene before the checks run.
  public func fails<Value>(
    when words: String,
    with example: Example? = nil,
    seeing value: Value = AnyWrongValue(),
    _ tamper: @escaping @MainActor (Scene) throws -> Void = { _ in }
  ) -> Claim {
    adding("when \(words)", on: example, seeing: value, tamper)
  }

  /// Adds one of the recipe's wrong ways as a counter-proof.
  ///
  /// - Parameters:
  ///   - wrongWay: the name of the wrong way.
  ///   - value: the value that the first check must find; by default any wrong value.
  public func fails<Value>(in wrongWay: String, seeing value: Value = AnyWrongValue()) -> Claim {
    adding("in the wrong way '\(wrongWay)'", in: wrongWay, seeing: value) { _ in }
  }

  private func adding(
    _ words: String,
    in wrongWay: String? = nil,
    on example: Example? = nil,
    seeing value: some Any,
    _ tamper: @escaping @MainActor (Scene) throws -> Void
  ) -> Claim {
    var claim = self
    let record = CounterProofRecord(
      claim: record.id,
      words: words,
      wrongWay: wrongWay,
      seeing: value is AnyWrongValue ? nil : ValueText.describe(value)
    )
    claim.counterProofs.append(CounterProof(record: record, example: example, tamper: tamper))
    return claim
  }
}

/// Any value but the expected one, the default of `seeing:`.
public struct AnyWrongValue: Sendable {
  /// Creates the value.
  public init() {}
}

/// The claims of a recipe, whatever their scenes; blocks of claims can be combined.
///
/// ```swift
/// var claims: Claims<ControllerFactory<LampController>> {
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
    let counterProofs: [CounterProofRecord]
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
        counterProofs: claim.counterProofs.map(\.record),
        check: { way, stage in try claim.checks(claim.makeScene(way, stage)) },
        checkCounterProof: { index, right, wrongWays, stage in
          let counterProof = claim.counterProofs[index]
          let example: Example? =
            if let name = counterProof.record.wrongWay {
              wrongWays.first { $0.key == name }?.value
            } else {
              counterProof.example ?? right
            }
          let scene = try claim.makeScene(
            stage.require(example, "the wrong way that the claim '\(claim.record.id)' names"),
            stage
          )
          try counterProof.tamper(scene)
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
