import FoundationText

/// What Foundation on Linux answers about two rectangles, but without ending the process if an edge is not a number:
/// that lies nowhere.
///
/// Such rectangles come about where very large scales meet, as in `UIView.convert(_:to:)`. In a file that imports
/// Foundation besides UIKit these methods step back, so that no call is ambiguous.
extension CGRect {
  /// What two rectangles have in common; the null rectangle if that is nothing.
  @_disfavoredOverload
  public func intersection(_ r2: CGRect) -> CGRect {
    hasEdges && r2.hasEdges ? foundationIntersection(r2) : .null
  }

  /// Whether two rectangles have anything in common.
  @_disfavoredOverload
  public func intersects(_ r2: CGRect) -> Bool {
    hasEdges && r2.hasEdges && foundationIntersects(r2)
  }

  /// Whether another rectangle lies within this one.
  @_disfavoredOverload
  public func contains(_ rect2: CGRect) -> Bool {
    hasEdges && rect2.hasEdges && foundationContains(rect2)
  }

  /// Whether every edge is somewhere.
  private var hasEdges: Bool { minX <= maxX && minY <= maxY }
}
