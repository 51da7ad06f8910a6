extension World {
  /// Adds a shape to a body and updates the body's mass.
  ///
  /// Returns ``Handle/none`` for coordinates and radii that are not finite or beyond 10¹⁰ m, and for circles
  /// and segments whose radius or length is below 10 µm.
  public mutating func addShape(
    _ geometry: Geometry,
    _ definition: ShapeDefinition = ShapeDefinition(),
    to body: BodyID
  ) -> ShapeID {
    guard let index = index(of: body), let geometry = geometry.usable else { return .none }
    let shape = insertShape(geometry, definition, body: index)
    if hasMass(shape) { updateMass(index) } else { updateExtents(of: index, with: shape) }
    createProxy(shape)
    return id(ofShape: shape)
  }

  /// Adds a chain of segments to a body; shapes that slide along it don't get caught at its joints.
  ///
  /// Points nearer than 10 µm to the one before and points that are not finite are left out. Fewer than two
  /// points add no shape.
  public mutating func addChain(
    _ points: [Vector2],
    isLoop: Bool,
    _ definition: ShapeDefinition = ShapeDefinition(),
    to body: BodyID
  ) -> [ShapeID] {
    guard index(of: body) != nil else { return [] }
    var vertices: [Vector2] = []
    for point in points where point.isInReach {
      if let last = vertices.last, (point - last).length < Constants.minimumLength { continue }
      vertices.append(point)
    }
    if isLoop, vertices.count > 2,
      (vertices[0] - vertices[vertices.count - 1]).length < Constants.minimumLength
    {
      vertices.removeLast()
    }
    guard vertices.count >= 2 else { return [] }
    let closes = isLoop && vertices.count > 2
    let count = vertices.count
    return (0..<(closes ? count : count - 1)).map { start in
      let end = (start + 1) % count
      let hasPrevious = closes || start > 0
      let hasNext = closes || end < count - 1
      let segment = Segment(
        start: vertices[start],
        end: vertices[end],
        previous: hasPrevious ? vertices[(start + count - 1) % count] : nil,
        next: hasNext ? vertices[(end + 1) % count] : nil
      )
      return addShape(.segment(segment), definition, to: body)
    }
  }

  /// Removes a shape; its contacts end in the next step.
  public mutating func removeShape(_ shape: ShapeID) {
    guard let index = index(of: shape) else { return }
    wakeNeighbours(of: Int(shapes[index].body))
    deleteShape(index, updatingMass: true)
  }

  /// The shapes of a body, the newest first.
  public func shapes(of body: BodyID) -> [ShapeID] {
    guard let index = index(of: body) else { return [] }
    var found: [ShapeID] = []
    forEachShape(of: index) { found.append(id(ofShape: $0)) }
    return found
  }

  /// The body of a shape.
  public func body(of shape: ShapeID) -> BodyID {
    index(of: shape).map { id(ofBody: Int(shapes[$0].body)) } ?? .none
  }

  /// Sets the collision filter of a shape.
  public mutating func setFilter(_ filter: CollisionFilter, of shape: ShapeID) {
    guard let index = index(of: shape), shapes[index].filter != filter else { return }
    let body = Int(shapes[index].body)
    wakeNeighbours(of: body)
    destroyContacts(ofShape: index)
    shapes[index].filter = filter
    removeProxy(index)
    createProxy(index)
    wakeIsland(of: body)
  }

  /// Sets Coulomb's coefficient of friction of a shape.
  public mutating func setFriction(_ friction: Double, of shape: ShapeID) {
    guard let index = index(of: shape), friction.isFinite else { return }
    shapes[index].friction = Float(max(0, friction))
    mixMaterials(ofShape: index)
  }

  /// Sets the coefficient of restitution of a shape, from 0 to 1.
  public mutating func setRestitution(_ restitution: Double, of shape: ShapeID) {
    guard let index = index(of: shape), restitution.isFinite else { return }
    shapes[index].restitution = Float(min(max(0, restitution), 1))
    mixMaterials(ofShape: index)
  }

  /// Sets the density of a shape in kilograms per square metre; negative values become 0.
  public mutating func setDensity(_ density: Double, of shape: ShapeID) {
    guard let index = index(of: shape), density.isFinite, shapes[index].density != density else { return }
    shapes[index].density = min(max(0, density), Constants.maximumDensity)
    updateMass(Int(shapes[index].body))
    wakeIsland(of: Int(shapes[index].body))
  }

  // MARK: - Numbers and lists

  func index(of shape: ShapeID) -> Int? { shape.index(in: shapes) }

  func id(ofShape index: Int) -> ShapeID { ShapeID(index: index, generation: shapes[index].generation) }

  @inline(__always)
  func forEachShape(of body: Int, _ visit: (Int) -> Void) {
    var index = bodies[body].firstShape
    while index >= 0 {
      visit(Int(index))
      index = shapes[Int(index)].next
    }
  }

  private mutating func insertShape(_ geometry: Geometry, _ definition: ShapeDefinition, body: Int) -> Int {
    func nonnegative(_ number: Double, or other: Double) -> Double {
      number.isFinite ? max(0, number) : other
    }
    let (index, generation) = shapes.vacancy(&freeShapes)
    let defaults = ShapeDefinition()
    let shape = Shape(
      filter: definition.filter,
      density: min(nonnegative(definition.density, or: defaults.density), Constants.maximumDensity),
      friction: Float(nonnegative(definition.friction, or: defaults.friction)),
      restitution: Float(min(1, nonnegative(definition.restitution, or: defaults.restitution))),
      tag: definition.tag,
      body: Int32(body),
      next: bodies[body].firstShape,
      generation: generation,
      isUsed: true
    )
    let convex = ConvexShape(geometry, center: bodies[body].localCenter)
    shapes.fill(index, with: shape)
    convexes.fill(index, with: convex)
    geometries.fill(index, with: geometry)
    if shape.next >= 0 { shapes[Int(shape.next)].previous = Int32(index) }
    bodies[body].firstShape = Int32(index)
    return index
  }

  mutating func deleteShape(_ index: Int, updatingMass: Bool) {
    let body = Int(shapes[index].body)
    destroyContacts(ofShape: index)
    removeProxy(index)
    let (next, previous) = (shapes[index].next, shapes[index].previous)
    if next >= 0 { shapes[Int(next)].previous = previous }
    if previous >= 0 { shapes[Int(previous)].next = next } else { bodies[body].firstShape = next }
    shapes[index].isUsed = false
    freeShapes.append(Int32(index))
    guard updatingMass else { return }
    if hasMass(index) {
      updateMass(body)
    } else if bodies[body].kind != .fixed {
      // A fixed body may have a boundary of thousands of lines. It doesn't move, so its extents may be too
      // large until it becomes dynamic.
      updateExtents(of: body)
    }
  }
}
