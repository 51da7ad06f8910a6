/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off exactly at the end point.
  case butt
  /// A half circle beyond the end point.
  case round
  /// A half square beyond the end point.
  case square
}
