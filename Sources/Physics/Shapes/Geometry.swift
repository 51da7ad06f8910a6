/// The form of a shape, in the coordinates of its body.
public enum Geometry: Sendable {
  /// A disc.
  case circle(Circle)

  /// A convex polygon with up to eight vertices.
  case polygon(Polygon)

  /// A line without thickness that stops from both sides.
  case segment(Segment)
}
