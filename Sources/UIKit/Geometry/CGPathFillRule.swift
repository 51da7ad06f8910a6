/// Which regions enclosed by a path count as inside it.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where the path winds around a point in total, counting opposite directions against each other.
  case winding
  /// Inside is where a ray from the point crosses the path an odd number of times.
  case evenOdd
}
