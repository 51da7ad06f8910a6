/// Continuous collision: a body that moves farther in a step than its own size must not pass through a boundary.
///
/// Contacts reach as far as bodies can come within a step, so most fast bodies are stopped by the solver. What is left
/// are bodies that no contact foresaw: those that turn into the way of something, or that were thrown within the step.
extension World {
  mutating func preventTunnelling() {
    for place in solver.bodies.indices.dropFirst() {
      let index = Int(solver.bodies[place].number)
      let moved = solver.states[place * 2 + 1]
      preventTunnelling(index, Vector2(Double(moved.x), Double(moved.y)), Double(moved.z))
    }
  }

  /// Stops a body that has just moved where it first met something.
  mutating func preventTunnelling(_ index: Int, _ moved: Vector2, _ turned: Double) {
    let reach = Float(moved.length) + Float(turned.magnitude) * placements[index].outerExtent
    guard reach > bodies[index].innerExtent, bodies[index].kind == .dynamic else { return }
    let end = placements[index]
    let start = end.center - moved
    let startAngle = motions[index].angle - turned
    var earliest: Float = 1
    var shape = Int(bodies[index].firstShape)
    while shape >= 0 {
      if shapes[shape].leaf >= 0 {
        let tight = tightBox(convexes[shape], end).grown(
          by: Float(turned.magnitude) * placements[index].outerExtent
        )
        let swept = tight.swept(by: (start - end.center).single)
        findCandidates(swept, for: index, shape)
        for other in solver.candidates {
          earliest = min(
            earliest,
            timeOfImpact(shape, start, startAngle, moved, turned, other, before: earliest)
          )
        }
      }
      shape = Int(shapes[shape].next)
    }
    guard earliest < 1 else { return }
    placements[index].center = start + Double(earliest) * moved
    motions[index].angle = startAngle + Double(earliest) * turned
    placements[index].rotation = FloatRotation(Rotation(angle: motions[index].angle))
  }

  /// Finds the shapes that a swept box meets: fixed ones, and moving ones for a bullet.
  ///
  /// Mutating, for a closure would capture a copy of a world that it may only read.
  private mutating func findCandidates(_ box: FloatBox, for body: Int, _ shape: Int) {
    var found = ContiguousArray<Int32>()
    swap(&found, &solver.candidates)
    found.clear()
    let filter = shapes[shape].filter
    func consider(_ other: Int32) {
      let target = Int(shapes[Int(other)].body)
      if target != body, filter.collides(with: shapes[Int(other)].filter), !areJoined(body, target) {
        found.append(other)
      }
    }
    fixedTree.query(box) { consider($0) }
    if bodies[body].isBullet { movingTree.query(box.moved(by: -frame)) { consider($0) } }
    swap(&found, &solver.candidates)
  }

  /// The part of the way after which a shape is about to touch another that stands still; 1 if it never is.
  ///
  /// Conservative advancement: as far as the gap allows at the greatest speed, again and again.
  private func timeOfImpact(
    _ shape: Int,
    _ start: Vector2,
    _ startAngle: Double,
    _ moved: Vector2,
    _ turned: Double,
    _ other: Int32,
    before limit: Float
  ) -> Float {
    let target = Int(other)
    let placement = placements[Int(shapes[target].body)]
    let convex = convexes[shape]
    let turning = Float(turned.magnitude) * placements[Int(shapes[shape].body)].outerExtent
    var fraction: Float = 0
    for _ in 0..<Constants.maximumImpactIterations {
      let center = start + Double(fraction) * moved
      let rotation = FloatRotation(Rotation(angle: startAngle + Double(fraction) * turned))
      let pose = FloatPose(
        position: placement.rotation.removed(from: (center - placement.center).single),
        rotation: placement.rotation.to(rotation)
      )
      let (distance, normal) = ConvexDistance.between(convexes[target], convex, pose)
      // What overlaps from the start is for the solver to part.
      if distance <= 0 && fraction == 0 { return 1 }
      if distance <= Constants.impactDistance {
        if fraction > 0 { return fraction }
        return approach(convexes[target], convex, pose, placement, moved, turning)
      }
      let speed = -placement.rotation.applied(to: normal).dot(moved.single) + turning
      guard speed > 0 else { return 1 }
      fraction += max(distance - 0.5 * Constants.impactDistance, 0.25 * Constants.impactDistance) / speed
      if fraction >= limit { return 1 }
    }
    return fraction
  }

  /// A body that starts within a hair of a boundary is only held if it goes into it.
  ///
  /// The direction between things that nearly touch is made of rounding errors; that of their manifold isn't.
  private func approach(
    _ boundary: ConvexShape,
    _ shape: ConvexShape,
    _ pose: FloatPose,
    _ placement: Placement,
    _ moved: Vector2,
    _ turning: Float
  ) -> Float {
    let manifold = Collision.manifold(boundary, shape, pose, margin: 2 * Constants.impactDistance)
    guard manifold.count > 0 else { return 1 }
    let speed = -placement.rotation.applied(to: manifold.normal).dot(moved.single)
    return speed > turning + Constants.impactDistance ? 0 : 1
  }
}
