/// Where a ray meets a shape.
public struct RayHit: Sendable {
  /// The shape.
  public let shape: ShapeID

  /// Its body.
  public let body: BodyID

  /// Where the ray meets it, in the world.
  public let point: Vector2

  /// The outward normal of the shape there, of length 1.
  public let normal: Vector2

  /// Which part of the way the ray has come, from 0 to 1.
  public let fraction: Double
}
