/// The bookkeeping of a body: what the hot loops don't need.
struct Body: Slot {
  var kind: BodyKind
  var generation: UInt32
  var isUsed: Bool
  var isRotationFixed: Bool
  var canSleep: Bool

  /// The place in the list of bodies that are awake, -1 for one that sleeps or is fixed.
  var awakeIndex: Int32 = -1

  /// The place among the bodies of the running step's solver, 0 if nothing constrains the body.
  var solverIndex: Int32 = 0

  /// The heads of the lists of shapes, contacts and joints; contacts and joints by their edge's number.
  var firstShape: Int32 = -1
  var firstContact: Int32 = -1
  var firstJoint: Int32 = -1

  /// How many fields have the body as a member.
  var fieldCount: Int32 = 0

  /// The place among the bodies that fields drive in the running step; valid only if the body is found there.
  var fieldDrive: Int32 = 0

  /// The acceleration that was set for the body; fields may add to it.
  var acceleration = Vector2.zero

  /// The centre of mass in the coordinates of the body.
  var localCenter = Vector2.zero
  var mass = 0.0
  var inertia = 0.0
  var sleepTime = 0.0
  var charge: Double

  /// Where the body stood when its shapes' boxes were last made, and how far it may be from there without a new look.
  var boxedCenter = Vector2.zero
  var boxedAngle = 0.0
  var boxMargin: Float = 0

  /// How far the body may move in a step without tunnelling.
  var innerExtent: Float = 0
}

/// How a body moves and what drives it: what integration reads and writes.
struct Motion {
  // What is read for every contact comes first, then what for every body that has one, to lie close together.
  var linearVelocity: Vector2
  var angularVelocity: Double
  var inverseMass = 0.0
  var inverseInertia = 0.0
  var angle: Double

  /// An acceleration besides gravity, kept until it is changed.
  var acceleration = Vector2.zero

  /// Forces of the next step only.
  var force = Vector2.zero
  var torque = 0.0
  var linearDamping: Double
  var angularDamping: Double

  /// What drives the body through the next step, as far as it is known before: its acceleration in m/s².
  @inline(__always)
  func pull(in gravity: Vector2) -> Vector2 {
    guard inverseMass > 0 else { return .zero }
    return (gravity + acceleration + force * inverseMass)
      .limited(to: Constants.maximumAcceleration)
  }

  /// The same for its turning, in rad/s².
  var twist: Double {
    let limit = Constants.maximumAngularAcceleration
    return min(max(torque * inverseInertia, -limit), limit)
  }
}

/// Where a body stands: what the narrow phase reads.
struct Placement {
  /// The centre of mass, in metres.
  var center: Vector2
  var rotation: FloatRotation

  /// How far the body's farthest point is from the centre.
  var outerExtent: Float = 0
}

extension Placement {
  /// Moves the centre of mass, no farther from the origin than bodies can be.
  @inline(__always)
  mutating func moveCenter(by way: Vector2) {
    let limit = Vector2(repeating: Constants.maximumCoordinate)
    center = (center + way).clamped(lowerBound: -limit, upperBound: limit)
  }
}
