/// Updates manifolds and collects the contacts of a step, in place on the world's arrays.
struct ContactCollector {
  let contacts: UnsafeMutableBufferPointer<Contact>
  private let step: Float
  private let gravitation: Float
  private let gravityDirection: Vector2

  init(contacts: UnsafeMutableBufferPointer<Contact>, gravity: Vector2, seconds: Double) {
    self.contacts = contacts
    step = Float(seconds)
    gravitation = Float(gravity.length * seconds * seconds)
    gravityDirection = gravity.normalized
  }

  /// Adds a contact to the solver; returns false if no point can be reached within the step.
  @inline(__always)
  func collect(
    _ index: Int,
    _ convexes: UnsafeBufferPointer<ConvexShape>,
    _ motionA: Motion,
    _ motionB: Motion,
    _ placementA: Placement,
    _ placementB: Placement,
    into found: inout ContiguousArray<SolverContact>
  ) -> Bool {
    let turningA = Float(motionA.angularVelocity)
    let turningB = Float(motionB.angularVelocity)
    let turning = turningA.magnitude * placementA.outerExtent + turningB.magnitude * placementB.outerExtent
    // The gap that may close at any velocity, and the largest gap that may close.
    let reach = Float(Constants.speculativeDistance) + gravitation
    let farthest =
      reach + step * (motionA.linearVelocity.single.length + motionB.linearVelocity.single.length + turning)
    let pose = refresh(index, convexes, placementA, placementB, margin: farthest)
    guard contacts[index].count > 0 else { return false }

    let normalA = contacts[index].normal
    let normal = placementA.rotation.applied(to: normalA)
    let normalB = placementB.rotation.removed(from: normal)
    let distance = normalA.dot(pose.position)
    let alongA = normal.dot(motionA.linearVelocity.single)
    let alongB = normal.dot(motionB.linearVelocity.single)
    func isInReach(_ point: Contact.Point) -> Bool {
      let gap =
        point.separation + (distance + normalB.dot(point.anchorB) - normalA.dot(point.anchorA))
      // Other contacts may stop either body within the step, so separating or common motion is not counted.
      let speedA = alongA + turningA * point.anchorA.cross(normalA)
      let speedB = alongB + turningB * point.anchorB.cross(normalB)
      return gap <= reach + step * (max(speedA, 0) + max(-speedB, 0))
    }
    guard isInReach(contacts[index].first) || (contacts[index].count > 1 && isInReach(contacts[index].second))
    else { return false }
    found.append(
      SolverContact(
        contact: Int32(index),
        bodyA: contacts[index].bodyA,
        bodyB: contacts[index].bodyB,
        depth: Float((placementA.center + placementB.center).dot(gravityDirection)),
        normal: normal,
        normalB: normalB,
        distance: distance,
        friction: contacts[index].friction,
        restitution: contacts[index].restitution,
        count: Float(contacts[index].count)
      )
    )
    return true
  }

  /// Recomputes the points of a contact unless the relative pose is unchanged; returns the relative pose.
  @inline(__always)
  private func refresh(
    _ index: Int,
    _ convexes: UnsafeBufferPointer<ConvexShape>,
    _ a: Placement,
    _ b: Placement,
    margin: Float
  ) -> FloatPose {
    let position = a.rotation.removed(from: (b.center - a.center).single)
    let rotation = a.rotation.to(b.rotation)
    let pose = FloatPose(position: position, rotation: rotation)
    if contacts[index].isFresh && margin <= contacts[index].margin {
      let drift = position - contacts[index].position
      let turn = contacts[index].rotation.to(rotation).sine.magnitude
      if contacts[index].count == 0 {
        // No points: this holds until the bodies have used up the rest of the margin, or the gap between
        // shapes that lie corner by corner.
        let used = drift.x.magnitude + drift.y.magnitude + turn * b.outerExtent
        if used <= min(contacts[index].margin - margin, contacts[index].clearance) { return pose }
      } else {
        let limit = Constants.manifoldReuseDistance
        let isNear = drift.x.magnitude < limit && drift.y.magnitude < limit
        if isNear && turn < Constants.manifoldReuseAngle { return pose }
      }
    }
    let wide = margin * 1.25 + Float(Constants.speculativeDistance)
    let shapeA = Int(contacts[index].shapeA)
    let shapeB = Int(contacts[index].shapeB)
    let manifold = Collision.manifold(convexes[shapeA], convexes[shapeB], pose, margin: wide)
    contacts[index].take(manifold, position, rotation, margin: wide)
    return pose
  }
}
