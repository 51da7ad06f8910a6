internal import LayoutRules

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
