/// Continuous collision: prevents bodies from passing boundaries, at any speed and under any load.
///
/// Contacts are speculative, so the solver stops most bodies. The rest are bodies that rotate a corner into
/// an obstacle, are pushed within the step, or are squeezed by others. They may sink in by
/// ``Constants/toleratedDepth``; deeper movement is undone.
extension World {
  mutating func preventTunnelling() {
    guard fixedTree.leafCount > 0 else { return }
    for slot in solver.bodies.indices.dropFirst() {
      let index = Int(solver.bodies[slot].number)
      let moved = solver.states[slot * 2 + 1]
      preventTunnelling(index, Vector2(Double(moved.x), Double(moved.y)), Double(moved.z))
    }
  }

  /// Undoes movement of a body that tunnels or sinks in too far.
  mutating func preventTunnelling(_ index: Int, _ moved: Vector2, _ turned: Double) {
    let reach = Float(moved.length) + Float(turned.magnitude) * placements[index].outerExtent
    guard reach > Constants.negligibleMove, bodies[index].kind == .dynamic else { return }
    if isFarFromFixedShapes(index, reach) { return }
    let motion = StepMotion(
      start: placements[index].center - moved,
      startAngle: motions[index].angle - turned,
      moved: moved,
      turned: turned
    )
    // A body that overlaps by less than half its width can't have tunnelled: checking its position is enough.
    if reach + greatestDepth(index) <= bodies[index].innerExtent {
      for _ in 0..<Constants.maximumShiftRounds where shiftOut(index, motion, reach) { return }
    }
    let fraction = earliestImpact(index, motion, reach)
    guard fraction < 1 else { return }
    place(index, motion, fraction)
  }

  /// Whether a body is too far from all fixed shapes to have touched one.
  ///
  /// True for most bodies of a large heap, and much cheaper than the full test.
  private func isFarFromFixedShapes(_ index: Int, _ reach: Float) -> Bool {
    let center = placements[index].center.single
    // Twice the extent, and more where coordinates are so large that their rounding error exceeds it.
    let extent =
      2 * (placements[index].outerExtent + reach) + 1e-6 * (center.x.magnitude + center.y.magnitude)
    return fixedTree.bounds.isApart(from: FloatBox(lower: center - extent, upper: center + extent))
  }

  private mutating func place(_ index: Int, _ motion: StepMotion, _ fraction: Float) {
    placements[index].center = motion.start + Double(fraction) * motion.moved
    motions[index].angle = motion.startAngle + Double(fraction) * motion.turned
    placements[index].rotation = FloatRotation(Rotation(angle: motions[index].angle))
  }

  // MARK: - Small movements

  /// Moves a body out of shapes in which it has sunk too far; returns true if that wasn't necessary.
  private mutating func shiftOut(_ index: Int, _ motion: StepMotion, _ reach: Float) -> Bool {
    var isGood = true
    var shape = Int(bodies[index].firstShape)
    while shape >= 0 {
      if shapes[shape].leaf >= 0 {
        findCandidates(shape, index, motion)
        for other in solver.candidates {
          let target = Int(other)
          let obstacle = obstacle(target, shape, motion, reach)
          let clearance = obstacle.clearance(of: convexes[shape], at: pose(of: index, from: target))
          guard clearance.gap < -toleratedDepth(index) else { continue }
          let least = leastGap(index, from: start(obstacle, shape, target, motion))
          guard clearance.gap < least else { continue }
          let wanted = start(obstacle, shape, target, motion) > 0 ? 0 : least
          let normal = placements[Int(shapes[target].body)].rotation.applied(to: clearance.normal)
          placements[index].moveCenter(by: Double(wanted - clearance.gap) * normal.double)
          isGood = false
        }
      }
      shape = Int(shapes[shape].next)
    }
    return isGood
  }

  private func pose(of index: Int, from target: Int) -> FloatPose {
    let placement = placements[Int(shapes[target].body)]
    return FloatPose(
      position: placement.rotation.removed(from: (placements[index].center - placement.center).single),
      rotation: placement.rotation.to(placements[index].rotation)
    )
  }

  // MARK: - Large movements

  /// The fraction of the movement at the first impact; 1 if there is none.
  private mutating func earliestImpact(_ index: Int, _ motion: StepMotion, _ reach: Float) -> Float {
    var earliest: Float = 1
    var shape = Int(bodies[index].firstShape)
    while shape >= 0 {
      if shapes[shape].leaf >= 0 {
        findCandidates(shape, index, motion)
        for other in solver.candidates {
          let target = Int(other)
          let obstacle = obstacle(target, shape, motion, reach)
          let start = start(obstacle, shape, target, motion)
          func impact(_ least: Float) -> Float {
            self.impact(shape, target, obstacle, motion, least: least, before: earliest)
          }
          let found = impact(leastGap(index, from: start))
          // A shape that was separate and would get too deep stops at the surface.
          if found < earliest { earliest = start > Constants.impactDistance ? impact(0) : found }
        }
      }
      shape = Int(shapes[shape].next)
    }
    return earliest
  }

