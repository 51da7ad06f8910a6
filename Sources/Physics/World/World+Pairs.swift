/// The pairs of shapes for the narrow phase.
extension World {
  /// Finds the new pairs of moved shapes, and removes pairs whose boxes have separated.
  mutating func updatePairs() {
    guard !movedShapes.isEmpty else { return }
    if hasFixedTreeChanged { requeryFixedShapes() }
    var found = ContiguousArray<(Int32, Int32)>()
    swap(&found, &solver.foundPairs)
    for moved in movedShapes where !shapes[Int(moved)].isInFixedTree {
      movingTree.query(movingTree.box(of: shapes[Int(moved)].leaf)) { other in
        // Two moved shapes would find each other twice.
        if other != moved, !shapes[Int(other)].isMoved || moved < other {
          found.append((moved, other))
        }
      }
      fixedTree.query(shapes[Int(moved)].fixedReach) { other in found.append((moved, other)) }
    }
    for moved in movedShapes {
      shapes[Int(moved)].movedPlace = -1
      dropDistantContacts(ofShape: Int(moved))
    }
    movedShapes.clear()
    for (one, other) in found { createContact(Int(one), Int(other)) }
    found.clear()
    swap(&found, &solver.foundPairs)
  }

  /// Makes every moving shape search for fixed shapes again.
  private mutating func requeryFixedShapes() {
    hasFixedTreeChanged = false
    for shape in shapes.indices where shapes[shape].isUsed && shapes[shape].leaf >= 0 {
      guard !shapes[shape].isInFixedTree else { continue }
      let body = Int(shapes[shape].body)
      bodies[body].boxMargin = 0
      shapes[shape].fixedReach = fatBox(tightBox(of: shape), body, motions[body].linearVelocity)
      markMoved(shape)
    }
  }

  /// Creates a contact of two shapes that may collide, unless they have one.
  private mutating func createContact(_ one: Int, _ other: Int) {
    let bodyOne = Int(shapes[one].body)
    let bodyOther = Int(shapes[other].body)
    guard bodyOne != bodyOther,
      bodies[bodyOne].kind == .dynamic || bodies[bodyOther].kind == .dynamic,
      shapes[one].filter.collides(with: shapes[other].filter)
    else { return }
    if jointCount > 0 && areJoined(bodyOne, bodyOther) { return }
    // The smaller number comes first, so the result doesn't depend on which shape found the other.
    let a = min(one, other)
    let b = max(one, other)
    guard pairs.insert(PairTable.key(Int32(a), Int32(b))) else { return }
    insertContact(a, b)
  }

  private mutating func dropDistantContacts(ofShape shape: Int) {
    let body = Int(shapes[shape].body)
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let index = Int(edge >> 1)
      let shapeA = Int(contacts[index].shapeA)
      let shapeB = Int(contacts[index].shapeB)
      edge = edge & 1 == 0 ? contacts[index].nextA : contacts[index].nextB
      guard shapeA == shape || shapeB == shape else { continue }
      if !areNear(shapeA, shapeB) {
        destroyContact(index)
      }
    }
  }

  /// Whether the broad phase boxes of two shapes overlap.
  func areNear(_ one: Int, _ other: Int) -> Bool {
    if shapes[one].isInFixedTree {
      return fixedTree.box(of: shapes[one].leaf).overlaps(shapes[other].fixedReach)
    }
    if shapes[other].isInFixedTree {
      return fixedTree.box(of: shapes[other].leaf).overlaps(shapes[one].fixedReach)
    }
    return movingTree.box(of: shapes[one].leaf).overlaps(movingTree.box(of: shapes[other].leaf))
  }
}
