import Physics

/// Simulates ten boxes of half a metre that fall on a segment, each slightly offset from the one below, for
/// five seconds.
///
/// Returns the hash of the bits of all poses and velocities. It is the same natively and in WebAssembly:
///
/// - Sums, products, quotients and square roots are rounded according to IEEE 754 on both sides.
/// - Swift neither reorders operations nor fuses a product with a sum.
/// - Sine and cosine are the solver's own polynomials.
/// - Results depend neither on the width of `Int` (32 bits in WebAssembly) nor on the order of a hash table.
func hashOfFallenStack() -> UInt64 {
  var world = World(gravity: Vector2(0, 10))
  var definition = BodyDefinition()
  definition.kind = .fixed
  let floor = world.addBody(definition)
  _ = world.addShape(.segment(Segment(start: Vector2(-10, 0), end: Vector2(10, 0))), to: floor)
  for index in 0..<10 {
    let offset = index % 2 == 0 ? 0.02 : -0.02
    definition.kind = .dynamic
    definition.position = Vector2(offset, -0.4 - 0.6 * Double(index))
    definition.angle = 0.1 * offset
    let body = world.addBody(definition)
    _ = world.addShape(.polygon(.box(halfWidth: 0.25, halfHeight: 0.25)), to: body)
  }
  for _ in 0..<300 { world.step(1.0 / 60) }
  return world.stateHash
}
