import FoundationText
internal import LayoutRules

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

// MARK: - Insets

extension CGRect {
  /// Returns the rectangle with each side moved inwards by its inset, or outwards where the inset is
  /// negative.
  ///
  /// Plain arithmetic: insets larger than the rectangle give negative sizes.
  /// Source: Apple, UIEdgeInsetsInsetRect.
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
  /// A rectangle for the rules of layout, as it is: a negative size stays negative.
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
  /// A size for the rules of layout.
  @inline(__always)
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension CGRect {
  /// A rectangle that a rule of layout has made.
  @inline(__always)
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
