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
