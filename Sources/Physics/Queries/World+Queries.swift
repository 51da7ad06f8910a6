extension World {
  /// The bodies with a shape at a place in the world, in the order in which they were added.
  public func bodies(at point: Vector2) -> [BodyID] {
    guard point.isFinite else { return [] }
    var found: [Int] = []
    query(BoundingBox(lower: point, upper: point)) { shape in
      let placement = placements[Int(shapes[shape].body)]
      let local = placement.rotation.removed(from: (point - placement.center).single)
      if convexes[shape].contains(local), !found.contains(Int(shapes[shape].body)) {
        found.append(Int(shapes[shape].body))
      }
    }
    return found.sorted().map { id(ofBody: $0) }
  }

  /// The shapes whose upright boxes overlap a box, in the order in which they were added.
  public func shapes(overlapping box: BoundingBox) -> [ShapeID] {
    guard box.lower.isFinite, box.upper.isFinite else { return [] }
    let wanted = FloatBox(box)
    var found: [Int] = []
    query(box) { shape in
      if tightBox(of: shape).overlaps(wanted) { found.append(shape) }
    }
    return found.sorted().map { id(ofShape: $0) }
  }

  /// The first shape that a ray meets on its way from one place to another; a shape that it starts in is not met.
  public func castRay(from start: Vector2, to end: Vector2) -> RayHit? {
    guard start.isFinite, end.isFinite else { return nil }
    let corners = BoundingBox(
      lower: Vector2(min(start.x, end.x), min(start.y, end.y)),
      upper: Vector2(max(start.x, end.x), max(start.y, end.y))
    )
    var best: RayHit?
    var candidates: [Int] = []
    query(corners) { candidates.append($0) }
    for shape in candidates.sorted() {
      let body = Int(shapes[shape].body)
      let placement = placements[body]
      let from = placement.rotation.removed(from: (start - placement.center).single)
      let to = placement.rotation.removed(from: (end - placement.center).single)
      guard let hit = convexes[shape].rayHit(from: from, to: to) else { continue }
      if let best, best.fraction <= Double(hit.fraction) { continue }
      best = RayHit(
        shape: id(ofShape: shape),
        body: id(ofBody: body),
        point: start + Double(hit.fraction) * (end - start),
        normal: placement.rotation.applied(to: hit.normal).double.normalized,
        fraction: Double(hit.fraction)
      )
    }
    return best
  }

  /// The upright box around a body's shapes; its position alone for one without shapes.
  public func boundingBox(of body: BodyID) -> BoundingBox {
    guard let index = index(of: body) else { return BoundingBox(lower: .zero, upper: .zero) }
    let center = placements[index].center
    var box: FloatBox?
    forEachShape(of: index) { shape in
      let tight = tightBox(of: shape)
      box = box?.union(tight) ?? tight
    }
    guard let box else { return BoundingBox(lower: center, upper: center) }
    return BoundingBox(lower: box.lower.double, upper: box.upper.double)
  }

  /// The points where a body touches others now, in the order of their contacts.
  public func contacts(of body: BodyID) -> [ContactSummary] {
    guard let index = index(of: body) else { return [] }
    var numbers: [Int] = []
    var edge = bodies[index].firstContact
    while edge >= 0 {
      let contact = contacts[Int(edge >> 1)]
      if contact.isTouching { numbers.append(Int(edge >> 1)) }
      edge = edge & 1 == 0 ? contact.nextA : contact.nextB
    }
    return numbers.sorted().flatMap { summaries(of: contacts[$0]) }
  }

  /// The points where bodies touch now, each once, in the order of their contacts.
  public var contactPoints: [ContactSummary] {
    contacts.flatMap { $0.isUsed && $0.isTouching ? summaries(of: $0) : [] }
  }

  /// How many pairs of shapes touch.
  public var contactCount: Int {
    contacts.reduce(0) { $0 + ($1.isUsed && $1.isTouching ? 1 : 0) }
  }

  /// The energy of motion of all dynamic bodies, in joules.
  public var kineticEnergy: Double {
    var sum = 0.0
    for index in bodies.indices where bodies[index].isUsed && bodies[index].kind == .dynamic {
      let motion = motions[index]
      if motion.inverseMass > 0 { sum += 0.5 * motion.linearVelocity.lengthSquared / motion.inverseMass }
      if motion.inverseInertia > 0 {
        sum += 0.5 * motion.angularVelocity * motion.angularVelocity / motion.inverseInertia
      }
    }
    return sum
  }

  /// A number made of the bits of all poses and velocities: equal states give equal numbers.
  public var stateHash: UInt64 {
    var hash = StateHash()
    for index in bodies.indices where bodies[index].isUsed {
      hash.add(placements[index].center.x)
      hash.add(placements[index].center.y)
      hash.add(motions[index].angle)
      hash.add(motions[index].linearVelocity.x)
      hash.add(motions[index].linearVelocity.y)
      hash.add(motions[index].angularVelocity)
    }
    return hash.value
  }

  private func query(_ box: BoundingBox, _ visit: (Int) -> Void) {
    let wanted = FloatBox(box)
    fixedTree.query(wanted) { visit(Int($0)) }
    movingTree.query(wanted.moved(by: -frame)) { visit(Int($0)) }
  }

  private func summaries(of contact: Contact) -> [ContactSummary] {
    let a = placements[Int(contact.bodyA)]
    let b = placements[Int(contact.bodyB)]
    let normal = a.rotation.applied(to: contact.normal)
    let points = contact.count > 1 ? [contact.first, contact.second] : [contact.first]
    return points.map { point in
      let anchorA = a.rotation.applied(to: point.anchorA)
      let anchorB = b.rotation.applied(to: point.anchorB)
      let gap = normal.dot((b.center - a.center).single + anchorB - anchorA)
      return ContactSummary(
        bodyA: id(ofBody: Int(contact.bodyA)),
        bodyB: id(ofBody: Int(contact.bodyB)),
        point: a.center + anchorA.double,
        normal: normal.double,
        separation: Double(point.separation + gap),
        impulse: Double(point.normalImpulse)
      )
    }
  }
}
