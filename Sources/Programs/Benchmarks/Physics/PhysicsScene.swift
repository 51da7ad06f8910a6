/// Bodies, boundaries and joints for both engines, in metres, seconds and radians, with y pointing down.
///
/// A hundred points are a metre, as in UIKit Dynamics. All shapes of a scene have the same friction, and by
/// default the same density and restitution.
struct PhysicsScene {
  /// A dynamic box; a body without a shape if its half size is nil.
  struct Body {
    var position: SIMD2<Double>
    var angle = 0.0
    /// Half the width and height.
    var halfSize: SIMD2<Double>?
    var velocity = SIMD2(0.0, 0.0)
    var angularVelocity = 0.0
    var density = PhysicsScene.density
    /// The restitution; nil for that of the scene.
    var restitution: Double?
  }

  /// A fixed segment that collides from both sides.
  struct Boundary {
    let start: SIMD2<Double>
    let end: SIMD2<Double>
  }

  /// The container of the boxes; infinite on sides without a wall.
  struct Interior {
    var lower = SIMD2(repeating: -Double.infinity)
    var upper = SIMD2(repeating: Double.infinity)
  }

  /// A joint between points of two bodies, of which the first may be the world.
  struct Joint {
    enum Kind {
      /// Keeps the points together and lets the bodies rotate.
      case pin

      /// Keeps the initial distance of the points, as a spring of a frequency in hertz.
      case spring(frequency: Double, dampingRatio: Double)
    }

    let kind: Kind
    /// The index of the first body; nil for the world.
    let bodyA: Int?
    let bodyB: Int
    /// The initial anchors in world coordinates.
    let anchorA: SIMD2<Double>
    let anchorB: SIMD2<Double>
  }

  static let density = 1.0
  static let gravity = SIMD2(0.0, 10.0)
  static let pointsPerMeter = 100.0

  let name: String
  var bodies: [Body]
  var boundaries: [Boundary] = []
  var joints: [Joint] = []
  var interior = Interior()
  var friction = 0.6
  var restitution = 0.0
  /// Whether boxes collide.
  var collides = true
  /// The length of a step in seconds.
  var step = 1.0 / 60
  var stepCount: Int
  /// The scale of lengths inside Box2D; it makes Box2D's polygon skin smaller relative to a box.
  var peerScale = 1.0
  /// The number of Box2D's steps per step.
  var peerStepsPerStep = 1
  /// Whether the state of the first body is recorded after every step.
  var isTraced = false

  /// The mass and the moment of inertia of a body; without a shape the mass is one kilogram.
  static func mass(of body: Body) -> (mass: Double, inertia: Double) {
    guard let half = body.halfSize else { return (1, 0) }
    let mass = body.density * 4 * half.x * half.y
    return (mass, mass * (half * half).sum() / 3)
  }
}
