/// The shapes in the broad phase.
///
/// Only bodies in relative motion can meet. The tree of moving shapes therefore moves with the mean velocity
/// of the bodies, and its boxes include only the motion relative to it: bodies that fall together keep their
/// nodes. Fixed shapes have a static tree of their own, and each moving shape a box in which the fixed shapes
/// nearby are known.
extension World {
  /// The exact box of a shape at its body's current pose.
  func tightBox(of shape: Int) -> FloatBox {
    let body = Int(shapes[shape].body)
    return tightBox(convexes[shape], placements[body])
  }

  /// The box of a shape relative to an origin.
  @inline(__always)
  func tightBox(_ convex: ConvexShape, _ placement: Placement, from origin: Vector2 = .zero) -> FloatBox {
    let cosine = placement.rotation.cosine
    let sine = placement.rotation.sine
    var lower: Float2
    var upper: Float2
    if convex.isBox {
      let middle = placement.rotation.applied(to: convex.middle)
      let extent = Float2(
        cosine.magnitude * convex.half.x + sine.magnitude * convex.half.y,
        sine.magnitude * convex.half.x + cosine.magnitude * convex.half.y
      )
      lower = middle - extent
      upper = middle + extent
    } else {
      let x = cosine * convex.x - sine * convex.y
      let y = sine * convex.x + cosine * convex.y
      lower = Float2(x.smallest, y.smallest) - convex.radius
      upper = Float2(-(-x).smallest, -(-y).smallest) + convex.radius
    }
    let center = placement.center - origin
    return FloatBox(lower: center + lower.double, upper: center + upper.double)
  }

  /// The broad phase box of a shape: with a margin, and with its speculated motion.
  @inline(__always)
  func fatBox(_ tight: FloatBox, _ body: Int, _ velocity: Vector2, from origin: Vector2 = .zero) -> FloatBox {
    let size = tight.upper - tight.lower
    let margin = min(Constants.boxMargin, Constants.boxMarginRatio * max(size.x, size.y))
    let foresight = stepDuration * Double(Constants.boxPredictionSteps)
    return sweptBox(tight, body, velocity, foresight, from: origin).grown(by: margin)
  }

  /// The box of all positions of a shape within a time, at its current velocities and accelerations.
  @inline(__always)
  func sweptBox(
    _ tight: FloatBox,
    _ body: Int,
    _ velocity: Vector2,
    _ seconds: Double,
    from origin: Vector2 = .zero
  ) -> FloatBox {
    let half = 0.5 * seconds * seconds
    let displacement = (velocity * seconds).single
    let gain = (motions[body].pull(in: gravity) * half).single
    let extent = placements[body].outerExtent
    let turned = motions[body].angularVelocity.magnitude * seconds + motions[body].twist.magnitude * half
    let turning = Float(turned) * extent
    guard turning > Constants.negligibleMove else { return tight.swept(by: displacement).swept(by: gain) }
    // Any rotation keeps it within a circle.
    let center = placements[body].center - origin
    let corner = Vector2(repeating: Double(extent))
    let circle = FloatBox(lower: center - corner, upper: center + corner)
    return tight.grown(by: turning).intersection(circle).union(tight).swept(by: displacement).swept(by: gain)
  }

  mutating func createProxy(_ shape: Int) {
    guard shapes[shape].filter.canCollide, shapes[shape].leaf < 0 else { return }
    let body = Int(shapes[shape].body)
    let isFixed = bodies[body].kind == .fixed
    shapes[shape].isInFixedTree = isFixed
    if isFixed {
      shapes[shape].leaf = fixedTree.insert(Int32(shape), tightBox(of: shape))
      hasFixedTreeChanged = true
    } else {
      let tight = tightBox(convexes[shape], placements[body], from: frame)
      let box = fatBox(tight, body, motions[body].linearVelocity - drift, from: frame)
      shapes[shape].leaf = movingTree.insert(Int32(shape), box)
      shapes[shape].fixedReach = fatBox(tightBox(of: shape), body, motions[body].linearVelocity)
      bodies[body].boxMargin = 0
    }
    markMoved(shape)
  }

  mutating func removeProxy(_ shape: Int) {
    guard shapes[shape].leaf >= 0 else { return }
    if shapes[shape].isInFixedTree {
      fixedTree.remove(shapes[shape].leaf)
    } else {
      movingTree.remove(shapes[shape].leaf)
    }
    shapes[shape].leaf = -1
    guard shapes[shape].isMoved else { return }
    // The last one takes its place.
    let position = shapes[shape].movedPlace
    let last = movedShapes.removeLast()
    if Int(last) != shape {
      movedShapes[Int(position)] = last
      shapes[Int(last)].movedPlace = position
    }
    shapes[shape].movedPlace = -1
  }

  /// Removes a body's shapes from the broad phase and adds them to the tree of its kind.
  mutating func rebuildProxies(of body: Int) {
    var shape = Int(bodies[body].firstShape)
    while shape >= 0 {
      destroyContacts(ofShape: shape)
      removeProxy(shape)
      createProxy(shape)
      shape = Int(shapes[shape].next)
    }
  }

