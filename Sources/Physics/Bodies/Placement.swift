/// Where a body stands: what the narrow phase reads.
struct Placement {
  /// The centre of mass, in metres.
  var center: Vector2
  var rotation: FloatRotation

  /// How far the body's farthest point is from the centre.
  var outerExtent: Float = 0
}

extension Placement {
  /// Moves the centre of mass, no farther from the origin than bodies can be.
  @inline(__always)
  mutating func moveCenter(by way: Vector2) {
    let limit = Vector2(repeating: Constants.maximumCoordinate)
    center = (center + way).clamped(lowerBound: -limit, upperBound: limit)
  }
}
