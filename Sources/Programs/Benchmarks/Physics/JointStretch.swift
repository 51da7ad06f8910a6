import Foundation

/// The errors of a scene's joints at its end.
struct JointStretch {
  /// The largest gap between the anchors of a pin, in points; 0 without pins.
  var widestGap = 0.0

  /// The largest change of a spring's length, in points; 0 without springs.
  ///
  /// Springs are elastic, so this shows whether both engines agree, not how accurate one is.
  var longestSpring = 0.0

  init(of outcome: PhysicsOutcome, in scene: PhysicsScene) {
    for joint in scene.joints {
      let start = joint.anchorB - joint.anchorA
      let anchorA =
        joint.bodyA.map { Self.position(of: joint.anchorA, on: $0, outcome, scene) } ?? joint.anchorA
      let offset = Self.position(of: joint.anchorB, on: joint.bodyB, outcome, scene) - anchorA
      let length = (offset * offset).sum().squareRoot() * PhysicsScene.pointsPerMeter
      switch joint.kind {
      case .pin:
        widestGap = max(widestGap, length)
      case .spring:
        let natural = (start * start).sum().squareRoot() * PhysicsScene.pointsPerMeter
        longestSpring = max(longestSpring, abs(length - natural))
      }
    }
  }

  /// The current position of a point of a body, given in world coordinates at the start.
  private static func position(
    of anchor: SIMD2<Double>,
    on body: Int,
    _ outcome: PhysicsOutcome,
    _ scene: PhysicsScene
  ) -> SIMD2<Double> {
    let arm = anchor - scene.bodies[body].position
    let state = outcome.bodies[body]
    let (sine, cosine) = (sin(state.angle), cos(state.angle))
    return state.position + SIMD2(cosine * arm.x - sine * arm.y, sine * arm.x + cosine * arm.y)
  }
}
