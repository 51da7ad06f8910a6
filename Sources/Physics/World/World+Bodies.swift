extension World {
  /// Adds a body.
  public mutating func addBody(_ definition: BodyDefinition) -> BodyID {
    func finite(_ number: Double, or other: Double) -> Double { number.isFinite ? number : other }
    func limited(_ number: Double, to limit: Double) -> Double { min(max(number, -limit), limit) }
    let (index, generation) = bodies.vacancy(&freeBodies)
    let body = Body(
      kind: definition.kind,
      generation: generation,
      isUsed: true,
      isRotationFixed: definition.isRotationFixed,
      canSleep: definition.canSleep,
      charge: finite(definition.charge, or: 0)
    )
    let angle = finite(definition.angle, or: 0)
    let placement = Placement(
      center: definition.position.isFinite
        ? definition.position.limited(to: Constants.maximumCoordinate) : .zero,
      rotation: FloatRotation(Rotation(angle: angle))
    )
    let isFixed = definition.kind == .fixed
    let motion = Motion(
      linearVelocity: definition.linearVelocity.isFinite && !isFixed
        ? definition.linearVelocity.limited(to: Constants.maximumSpeed) : .zero,
      angularVelocity: isFixed
        ? 0 : limited(finite(definition.angularVelocity, or: 0), to: Constants.maximumAngularSpeed),
      angle: angle,
      linearDamping: max(0, finite(definition.linearDamping, or: 0)),
      angularDamping: max(0, finite(definition.angularDamping, or: 0))
    )
    bodies.fill(index, with: body)
    placements.fill(index, with: placement)
    motions.fill(index, with: motion)
    updateMass(index)
    if !isFixed { enlistAwake(index) }
    return BodyID(index: index, generation: generation)
  }

  /// Removes a body with its shapes, contacts and joints, and wakes its neighbours.
  public mutating func removeBody(_ body: BodyID) {
    guard let index = self.index(of: body) else { return }
    wakeIsland(of: index)
    wakeNeighbours(of: index)
    removeJoints(of: index)
    while bodies[index].firstShape >= 0 { deleteShape(Int(bodies[index].firstShape), updatingMass: false) }
    removeFromFields(body)
    delistAwake(index)
    bodies[index].isUsed = false
    freeBodies.append(Int32(index))
  }

  /// Whether a handle refers to a body of this world.
  public func contains(_ body: BodyID) -> Bool { index(of: body) != nil }

  func index(of body: BodyID) -> Int? { body.index(in: bodies) }

  func id(ofBody index: Int) -> BodyID { BodyID(index: index, generation: bodies[index].generation) }

  // MARK: - Mass

  /// Recomputes mass, inertia and centre of mass from the shapes.
  ///
  /// A dynamic body whose shapes have no mass gets one kilogram and doesn't rotate.
  mutating func updateMass(_ index: Int) {
    var properties = MassProperties()
    forEachShape(of: index) { shape in
      properties = properties + MassProperties(of: geometries[shape], density: shapes[shape].density)
    }
    let origin = self.origin(of: index)
    let oldCenter = bodies[index].localCenter
    bodies[index].localCenter = properties.center
    bodies[index].mass = properties.mass > 0 ? max(properties.mass, Constants.minimumMass) : 0
    bodies[index].inertia = properties.inertia > 0 ? max(properties.inertia, Constants.minimumInertia) : 0
    let turned = Rotation(angle: motions[index].angle)
    placements[index].center = origin + turned.applied(to: properties.center)
    motions[index].linearVelocity +=
      motions[index].angularVelocity * turned.applied(to: properties.center - oldCenter).perpendicular
    applyInverseMass(index)
    var shape = Int(bodies[index].firstShape)
    while shape >= 0 {
      convexes[shape] = ConvexShape(geometries[shape], center: properties.center)
      shape = Int(shapes[shape].next)
    }
    updateExtents(of: index)
    clearManifolds(of: index)
  }

  /// Whether a shape contributes to the mass of its body.
  func hasMass(_ shape: Int) -> Bool {
    MassProperties(of: geometries[shape], density: shapes[shape].density).mass > 0
  }

  /// Recomputes the extents of a body: its reach from the centre of mass and its thickness.
  mutating func updateExtents(of index: Int) {
    bodies[index].innerExtent = 0
    placements[index].outerExtent = 0
    var shape = Int(bodies[index].firstShape)
    var isFirst = true
    while shape >= 0 {
      let inner = convexes[shape].innerExtent
      bodies[index].innerExtent = isFirst ? inner : min(bodies[index].innerExtent, inner)
      placements[index].outerExtent = max(placements[index].outerExtent, convexes[shape].outerExtent)
      isFirst = false
      shape = Int(shapes[shape].next)
    }
  }

  /// Updates the extents after a shape was added.
  mutating func updateExtents(of index: Int, with shape: Int) {
    let inner = convexes[shape].innerExtent
    bodies[index].innerExtent = shapes[shape].next < 0 ? inner : min(bodies[index].innerExtent, inner)
    placements[index].outerExtent = max(placements[index].outerExtent, convexes[shape].outerExtent)
  }

  private mutating func applyInverseMass(_ index: Int) {
    let body = bodies[index]
    guard body.kind == .dynamic else {
      motions[index].inverseMass = 0
      motions[index].inverseInertia = 0
      return
    }
    motions[index].inverseMass = body.mass > 0 ? 1 / body.mass : 1
    motions[index].inverseInertia = body.inertia > 0 && !body.isRotationFixed ? 1 / body.inertia : 0
  }

  /// The position of a body's origin in world coordinates.
  func origin(of index: Int) -> Vector2 {
    let center = bodies[index].localCenter
    if center == .zero { return placements[index].center }
    return placements[index].center - Rotation(angle: motions[index].angle).applied(to: center)
  }

  // MARK: - Changes of kind

  /// How a body can move; nil for a removed body.
  public func kind(of body: BodyID) -> BodyKind? { index(of: body).map { bodies[$0].kind } }

  /// Makes a body fixed, kinematic or dynamic; a fixed body stops at once.
  public mutating func setKind(_ kind: BodyKind, of body: BodyID) {
    guard let index = index(of: body), bodies[index].kind != kind else { return }
    wakeIsland(of: index)
    wakeNeighbours(of: index)
    bodies[index].kind = kind
    applyInverseMass(index)
    updateExtents(of: index)
    delistAwake(index)
    if kind == .fixed {
      motions[index].linearVelocity = .zero
      motions[index].angularVelocity = 0
    } else {
      enlistAwake(index)
    }
    rebuildProxies(of: index)
  }

  /// Sets whether a body never rotates.
  public mutating func setRotationFixed(_ isFixed: Bool, of body: BodyID) {
    guard let index = index(of: body), bodies[index].isRotationFixed != isFixed else { return }
    bodies[index].isRotationFixed = isFixed
    if isFixed { motions[index].angularVelocity = 0 }
    applyInverseMass(index)
    wakeIsland(of: index)
  }
}
