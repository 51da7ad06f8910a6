import FoundationText
internal import LayoutRules

/// Foundation's operations on two rectangles, without its traps for edges that are NaN.
///
/// A rectangle with a NaN edge is treated as lying nowhere. Such rectangles result from very large scales,
/// for example in `UIView.convert(_:to:)`. In a file that imports both Foundation and UIKit, Foundation's
/// methods are used, so no call is ambiguous.
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

  /// Returns whether this rectangle contains another one.
  @_disfavoredOverload
  public func contains(_ rect2: CGRect) -> Bool {
    hasEdges && rect2.hasEdges && foundationContains(rect2)
  }

  /// Whether no edge is NaN.
  private var hasEdges: Bool { minX <= maxX && minY <= maxY }
}

// MARK: - Insets

extension CGRect {
  /// Returns the rectangle with each side moved inwards by its inset, or outwards if the inset is negative.
  ///
  /// Insets larger than the rectangle result in negative sizes. Source: Apple, UIEdgeInsetsInsetRect.
  @inlinable
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - (insets.left + insets.right),
      height: size.height - (insets.top + insets.bottom)
    )
  }
}

// MARK: - Layout rules

extension LayoutRect {
  /// Creates the layout engine's rectangle; negative sizes are kept.
  @inline(__always)
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }
}

extension LayoutSize {
  /// Creates the layout engine's size.
  @inline(__always)
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension CGRect {
  /// Creates a rectangle from one of the layout engine.
  @inline(__always)
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
