import Testing

@testable import Physics

/// Short ways to build the scenes of tests.
extension World {
  /// Adds a body with a disc around its origin.
  mutating func addDisc(
    _ position: Vector2,
    radius: Double,
    _ material: ShapeDefinition = .smooth,
    _ change: (inout BodyDefinition) -> Void = { _ in }
  ) -> BodyID {
    add(.circle(Circle(radius: radius)), at: position, material, change)
  }

  /// Adds a body with a box around its origin.
  mutating func addBox(
    _ position: Vector2,
    width: Double,
    height: Double,
    _ material: ShapeDefinition = .smooth,
    _ change: (inout BodyDefinition) -> Void = { _ in }
  ) -> BodyID {
    add(.polygon(.box(halfWidth: width / 2, halfHeight: height / 2)), at: position, material, change)
  }

  /// Adds a fixed line between two points.
  mutating func addLine(
    from start: Vector2,
    to end: Vector2,
    _ material: ShapeDefinition = .smooth
  ) -> BodyID {
    add(.segment(Segment(start: start, end: end)), at: .zero, material) { $0.kind = .fixed }
  }

  /// Adds a fixed point to hang things on.
  mutating func addAnchor(_ position: Vector2 = .zero) -> BodyID {
    var definition = BodyDefinition()
    definition.kind = .fixed
    definition.position = position
    return addBody(definition)
  }

  mutating func add(
    _ geometry: Geometry,
    at position: Vector2,
    _ material: ShapeDefinition,
    _ change: (inout BodyDefinition) -> Void
  ) -> BodyID {
    var definition = BodyDefinition()
    definition.position = position
    change(&definition)
    let body = addBody(definition)
    _ = addShape(geometry, material, to: body)
    return body
  }

  /// Steps at sixty frames a second.
  mutating func run(seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { step() }
  }

  /// Steps, and tells what in the world contradicts itself afterwards.
  mutating func stepSoundly(
    _ seconds: Double = 1.0 / 60,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(seconds)
    expectSound(sourceLocation: sourceLocation)
  }

  /// Tells what in the world contradicts itself.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    let findings = inconsistencies()
    #expect(findings == [], "after \(time) s", sourceLocation: sourceLocation)
  }

  func position(of body: BodyID) -> Vector2 { pose(of: body).position }

  /// Whether every number of every body is finite.
  func isFinite(_ bodies: [BodyID]) -> Bool {
    bodies.allSatisfy {
      pose(of: $0).isFinite && linearVelocity(of: $0).isFinite && angularVelocity(of: $0).isFinite
    }
  }
}

extension ShapeDefinition {
  /// Without friction or bounce.
  static let smooth = ShapeDefinition(friction: 0)

  init(density: Double = 1, friction: Double, restitution: Double = 0) {
    self.init()
    self.density = density
    self.friction = friction
    self.restitution = restitution
  }
}

/// SplitMix64: the same random numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  mutating func vector(_ range: ClosedRange<Double>) -> Vector2 { Vector2(number(range), number(range)) }
}
