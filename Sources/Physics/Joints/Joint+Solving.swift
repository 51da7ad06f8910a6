/// The constraints of each kind of joint.
///
/// Springs are solved once a sub-step, where constraints push; limits, rods and pins are solved again when they relax.
extension Joint {
  mutating func warmStart(_ bodies: inout JointBodies) {
    switch kind {
    case .distance, .rope:
      let axis = self.axis(of: bodies)
      bodies.apply((linearImpulse.x + lowerImpulse - upperImpulse) * axis)
    case .pin:
      bodies.apply(linearImpulse)
      bodies.apply(angular: lowerImpulse - upperImpulse + frictionImpulse)
    case .weld(let frequency, _):
      guard frequency == 0 else { return }
      bodies.apply(linearImpulse)
      bodies.apply(angular: angularImpulse)
    case .slide:
      let axis = JointBodies.turned(step.axis, by: bodies.turnedA)
      bodies.applySlide(
        linearImpulse.x * axis.perpendicular + (lowerImpulse - upperImpulse + frictionImpulse) * axis
      )
      bodies.apply(angular: angularImpulse)
    case .pull:
      break
    }
  }

  mutating func solve(_ bodies: inout JointBodies, isPushing: Bool) {
    switch kind {
    case .distance(let length, let minimum, let maximum, let frequency, _):
      solveDistance(
        &bodies,
        Float(length),
        Float(minimum),
        Float(maximum),
        isSpring: frequency > 0,
        isPushing
      )
    case .rope(let length):
      solveUpper(&bodies, Float(length), isPushing)
    case .pin(let lower, let upper, let friction):
      solveFrictionTorque(&bodies, Float(friction))
      solveAngleLimits(&bodies, lower, upper, isPushing)
      solvePoint(&bodies, isPushing)
    case .slide(_, let lower, let upper, let friction):
      solveSlide(&bodies, lower, upper, Float(friction), isPushing)
    case .weld(let frequency, _):
      if frequency > 0 {
        if isPushing { solveSprings(&bodies, turns: true, limit: .infinity) }
      } else {
        solveAngle(&bodies, isPushing)
        solvePoint(&bodies, isPushing)
      }
    case .pull(_, let angle, _, _, let force):
      if isPushing { solveSprings(&bodies, turns: angle != nil, limit: Float(force) * step.seconds) }
    }
  }

  // MARK: - Rods, ropes and springs

  private func axis(of bodies: JointBodies) -> Float2 {
    let length = bodies.stretch.length
    return length > 1e-9 ? bodies.stretch / length : Float2(0, 1)
  }

  private mutating func solveDistance(
    _ bodies: inout JointBodies,
    _ length: Float,
    _ minimum: Float,
    _ maximum: Float,
    isSpring: Bool,
    _ isPushing: Bool
  ) {
    let axis = self.axis(of: bodies)
    let resistance = bodies.resistance(along: axis)
    guard resistance > 0 else { return }
    let stretch = bodies.stretch.length - length
    if isSpring {
      if isPushing {
        let velocity = bodies.relativeVelocity.dot(axis)
        let change = step.spring.velocityRate * velocity + step.spring.stretchRate * stretch
        bodies.apply(-change / resistance * axis)
      }
      if minimum > 0 { solveLower(&bodies, minimum, isPushing) }
      if maximum < Float(Constants.maximumCoordinate) { solveUpper(&bodies, maximum, isPushing) }
      return
    }
    var velocity = bodies.relativeVelocity.dot(axis)
    if isPushing { velocity += bodies.lengthening(along: axis, velocity, step.seconds) }
    let change = correction(velocity, stretch, linearImpulse.x, 1 / resistance, isPushing)
    linearImpulse.x += change
    bodies.apply(change * axis)
  }

  private mutating func solveLower(_ bodies: inout JointBodies, _ minimum: Float, _ isPushing: Bool) {
    let axis = self.axis(of: bodies)
    let resistance = bodies.resistance(along: axis)
    guard resistance > 0 else { return }
    let velocity = bodies.relativeVelocity.dot(axis)
    let change = oneSided(
      velocity,
      bodies.stretch.length - minimum,
      lowerImpulse,
      1 / resistance,
      isPushing
    )
    lowerImpulse += change
    bodies.apply(change * axis)
  }

  private mutating func solveUpper(_ bodies: inout JointBodies, _ maximum: Float, _ isPushing: Bool) {
    let axis = self.axis(of: bodies)
    let resistance = bodies.resistance(along: axis)
    guard resistance > 0 else { return }
    let velocity = -bodies.relativeVelocity.dot(axis)
    let change = oneSided(
      velocity,
      maximum - bodies.stretch.length,
      upperImpulse,
      1 / resistance,
      isPushing
    )
    upperImpulse += change
    bodies.apply(-change * axis)
  }

  /// Springs on both coordinates and the angle.
  private mutating func solveSprings(_ bodies: inout JointBodies, turns: Bool, limit: Float) {
    let spring = step.spring
    if turns {
      let spin = bodies.angularB - bodies.angularA
      let change = spring.velocityRate * spin + spring.stretchRate * bodies.angle
      bodies.apply(angular: -bodies.angularMass * change)
    }
    let change = spring.velocityRate * bodies.relativeVelocity + spring.stretchRate * bodies.stretch
    var impulse = bodies.impulse(changing: -change)
    let strength = impulse.length
    if strength > limit { impulse *= limit / strength }
    bodies.apply(impulse)
  }

  // MARK: - Pins and welds

