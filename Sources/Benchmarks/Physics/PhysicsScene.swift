/// Bodies and boundaries that both engines simulate, in metres, seconds and radians, with y downwards.
///
/// A hundred points are a metre, as in UIKit Dynamics. All shapes of a scene have one friction, and unless a body says
/// otherwise one density and one restitution.
struct PhysicsScene {
  /// A dynamic box, or a body without a shape if its half size is nil.
  struct Body {
    var position: SIMD2<Double>
    var angle = 0.0
    /// Half of the width and of the height.
    var halfSize: SIMD2<Double>?
    var velocity = SIMD2(0.0, 0.0)
    var angularVelocity = 0.0
    var density = PhysicsScene.density
    /// That of the scene if it is nil.
    var restitution: Double?
  }

  /// A fixed segment, touched from both sides.
  struct Boundary {
    let start: SIMD2<Double>
    let end: SIMD2<Double>
  }

  /// What boxes have to stay inside of; infinite where the scene has no wall.
  struct Interior {
    var lower = SIMD2(repeating: -Double.infinity)
    var upper = SIMD2(repeating: Double.infinity)
  }

  /// What holds two bodies together at a point each, of which the first may be the world's.
  struct Joint {
    enum Kind {
      /// Keeps the points together and lets the bodies turn.
      case pin

      /// Keeps the points at the distance that they have, as a spring of a frequency in hertz.
      case spring(frequency: Double, dampingRatio: Double)
    }

    let kind: Kind
    /// The number of the first body; nil for the world.
    let bodyA: Int?
    let bodyB: Int
    /// Where the points lie at the start, in the world.
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
  /// Whether boxes meet anything at all.
  var collides = true
  /// Seconds a step.
  var step = 1.0 / 60
  var stepCount: Int
  /// Lengths times this inside Box2D, whose polygon skin then is smaller beside a box.
  var peerScale = 1.0
  /// Into how many steps Box2D divides one.
  var peerStepsPerStep = 1
  /// Whether the first body's state is kept after every step.
  var isTraced = false

  /// The mass and the moment of inertia of a body; a body without a shape has a mass of one kilogram.
  static func mass(of body: Body) -> (mass: Double, inertia: Double) {
    guard let half = body.halfSize else { return (1, 0) }
    let mass = body.density * 4 * half.x * half.y
    return (mass, mass * (half * half).sum() / 3)
  }
}
