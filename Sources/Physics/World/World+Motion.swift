extension World {
  /// The pose of a body; the origin for a removed body.
  public func pose(of body: BodyID) -> Pose {
    guard let index = index(of: body) else { return Pose() }
    return Pose(position: origin(of: index), angle: motions[index].angle)
  }

  /// Sets the pose of a body at once and wakes it.
  public mutating func setPose(_ pose: Pose, of body: BodyID) {
    guard let index = index(of: body), pose.isFinite else { return }
    wakeNeighbours(of: index)
    let rotation = Rotation(angle: pose.angle)
    motions[index].angle = pose.angle
    let limit = Vector2(repeating: Constants.maximumCoordinate)
    let center = pose.position + rotation.applied(to: bodies[index].localCenter)
    placements[index].center = center.clamped(lowerBound: -limit, upperBound: limit)
    placements[index].rotation = FloatRotation(rotation)
    refreshProxies(of: index)
    wakeIsland(of: index)
  }

  /// The centre of mass of a body in world coordinates.
  public func centerOfMass(of body: BodyID) -> Vector2 {
    index(of: body).map { placements[$0].center } ?? .zero
  }

  /// The mass of a body in kilograms; 0 if forces can't move it.
  public func mass(of body: BodyID) -> Double {
    guard let index = index(of: body), motions[index].inverseMass > 0 else { return 0 }
    return 1 / motions[index].inverseMass
  }

  /// The rotational inertia of a body about its centre of mass in kg·m²; 0 if it can't rotate.
  public func inertia(of body: BodyID) -> Double {
    guard let index = index(of: body), motions[index].inverseInertia > 0 else { return 0 }
    return 1 / motions[index].inverseInertia
  }

  /// The velocity of a body's centre of mass, in metres per second.
  public func linearVelocity(of body: BodyID) -> Vector2 {
    index(of: body).map { motions[$0].linearVelocity } ?? .zero
  }

  /// Sets the velocity of a body's centre of mass and wakes it; has no effect on fixed bodies.
  public mutating func setLinearVelocity(_ velocity: Vector2, of body: BodyID) {
    guard let index = index(of: body), velocity.isFinite, bodies[index].kind != .fixed else { return }
    motions[index].linearVelocity = velocity.limited(to: Constants.maximumSpeed)
    disturb(index)
  }

  /// The angular velocity of a body in radians per second.
  public func angularVelocity(of body: BodyID) -> Double {
    index(of: body).map { motions[$0].angularVelocity } ?? 0
  }

  /// Sets the angular velocity of a body and wakes it.
  public mutating func setAngularVelocity(_ velocity: Double, of body: BodyID) {
    guard let index = index(of: body), velocity.isFinite, bodies[index].kind != .fixed,
      !bodies[index].isRotationFixed
    else { return }
    motions[index].angularVelocity = min(
      max(velocity, -Constants.maximumAngularSpeed),
      Constants.maximumAngularSpeed
    )
    disturb(index)
  }

  /// The velocity of a body at a point in world coordinates, in metres per second.
  public func velocity(of body: BodyID, at point: Vector2) -> Vector2 {
    guard let index = index(of: body) else { return .zero }
    let arm = point - placements[index].center
    return motions[index].linearVelocity + motions[index].angularVelocity * arm.perpendicular
  }

  // MARK: - Forces

  /// Applies a force in newtons for the next step, at the centre of mass or at a point in world coordinates.
  public mutating func applyForce(_ force: Vector2, to body: BodyID, at point: Vector2? = nil) {
    guard let index = index(of: body), force.isFinite, bodies[index].kind == .dynamic else { return }
    let limit = Constants.maximumForce
    let usable = force.limited(to: limit)
    motions[index].force = (motions[index].force + usable).limited(to: limit)
    if let point, point.isFinite {
      let arm = (point - placements[index].center).limited(to: Constants.maximumCoordinate)
      motions[index].torque = min(max(motions[index].torque + arm.cross(usable), -limit), limit)
    }
    disturb(index)
  }

  /// Applies a torque in newton metres for the next step.
  public mutating func applyTorque(_ torque: Double, to body: BodyID) {
    guard let index = index(of: body), torque.isFinite, bodies[index].kind == .dynamic else { return }
    let limit = Constants.maximumForce
    motions[index].torque = min(max(motions[index].torque + min(max(torque, -limit), limit), -limit), limit)
    disturb(index)
  }

  /// Applies an impulse in N·s at once, at the centre of mass or at a point in world coordinates.
  public mutating func applyImpulse(_ impulse: Vector2, to body: BodyID, at point: Vector2? = nil) {
    guard let index = index(of: body), impulse.isFinite, bodies[index].kind == .dynamic else { return }
    let motion = motions[index]
    setLinearVelocity(motion.linearVelocity + motion.inverseMass * impulse, of: body)
    guard let point, point.isFinite else { return }
    applyAngularImpulse((point - placements[index].center).cross(impulse), to: body)
  }

  /// Applies an angular impulse in N·m·s at once.
  public mutating func applyAngularImpulse(_ impulse: Double, to body: BodyID) {
    guard let index = index(of: body), impulse.isFinite, bodies[index].kind == .dynamic else { return }
    let motion = motions[index]
    setAngularVelocity(motion.angularVelocity + motion.inverseInertia * impulse, of: body)
  }

  /// Sets a constant acceleration besides gravity, in m/s².
  ///
  /// Free bodies follow it exactly, as they follow gravity.
  public mutating func setAcceleration(_ acceleration: Vector2, of body: BodyID) {
    guard let index = index(of: body), acceleration.isFinite, bodies[index].acceleration != acceleration
    else { return }
    bodies[index].acceleration = acceleration.limited(to: Constants.maximumAcceleration)
    updateSteadyAcceleration(of: index)
    disturb(index)
  }

  // MARK: - Properties

  /// Sets the rate in 1/s at which a body's velocity decays.
  public mutating func setLinearDamping(_ damping: Double, of body: BodyID) {
    guard let index = index(of: body), damping.isFinite else { return }
    motions[index].linearDamping = max(0, damping)
  }

  /// Sets the rate in 1/s at which a body's angular velocity decays.
  public mutating func setAngularDamping(_ damping: Double, of body: BodyID) {
    guard let index = index(of: body), damping.isFinite else { return }
    motions[index].angularDamping = max(0, damping)
  }

  /// Sets the charge for electric and magnetic fields.
  public mutating func setCharge(_ charge: Double, of body: BodyID) {
    guard let index = index(of: body), charge.isFinite else { return }
    bodies[index].charge = charge
    disturb(index)
  }

  /// Sets whether a body may fall asleep.
  public mutating func setCanSleep(_ canSleep: Bool, of body: BodyID) {
    guard let index = index(of: body) else { return }
    bodies[index].canSleep = canSleep
    if !canSleep { wakeIsland(of: index) }
  }

  /// Wakes a body after a change of its motion, and updates its broad phase boxes.
  mutating func disturb(_ index: Int) {
    wakeIsland(of: index)
    refreshProxies(of: index)
  }
}
