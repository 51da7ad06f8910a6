import Physics

/// The conversion of points to metres, and the constants of UIKit Dynamics.
///
/// The solver uses metres, kilograms and seconds. In both systems y points down and positive angles are
/// clockwise on screen, so only lengths need a factor. Apple doesn't document values marked *unsure*; no
/// result may depend on them.
public enum DynamicsScale {
  /// Points per metre of the solver.
  ///
  /// With this scale the UIKit newton equals a newton: 100 × 100 points of density 1 are 1 m² with 1 kg,
  /// which magnitude 1 accelerates by 1 m/s², or 100 points/s². Source: Apple, UIPushBehavior.magnitude.
  static let pointsPerMeter = 100.0

  /// Newtons, or newton seconds, of a push of magnitude 1.
  static let newtonsPerMagnitude = 1.0

  /// Kilograms per square metre of an item of density 1.
  static let bodyDensityPerDensity = 1.0

  /// The acceleration of a gravity of magnitude 1, in points/s².
  ///
  /// Source: Apple, UIGravityBehavior.magnitude.
  public static let gravityPerMagnitude = 1000.0

  /// The duration of a step in seconds: that of a display frame.
  public static let frameDuration = 1.0 / 60

  /// The largest number of active collision behaviours in a simulation.
  ///
  /// Ours: each needs three of the solver's 64 bits.
  public static let collisionLimit = CategoryBits.limit

  /// The friction of items for which no item behaviour sets one.
  ///
  /// Unsure: the default of SpriteKit's bodies, which use the same engine as UIKit.
  static let defaultFriction = 0.2

  /// The elasticity of items for which no item behaviour sets one: they bounce a little.
  ///
  /// Unsure: the default of SpriteKit's bodies.
  static let defaultElasticity = 0.2

  /// The friction of collision boundaries.
  ///
  /// Unsure: the default of SpriteKit's bodies.
  static let boundaryFriction = 0.2

  /// The elasticity of collision boundaries; the contact uses the higher value, so that of the item.
  ///
  /// Unsure.
  static let boundaryElasticity = 0.0

  /// The frequency of a snap's spring in hertz.
  ///
  /// Unsure: with this value an item comes to rest within about half a second.
  static let snapFrequency = 3.0

  /// The damping ratio of a snap with damping 0; damping 1 is the ratio 1.
  ///
  /// Unsure: without damping, a snap would never come to rest.
  static let leastSnapDampingRatio = 0.1

  /// The largest acceleration of an item by a snap, in m/s².
  ///
  /// Unsure: more than any distance on a screen needs.
  static let greatestSnapAcceleration = 1e5

  /// The frequency of the spring by which a hand holds an item, in hertz.
  ///
  /// Ours, because UIKit has no such hand.
  static let handFrequency = 5.0

  /// The damping ratio of that spring.
  ///
  /// Ours.
  static let handDampingRatio = 0.9

  /// The largest acceleration of an item by a hand in m/s²: a hundred times that of gravity.
  ///
  /// Ours.
  static let greatestHandAcceleration = 1000.0

  /// The smallest side of a simulated item in points: an item without size still has a mass.
  ///
  /// Ours. UIKit's rule is unknown.
  static let leastSide = 1.0

  /// The default of the smallest distance used for the falloff of a field, in points.
  ///
  /// Unsure: Apple says that it is very small.
  static let leastFieldRadius = 1e-3

  /// The seed of noise fields: the same in every run.
  ///
  /// Ours.
  static let noiseSeed: UInt64 = 1

  /// The movement in metres, or rotation in radians, below which an item counts as unmoved.
  ///
  /// Ours: a ten-millionth of a point.
  static let leastMove = 1e-9

  /// The largest magnitude of a number in the simulation; larger values are clamped.
  ///
  /// Ours: its square doesn't overflow, and no screen is a hundred thousand kilometres wide.
  static let greatestNumber = 1e10

  /// The largest distance of a polygon from the curve that it approximates, in points.
  public static let curveTolerance = 0.25

  // MARK: Conversion

  /// A number clamped to ± the largest one.
  static func limited(_ number: Double) -> Double {
    min(max(number, -greatestNumber), greatestNumber)
  }

  /// A vector with both components clamped.
  static func limited(_ vector: Vector2) -> Vector2 {
    Vector2(limited(vector.x), limited(vector.y))
  }

  /// Converts points to metres.
  static func meters(_ points: Double) -> Double {
    limited(points) / pointsPerMeter
  }

  /// Converts a position or vector in points (per second, per second²) to metres.
  static func meters(_ vector: Vector2) -> Vector2 {
    Vector2(meters(vector.x), meters(vector.y))
  }

  /// Converts metres to points.
  static func points(_ meters: Double) -> Double {
    meters * pointsPerMeter
  }

  /// Converts a position or vector in metres (per second) to points.
  static func points(_ vector: Vector2) -> Vector2 {
    Vector2(points(vector.x), points(vector.y))
  }
}
