/// The data of a body that the hot loops don't read.
struct Body: Slot {
  var kind: BodyKind
  var generation: UInt32
  var isUsed: Bool
  var isRotationFixed: Bool
  var canSleep: Bool

  /// The index in the list of awake bodies; -1 if the body sleeps or is fixed.
  var awakeIndex: Int32 = -1

  /// The index in the solver's bodies during a step; 0 if nothing constrains the body.
  var solverIndex: Int32 = 0

  /// The heads of the lists of shapes, contacts and joints; contacts and joints are listed by edge number.
  var firstShape: Int32 = -1
  var firstContact: Int32 = -1
  var firstJoint: Int32 = -1

  /// The number of fields that have the body as a member.
  var fieldCount: Int32 = 0

  /// The index in this step's `fieldEffects`; valid only if that entry names this body.
  var fieldEffect: Int32 = 0

  /// The acceleration set by the caller, without the contribution of fields.
  var acceleration = Vector2.zero

  /// The centre of mass in body coordinates.
  var localCenter = Vector2.zero
  var mass = 0.0
  var inertia = 0.0
  var sleepTime = 0.0
  var charge: Double

  /// The pose for which the broad phase boxes were last computed, and how far the body may move before they
  /// must be checked again.
  var boxedCenter = Vector2.zero
  var boxedAngle = 0.0
  var boxMargin: Float = 0

  /// How far the body may move in a step without tunnelling.
  var innerExtent: Float = 0
}

/// Velocities, angle, forces and inverse masses: the data that integration reads and writes.
struct Motion {
  // Fields that every contact reads come first, then those read once for each body: they share cache lines.
  var linearVelocity: Vector2
  var angularVelocity: Double
  var inverseMass = 0.0
  var inverseInertia = 0.0
  var angle: Double

  /// The constant acceleration besides gravity.
  var acceleration = Vector2.zero

  /// Forces for the next step only.
  var force = Vector2.zero
  var torque = 0.0
  var linearDamping: Double
  var angularDamping: Double

  /// The linear acceleration in the next step in m/s², from gravity and applied forces.
  @inline(__always)
  func pull(in gravity: Vector2) -> Vector2 {
    guard inverseMass > 0 else { return .zero }
    return (gravity + acceleration + force * inverseMass)
      .limited(to: Constants.maximumAcceleration)
  }

  /// The angular acceleration in the next step, in rad/s².
  var twist: Double {
    let limit = Constants.maximumAngularAcceleration
    return min(max(torque * inverseInertia, -limit), limit)
  }
}

/// The position and rotation of a body, as the narrow phase reads them.
struct Placement {
  /// The centre of mass in metres.
  var center: Vector2
  var rotation: FloatRotation

  /// The distance of the body's farthest point from the centre of mass.
  var outerExtent: Float = 0
}

extension Placement {
  /// Moves the centre of mass, clamped to ``Constants/maximumCoordinate``.
  @inline(__always)
  mutating func moveCenter(by way: Vector2) {
    let limit = Vector2(repeating: Constants.maximumCoordinate)
    center = (center + way).clamped(lowerBound: -limit, upperBound: limit)
  }
}
