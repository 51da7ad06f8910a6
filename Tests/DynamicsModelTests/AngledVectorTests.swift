import Physics
import Testing

@testable import DynamicsModel

/// Truth: Apple, UIGravityBehavior and UIPushBehavior: direction, angle and magnitude are one vector; geometry.
struct AngledVectorTests {
  private var down: AngledVector { GravityBehavior().pull }

  @Test func aVectorHasAnAngleAndALength() {
    var vector = down
    vector.vector = Vector2(3, -4)
    #expect(vector.magnitude == 5)
    #expect(abs(vector.angle - -0.9272952180016122) < 1e-15)
  }

  static let vectors: [(angle: Double, expected: Vector2)] = [
    (0, Vector2(2, 0)), (Double.pi / 6, Vector2(3.0.squareRoot(), 1)), (Double.pi / 2, Vector2(0, 2)),
    (Double.pi, Vector2(-2, 0)), (-Double.pi / 2, Vector2(0, -2)),
  ]

  @Test(arguments: vectors)
  func anAngleAndALengthMakeAVector(angle: Double, expected: Vector2) {
    var vector = down
    vector.set(angle: angle, magnitude: 2)
    #expect(vector.vector.isNear(expected, within: 1e-15))
  }

  @Test func settingOneChangesWhatTheOthersRead() {
    var vector = down
    vector.magnitude = 3
    #expect(vector.vector.isNear(Vector2(0, 3), within: 1e-15))
    vector.angle = .pi
    #expect(vector.magnitude == 3)
    #expect(vector.vector.isNear(Vector2(-3, 0), within: 1e-15))
  }

  @Test func aNegativeMagnitudePointsAgainstTheAngle() {
    var vector = down
    vector.magnitude = -2
    #expect(vector.magnitude == -2)
    #expect(vector.angle == .pi / 2)
    #expect(vector.vector.isNear(Vector2(0, -2), within: 1e-15))
  }

  @Test func theZeroVectorKeepsTheAngle() {
    var vector = down
    vector.vector = .zero
    #expect(vector.magnitude == 0)
    #expect(vector.angle == .pi / 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNotFiniteIsIgnored(_ number: Double) {
    var vector = down
    vector.vector = Vector2(number, 1)
    vector.angle = number
    vector.magnitude = number
    #expect(vector == down)
  }

  /// Squares of these numbers are no numbers any more.
  @Test(arguments: [1e200, 1e-200])
  func theLengthOfVeryLongAndVeryShortVectorsIsRight(_ unit: Double) {
    var vector = down
    vector.vector = Vector2(3 * unit, 4 * unit)
    #expect(abs(vector.magnitude / (5 * unit) - 1) < 1e-15)
  }
}
