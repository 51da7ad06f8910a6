import Physics

/// The one place where points become metres, and where UIKit's constants of motion stand.
///
/// The solver reckons in metres, kilograms and seconds; y grows downwards and positive angles turn clockwise on screen
/// in both, so that only lengths need a factor. Values marked *unsure* are not documented by Apple; nothing may depend
/// on them.
public enum DynamicsScale {
  /// Points in a metre of the solver.
  ///
  /// With this scale the UIKit newton is a newton: 100 × 100 points of density 1 are 1 m² of 1 kg, which
  /// magnitude 1 accelerates by 1 m/s², that is 100 points/s². Source: Apple, UIPushBehavior.magnitude.
  static let pointsPerMeter = 100.0

  /// Newtons (or newton seconds) of a push of magnitude 1.
  static let newtonsPerMagnitude = 1.0

  /// Kilograms a square metre of an item of density 1.
  static let bodyDensityPerDensity = 1.0

  /// The acceleration of a gravity of magnitude 1, in points/s².
  ///
  /// Source: Apple, UIGravityBehavior.magnitude.
  public static let gravityPerMagnitude = 1000.0

  /// The time that one step simulates, in seconds: that of a display frame.
  public static let frameDuration = 1.0 / 60

  /// How many collision behaviours with items or boundaries a simulation can serve.
  ///
  /// Ours: three bits each, out of the solver's 64.
  public static let collisionLimit = CollisionLanes.limit

  /// The friction of an item that no item behaviour gives one.
  ///
  /// Unsure: the default of SpriteKit's bodies, which share their engine with UIKit.
  static let defaultFriction = 0.2

  /// The elasticity of an item that no item behaviour gives one: it bounces a little.
  ///
  /// Unsure: the default of SpriteKit's bodies.
  static let defaultElasticity = 0.2

  /// The friction of collision boundaries.
  ///
  /// Unsure: the default of SpriteKit's bodies.
  static let boundaryFriction = 0.2

  /// The elasticity of collision boundaries; that of the item decides, the higher of both being used.
  ///
  /// Unsure.
  static let boundaryElasticity = 0.0

  /// How often a snapping item would swing in a second, in hertz.
  ///
  /// Unsure: chosen so that an item comes to rest within about half a second.
  static let snapFrequency = 3.0

  /// The damping ratio of a snap whose damping is 0; damping 1 is the ratio 1.
  ///
  /// Unsure: without any, a snap would never come to rest.
  static let leastSnapDampingRatio = 0.1

  /// The strongest pull of a snap, as an acceleration of the item in m/s².
  ///
  /// Unsure: more than any distance on a screen asks for.
  static let greatestSnapAcceleration = 1e5

  /// How often an item would swing in a second on the spring by which a hand holds it, in hertz.
  ///
  /// Ours, as UIKit has no such hand.
  static let handFrequency = 5.0

  /// The damping ratio of that spring.
  ///
  /// Ours.
  static let handDampingRatio = 0.9

  /// The strongest pull of a hand, as an acceleration of the item in m/s²: a hundred times that of gravity.
  ///
  /// Ours.
  static let greatestHandAcceleration = 1000.0

  /// The least side of an item in the simulation, in points: an item without size still has a mass.
  ///
  /// Ours. UIKit's rule is unsure.
  static let leastSide = 1.0

  /// The least distance that the falloff of a field reckons with, in points, unless it is set.
  ///
  /// Unsure: Apple says that it is very small.
  static let leastFieldRadius = 1e-3

  /// Where noise fields start: the same in every run.
  ///
  /// Ours.
  static let noiseSeed: UInt64 = 1

  /// Moves and turns smaller than this, in metres and radians, are not told.
  ///
  /// Ours: a ten-millionth of a point.
  static let leastMove = 1e-9

  /// The greatest magnitude of a number that enters the simulation; greater ones count as this.
  ///
  /// Ours: it leaves room to square, and no screen is a hundred thousand kilometres wide.
  static let greatestNumber = 1e10

  /// How far a polygon may stay from the curve that it stands for, in points.
  public static let curveTolerance = 0.25

  // MARK: Converting

  /// A number no farther from zero than the greatest one.
  static func limited(_ number: Double) -> Double {
    min(max(number, -greatestNumber), greatestNumber)
  }

  /// A vector of which both numbers are limited.
  static func limited(_ vector: Vector2) -> Vector2 {
    Vector2(limited(vector.x), limited(vector.y))
  }

  /// Points as metres.
  static func meters(_ points: Double) -> Double {
    limited(points) / pointsPerMeter
  }

  /// A place or vector in points (per second, per second²) as one in metres.
  static func meters(_ vector: Vector2) -> Vector2 {
    Vector2(meters(vector.x), meters(vector.y))
  }

  /// Metres as points.
  static func points(_ meters: Double) -> Double {
    meters * pointsPerMeter
  }

  /// A place or vector in metres (per second) as one in points.
  static func points(_ vector: Vector2) -> Vector2 {
    Vector2(points(vector.x), points(vector.y))
  }
}
