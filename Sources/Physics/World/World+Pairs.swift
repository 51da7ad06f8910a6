/// New pairs for the narrow phase.
extension World {
  /// Finds the pairs that the shapes that moved have come into, and drops those that have come apart.
  mutating func updatePairs() {
    guard !movedShapes.isEmpty else { return }
    var found = solver.foundPairs
    found.removeAll(keepingCapacity: true)
    for moved in movedShapes {
      let shape = shapes[Int(moved)]
      let isFixed = shape.isInFixedTree
      let box = isFixed ? fixedTree.box(of: shape.leaf) : movingTree.box(of: shape.leaf)
      movingTree.query(box) { other in
        // Two shapes that both moved find each other twice: once is enough.
        if other != moved, !shapes[Int(other)].isMoved || moved < other {
          found.append((moved, other))
        }
      }
      if !isFixed { fixedTree.query(box) { other in found.append((moved, other)) } }
    }
    for moved in movedShapes {
      shapes[Int(moved)].isMoved = false
      dropDistantContacts(ofShape: Int(moved))
    }
    movedShapes.removeAll(keepingCapacity: true)
    for (one, other) in found { createContact(Int(one), Int(other)) }
    solver.foundPairs = found
  }

  /// Makes a contact of two shapes that may touch, unless they have one.
  private mutating func createContact(_ one: Int, _ other: Int) {
    let bodyOne = Int(shapes[one].body)
    let bodyOther = Int(shapes[other].body)
    guard bodyOne != bodyOther,
      bodies[bodyOne].kind == .dynamic || bodies[bodyOther].kind == .dynamic,
      shapes[one].filter.collides(with: shapes[other].filter)
    else { return }
    if jointCount > 0 && areJoined(bodyOne, bodyOther) { return }
    // The smaller number comes first, so that it doesn't matter who found whom.
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
      let contact = contacts[index]
      edge = edge & 1 == 0 ? contact.nextA : contact.nextB
      guard contact.shapeA == shape || contact.shapeB == shape else { continue }
      if !fatBox(ofShape: Int(contact.shapeA)).overlaps(fatBox(ofShape: Int(contact.shapeB))) {
        destroyContact(index)
      }
    }
  }

  private func fatBox(ofShape shape: Int) -> FloatBox {
    shapes[shape].isInFixedTree
      ? fixedTree.box(of: shapes[shape].leaf) : movingTree.box(of: shapes[shape].leaf)
  }
}
