/// The broad phase's view of shapes.
extension World {
  /// The box of a shape where its body stands now.
  func tightBox(of shape: Int) -> FloatBox {
    let body = Int(shapes[shape].body)
    return tightBox(shapes[shape].convex, placements[body])
  }

  @inline(__always)
  func tightBox(_ convex: ConvexShape, _ placement: Placement) -> FloatBox {
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
    return FloatBox(
      BoundingBox(lower: placement.center + lower.double, upper: placement.center + upper.double)
    )
  }

  /// The box that the broad phase keeps for a shape: with a margin, and foreseeing where its body goes.
  @inline(__always)
  func fatBox(_ tight: FloatBox, _ motion: Motion) -> FloatBox {
    let size = tight.upper - tight.lower
    let margin = min(Constants.boxMargin, Constants.boxMarginRatio * max(size.x, size.y))
    let foresight = stepDuration * Double(Constants.boxForesight)
    return tight.grown(by: margin).swept(by: (motion.linearVelocity * foresight).single)
  }

  mutating func createProxy(_ shape: Int) {
    guard shapes[shape].filter.canCollide, shapes[shape].leaf < 0 else { return }
    let body = Int(shapes[shape].body)
    let isFixed = bodies[body].kind == .fixed
    let tight = tightBox(of: shape)
    shapes[shape].isInFixedTree = isFixed
    if isFixed {
      shapes[shape].leaf = fixedTree.insert(Int32(shape), tight)
    } else {
      shapes[shape].leaf = movingTree.insert(Int32(shape), fatBox(tight, motions[body]))
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
    if shapes[shape].isMoved {
      shapes[shape].isMoved = false
      movedShapes.removeAll { $0 == Int32(shape) }
    }
  }

  /// Takes a body's shapes out of the broad phase and puts them into the tree of its kind.
  mutating func rebuildProxies(of body: Int) {
    var shape = Int(bodies[body].firstShape)
    while shape >= 0 {
      destroyContacts(ofShape: shape)
      removeProxy(shape)
      createProxy(shape)
      shape = Int(shapes[shape].next)
    }
  }

  /// Brings the boxes of a body's shapes up to date where they have outgrown the broad phase's.
  mutating func refreshProxies(of body: Int) {
    var shape = Int(bodies[body].firstShape)
    while shape >= 0 {
      let leaf = shapes[shape].leaf
      if leaf >= 0 {
        let tight = tightBox(of: shape)
        if shapes[shape].isInFixedTree {
          fixedTree.move(leaf, to: tight)
          markMoved(shape)
        } else {
          let foreseen = tight.swept(by: (motions[body].linearVelocity * stepDuration).single)
          if !movingTree.box(of: leaf).contains(foreseen) {
            movingTree.move(leaf, to: fatBox(tight, motions[body]))
            markMoved(shape)
          }
        }
      }
      shape = Int(shapes[shape].next)
    }
  }

  mutating func markMoved(_ shape: Int) {
    guard !shapes[shape].isMoved else { return }
    shapes[shape].isMoved = true
    movedShapes.append(Int32(shape))
  }
}
