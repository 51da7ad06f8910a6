/// Where a body stands: what the narrow phase reads.
struct Placement {
  /// The centre of mass, in metres.
  var center: Vector2
  var rotation: FloatRotation
}
