/// Where a body stands: what the narrow phase reads.
struct Placement {
  /// The centre of mass, in metres.
  var center: Vector2
  var rotation: FloatRotation

  /// How far the body's farthest point is from the centre.
  var outerExtent: Float = 0
}