  /// Updates the broad phase boxes of a body's shapes that have outgrown them.
  mutating func refreshProxies(of body: Int) {
    defer { bodies[body].boxMargin = 0 }
    var shape = Int(bodies[body].firstShape)
    while shape >= 0 {
      let leaf = shapes[shape].leaf
      if leaf >= 0 {
        if shapes[shape].isInFixedTree {
          fixedTree.move(leaf, to: tightBox(of: shape))
          hasFixedTreeChanged = true
          markMoved(shape)
        } else if let box = outgrown(shape, body) {
          movingTree.move(leaf, to: box)
        }
      }
      shape = Int(shapes[shape].next)
    }
  }

  /// Returns the new tree box of a moving shape if it has left its old one.
  @inline(__always)
  mutating func outgrown(_ shape: Int, _ body: Int) -> FloatBox? {
    let velocity = motions[body].linearVelocity
    if fixedTree.leafCount > 0 {
      let tight = tightBox(convexes[shape], placements[body])
      if !shapes[shape].fixedReach.contains(sweptBox(tight, body, velocity, stepDuration)) {
        shapes[shape].fixedReach = fatBox(tight, body, velocity)
        markMoved(shape)
      }
      bodies[body].boxMargin = min(bodies[body].boxMargin, shapes[shape].fixedReach.slack(around: tight))
    }
    let tight = tightBox(convexes[shape], placements[body], from: frame)
    let relative = velocity - drift
    let sweptBox = sweptBox(tight, body, relative, stepDuration, from: frame)
    let box = movingTree.box(of: shapes[shape].leaf)
    if box.contains(sweptBox) {
      bodies[body].boxMargin = min(bodies[body].boxMargin, box.slack(around: tight))
      return nil
    }
    markMoved(shape)
    let new = fatBox(tight, body, relative, from: frame)
    bodies[body].boxMargin = min(bodies[body].boxMargin, new.slack(around: tight))
    return new
  }

  mutating func markMoved(_ shape: Int) {
    guard !shapes[shape].isMoved else { return }
    shapes[shape].movedPlace = Int32(movedShapes.count)
    movedShapes.append(Int32(shape))
  }

  /// Updates the broad phase boxes after a step.
  mutating func updateProxies(_ seconds: Double) {
    let limit = movingTree.leafCount / 4
    moveFrame(seconds)
    solver.outgrownShapes.clear()
    solver.outgrownBoxes.clear()
    for awake in awakeBodies where !isWithinBoxes(Int(awake)) {
      let index = Int(awake)
      bodies[index].boxedCenter = placements[index].center
      bodies[index].boxedAngle = motions[index].angle
      bodies[index].boxMargin = .greatestFiniteMagnitude
      var shape = Int(bodies[index].firstShape)
      while shape >= 0 {
        if shapes[shape].leaf >= 0 {
          if let box = outgrown(shape, index) {
            solver.outgrownShapes.append(Int32(shape))
            solver.outgrownBoxes.append(box)
          }
        }
        shape = Int(shapes[shape].next)
      }
    }
    // A few leaves are reinserted one by one; for many, rebuilding the tree is cheaper.
    let rebuilds = solver.outgrownShapes.count > max(16, limit)
    for index in solver.outgrownShapes.indices {
      let leaf = shapes[Int(solver.outgrownShapes[index])].leaf
      if rebuilds {
        movingTree.setBox(solver.outgrownBoxes[index], of: leaf)
      } else {
        movingTree.move(leaf, to: solver.outgrownBoxes[index])
      }
    }
    if rebuilds { movingTree.rebuild() }
  }

  /// Whether a body has moved so little since its boxes were checked that none can be outgrown.
  @inline(__always)
  private func isWithinBoxes(_ index: Int) -> Bool {
    guard drift == .zero else { return false }
    let moved = placements[index].center - bodies[index].boxedCenter
    let turned =
      (motions[index].angle - bodies[index].boxedAngle).magnitude
      + motions[index].angularVelocity.magnitude * stepDuration
    let ahead = motions[index].linearVelocity * stepDuration
    let gain = motions[index].pull(in: gravity) * (0.5 * stepDuration * stepDuration)
    let reach =
      moved.x.magnitude + moved.y.magnitude + ahead.x.magnitude + ahead.y.magnitude + gain.x.magnitude
      + gain.y.magnitude
    return Float(reach + turned * Double(placements[index].outerExtent)) < bodies[index].boxMargin
  }

  /// Moves the tree of moving shapes with the mean velocity of the bodies, if that pays off and none sleeps.
  private mutating func moveFrame(_ seconds: Double) {
    frame += drift * seconds
    var mean = Vector2.zero
    if sleepingBodyCount == 0 && !awakeBodies.isEmpty {
      for awake in awakeBodies { mean += motions[Int(awake)].linearVelocity }
      mean /= Double(awakeBodies.count)
    }
    if mean.length * seconds > Double(Constants.boxMargin) {
      drift = mean
    } else if frame != .zero || drift != .zero {
      drift = .zero
      frame = .zero
      for shape in shapes.indices where shapes[shape].isUsed && shapes[shape].leaf >= 0 {
        guard !shapes[shape].isInFixedTree else { continue }
        let body = Int(shapes[shape].body)
        bodies[body].boxMargin = 0
        let box = fatBox(tightBox(of: shape), body, motions[body].linearVelocity)
        movingTree.setBox(box, of: shapes[shape].leaf)
        markMoved(shape)
      }
      movingTree.rebuild()
    }
  }
}
