/// The form of a shape, in the coordinates of its body.
public enum Geometry: Sendable {
  /// A disc.
  case circle(Circle)

  /// All points near a line segment.
  case capsule(Capsule)

  /// A convex polygon with up to eight vertices, perhaps rounded.
  case polygon(Polygon)

  /// A line without thickness that stops from both sides.
  case segment(Segment)
}
