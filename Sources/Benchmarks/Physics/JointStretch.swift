import Foundation

/// How exactly the joints of a scene hold at its end.
struct JointStretch {
  /// The widest gap between the points of a pin, in points; 0 without pins.
  var widestGap = 0.0

  /// The greatest length that a spring has gained or lost, in points; 0 without springs.
  ///
  /// Springs give way, so that it tells how far both engines agree, not how exact one is.
  var longestSpring = 0.0

  init(of outcome: PhysicsOutcome, in scene: PhysicsScene) {
    for joint in scene.joints {
      let start = joint.anchorB - joint.anchorA
      let anchorA = joint.bodyA.map { Self.place(of: joint.anchorA, on: $0, outcome, scene) } ?? joint.anchorA
      let way = Self.place(of: joint.anchorB, on: joint.bodyB, outcome, scene) - anchorA
      let length = (way * way).sum().squareRoot() * PhysicsScene.pointsPerMeter
      switch joint.kind {
      case .pin:
        widestGap = max(widestGap, length)
      case .spring:
        let natural = (start * start).sum().squareRoot() * PhysicsScene.pointsPerMeter
        longestSpring = max(longestSpring, abs(length - natural))
      }
    }
  }

  /// Where a point that was given in the world at the start has gone with its body.
  private static func place(
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
