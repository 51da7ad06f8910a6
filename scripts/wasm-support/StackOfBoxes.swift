import Physics

/// Ten boxes of half a metre, each a little aside of the one below, fall on a segment for five seconds.
///
/// The answer is the hash of all poses and velocities, bit for bit. It is the same natively and in
/// WebAssembly, because both do the same operations on the same numbers: sums, products, quotients and square
/// roots are rounded as IEEE 754 prescribes on both sides, Swift neither reorders them nor fuses a product with
/// a sum, the solver's sines and cosines are its own polynomials, and its results depend neither on how wide
/// `Int` is (32 bits in WebAssembly) nor on the order of a hash table.
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
