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
