/// Scenes for comparing results, not speed.
///
/// Box2D simulates them a hundred times as large, which reduces the gaps between boxes to a fiftieth of a
/// point, and in shorter steps, which resolve the moment of an impact.
extension PhysicsScene {
  /// Two squares of 50 points that fall from one and two metres, the upper one offset by ten points.
  static var twoSquares: PhysicsScene {
    resting("two squares", [SIMD2(0, -1.25), SIMD2(0.1, -2.75)])
  }

  /// A column of ten squares of 50 points with gaps of ten points.
  static var stackOfTen: PhysicsScene {
    resting("stack of ten", (0..<10).map { SIMD2(0, -0.35 - 0.6 * Double($0)) })
  }

  /// A square of 50 points that falls from four metres.
  static func bounce(restitution: Double) -> PhysicsScene {
    var scene = resting("bounce \(restitution)", [SIMD2(0, -4.25)])
    scene.restitution = restitution
    scene.isTraced = true
    scene.stepCount = 480
    return scene
  }

  private static func resting(_ name: String, _ positions: [SIMD2<Double>]) -> PhysicsScene {
    PhysicsScene(
      name: name,
      bodies: positions.map { Body(position: $0, halfSize: SIMD2(repeating: 0.25)) },
      boundaries: [Boundary(start: SIMD2(-10, 0), end: SIMD2(10, 0))],
      interior: Interior(upper: SIMD2(.infinity, 0)),
      stepCount: 600,
      peerScale: 100,
      peerStepsPerStep: 64
    )
  }
}