  /// The fraction of the movement at which the gap to a fixed shape reaches its minimum; the limit if it
  /// never does.
  ///
  /// Conservative advancement: repeatedly moves as far as the gap allows at the largest speed.
  private func impact(
    _ shape: Int,
    _ target: Int,
    _ obstacle: Obstacle,
    _ motion: StepMotion,
    least: Float,
    before limit: Float
  ) -> Float {
    let placement = placements[Int(shapes[target].body)]
    let turning = Float(motion.turned.magnitude) * placements[Int(shapes[shape].body)].outerExtent
    let moved = placement.rotation.removed(from: motion.moved.single)
    var fraction: Float = 0
    var before: (fraction: Float, gap: Float)?
    for _ in 0..<Constants.maximumImpactIterations {
      let pose = motion.pose(after: fraction, seenFrom: placement)
      let clearance = obstacle.clearance(of: convexes[shape], at: pose)
      let speed = turning - clearance.normal.dot(moved)
      guard speed > 0 else { return limit }
      let room = clearance.gap - least
      // A shape this close at the start may be separating: only another iteration tells.
      if room < Constants.impactDistance, let before, clearance.gap <= before.gap {
        return room < 0 ? before.fraction : fraction
      }
      before = (fraction, clearance.gap)
      fraction += max(room - 0.5 * Constants.impactDistance, 0.5 * Constants.impactDistance) / speed
      if fraction >= limit { return limit }
    }
    return fraction
  }

  // MARK: - Obstacles

  private func obstacle(_ target: Int, _ shape: Int, _ motion: StepMotion, _ reach: Float) -> Obstacle {
    let placement = placements[Int(shapes[target].body)]
    let pose = motion.pose(after: 0, seenFrom: placement)
    let extent = placements[Int(shapes[shape].body)].outerExtent
    return Obstacle(
      convexes[target],
      from: pose.point(convexes[shape].middlePoint),
      reach: 4 * (reach + extent)
    )
  }

  /// The gap at the start of the step.
  private func start(_ obstacle: Obstacle, _ shape: Int, _ target: Int, _ motion: StepMotion) -> Float {
    let placement = placements[Int(shapes[target].body)]
    return obstacle.clearance(of: convexes[shape], at: motion.pose(after: 0, seenFrom: placement)).gap
  }

  private func toleratedDepth(_ index: Int) -> Float {
    max(2 * Float(Constants.slop), min(Constants.toleratedDepth, 0.5 * bodies[index].innerExtent))
  }

  /// The largest depth of a body at the start of a step.
  private func greatestDepth(_ index: Int) -> Float { 1.8 * toleratedDepth(index) }

  /// The smallest gap of a body at the end of a step.
  ///
  /// A body that is already as deep may sink a little further, up to the largest depth: it comes to rest
  /// under a load, and can slide.
  private func leastGap(_ index: Int, from start: Float) -> Float {
    let tolerated = -toleratedDepth(index)
    guard start < tolerated else { return tolerated }
    let greatest = -greatestDepth(index)
    return start < greatest ? start : start + 0.1 * (greatest - start)
  }

  /// Finds the fixed shapes that a shape may have touched on its path.
  ///
  /// Mutating, because a closure would capture a copy of a read-only world.
  private mutating func findCandidates(_ shape: Int, _ body: Int, _ motion: StepMotion) {
    var found = ContiguousArray<Int32>()
    swap(&found, &solver.candidates)
    found.clear()
    let box = tightBox(convexes[shape], placements[body])
      .grown(by: Float(motion.turned.magnitude) * placements[body].outerExtent)
      .swept(by: (motion.start - placements[body].center).single)
    let filter = shapes[shape].filter
    fixedTree.query(box) { other in
      let target = Int(shapes[Int(other)].body)
      if target != body, filter.collides(with: shapes[Int(other)].filter), !areJoined(body, target) {
        found.append(other)
      }
    }
    swap(&found, &solver.candidates)
  }
}

/// The movement of a body in a step, taken as uniform.
private struct StepMotion {
  let start: Vector2
  let startAngle: Double
  let moved: Vector2
  let turned: Double

  /// The pose after a fraction of the movement, relative to another body.
  func pose(after fraction: Float, seenFrom placement: Placement) -> FloatPose {
    let center = start + Double(fraction) * moved
    let rotation = FloatRotation(Rotation(angle: startAngle + Double(fraction) * turned))
    return FloatPose(
      position: placement.rotation.removed(from: (center - placement.center).single),
      rotation: placement.rotation.to(rotation)
    )
  }
}
