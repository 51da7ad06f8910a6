internal import FoundationText

/// Foundation's operations on two rectangles, without its traps for edges that are NaN.
///
/// A rectangle with a NaN edge is treated as lying nowhere. Such rectangles result from very large scales,
/// for example when views convert coordinates. In a file that imports both Foundation and CoreGraphics,
/// Foundation's methods are used, so no call is ambiguous.
extension CGRect {
  /// Returns the intersection of two rectangles, or the null rectangle if they don't intersect.
  @_disfavoredOverload
  public func intersection(_ r2: CGRect) -> CGRect {
    hasEdges && r2.hasEdges ? foundationIntersection(r2) : .null
  }

  /// Returns whether two rectangles intersect.
  @_disfavoredOverload
  public func intersects(_ r2: CGRect) -> Bool {
    hasEdges && r2.hasEdges && foundationIntersects(r2)
  }

  /// Returns whether this rectangle contains another one, which is so for the null rectangle.
  ///
  /// Edges are compared. Foundation compares the union with the rectangle, whose size may differ by a rounding error.
  @_disfavoredOverload
  public func contains(_ rect2: CGRect) -> Bool {
    guard hasEdges, rect2.hasEdges else { return false }
    return rect2.isNull
      || minX <= rect2.minX && rect2.maxX <= maxX && minY <= rect2.minY && rect2.maxY <= maxY
  }

  /// Whether no edge is NaN.
  private var hasEdges: Bool { minX <= maxX && minY <= maxY }
}

// MARK: - Descriptions

// Points, sizes and rectangles are written as on Apple's platforms: with their numbers in parentheses.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The numbers, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x.native), \(y.native))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The numbers, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width.native), \(height.native))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The numbers, such as `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(origin.x.native), \(origin.y.native), \(size.width.native), \(size.height.native))"
  }
}