  private mutating func solvePoint(_ bodies: inout JointBodies, _ isPushing: Bool) {
    let velocity = bodies.relativeVelocity
    let change: Float2
    if isPushing {
      let wanted = -step.softness.massScale * (velocity + step.softness.biasRate * bodies.stretch)
      change = bodies.impulse(changing: wanted) - step.softness.impulseScale * linearImpulse
    } else {
      change = bodies.impulse(changing: -velocity)
    }
    linearImpulse += change
    bodies.apply(change)
  }

  private mutating func solveAngle(_ bodies: inout JointBodies, _ isPushing: Bool) {
    let spin = bodies.angularB - bodies.angularA
    let change = correction(spin, bodies.angle, angularImpulse, bodies.angularMass, isPushing)
    angularImpulse += change
    bodies.apply(angular: change)
  }

  private mutating func solveAngleLimits(
    _ bodies: inout JointBodies,
    _ lower: Double?,
    _ upper: Double?,
    _ isPushing: Bool
  ) {
    if let lower {
      let spin = bodies.angularB - bodies.angularA
      let gap = bodies.angle - Float(lower)
      let change = oneSided(spin, gap, lowerImpulse, bodies.angularMass, isPushing)
      lowerImpulse += change
      bodies.apply(angular: change)
    }
    if let upper {
      let spin = bodies.angularA - bodies.angularB
      let gap = Float(upper) - bodies.angle
      let change = oneSided(spin, gap, upperImpulse, bodies.angularMass, isPushing)
      upperImpulse += change
      bodies.apply(angular: -change)
    }
  }

  private mutating func solveFrictionTorque(_ bodies: inout JointBodies, _ torque: Float) {
    guard torque > 0 else { return }
    let limit = torque * step.seconds
    let wanted = frictionImpulse - bodies.angularMass * (bodies.angularB - bodies.angularA)
    let clamped = min(max(wanted, -limit), limit)
    bodies.apply(angular: clamped - frictionImpulse)
    frictionImpulse = clamped
  }

  // MARK: - Slides

  private mutating func solveSlide(
    _ bodies: inout JointBodies,
    _ lower: Double?,
    _ upper: Double?,
    _ friction: Float,
    _ isPushing: Bool
  ) {
    let axis = JointBodies.turned(step.axis, by: bodies.turnedA)
    let across = axis.perpendicular
    let alongResistance = bodies.slideResistance(along: axis)
    if alongResistance > 0 {
      let mass = 1 / alongResistance
      let offset = bodies.stretch.dot(axis)
      if friction > 0 {
        let limit = friction * step.seconds
        let wanted = frictionImpulse - mass * bodies.slideVelocity.dot(axis)
        let clamped = min(max(wanted, -limit), limit)
        bodies.applySlide((clamped - frictionImpulse) * axis)
        frictionImpulse = clamped
      }
      if let lower {
        let change = oneSided(
          bodies.slideVelocity.dot(axis),
          offset - Float(lower),
          lowerImpulse,
          mass,
          isPushing
        )
        lowerImpulse += change
        bodies.applySlide(change * axis)
      }
      if let upper {
        let change = oneSided(
          -bodies.slideVelocity.dot(axis),
          Float(upper) - offset,
          upperImpulse,
          mass,
          isPushing
        )
        upperImpulse += change
        bodies.applySlide(-change * axis)
      }
    }
    solveAngle(&bodies, isPushing)
    let resistance = bodies.slideResistance(along: across)
    guard resistance > 0 else { return }
    let change = correction(
      bodies.slideVelocity.dot(across),
      bodies.stretch.dot(across),
      linearImpulse.x,
      1 / resistance,
      isPushing
    )
    linearImpulse.x += change
    bodies.applySlide(change * across)
  }

  // MARK: - Corrections

  /// The impulse that takes a velocity out, and an error too where constraints push.
  private func correction(
    _ velocity: Float,
    _ error: Float,
    _ accumulated: Float,
    _ mass: Float,
    _ isPushing: Bool
  ) -> Float {
    guard isPushing else { return -mass * velocity }
    return -mass * step.softness.massScale * (velocity + step.softness.biasRate * error)
      - step.softness.impulseScale * accumulated
  }

  /// The same for a limit that only pushes; a gap that is still open may be closed within the sub-step.
  private func oneSided(
    _ velocity: Float,
    _ gap: Float,
    _ accumulated: Float,
    _ mass: Float,
    _ isPushing: Bool
  ) -> Float {
    let change: Float
    if gap > 0 {
      change = -mass * (velocity + gap / step.seconds)
    } else {
      change = correction(velocity, gap, accumulated, mass, isPushing)
    }
    return max(change, -accumulated)
  }
}

/// A slide holds body B from the middle of body A's frame: the arm on body A reaches to where anchor B is now.
extension JointBodies {
  private var slideArmA: Float2 { armA + stretch }

  var slideVelocity: Float2 {
    velocityB + angularB * armB.perpendicular - velocityA - angularA * slideArmA.perpendicular
  }

  func slideResistance(along direction: Float2) -> Float {
    let armA = slideArmA.cross(direction)
    let armB = self.armB.cross(direction)
    return inverseMassA + inverseMassB + inverseInertiaA * armA * armA + inverseInertiaB * armB * armB
  }

  mutating func applySlide(_ impulse: Float2) {
    velocityA -= inverseMassA * impulse
    angularA -= inverseInertiaA * slideArmA.cross(impulse)
    velocityB += inverseMassB * impulse
    angularB += inverseInertiaB * armB.cross(impulse)
  }
}
