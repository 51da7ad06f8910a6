extension CGRect {
  /// Returns the smallest upright rectangle around this rectangle's four transformed corners.
  ///
  /// The null and the infinite rectangle stay what they are. Source: Apple, CGRectApplyAffineTransform.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if transform.b == 0, transform.c == 0 {
      // Upright stays upright: sizes scale without the rounding of a subtraction of corners.
      let corners = (
        CGPoint(x: minX, y: minY).applying(transform), CGPoint(x: maxX, y: maxY).applying(transform)
      )
      return CGRect(
        x: min(corners.0.x, corners.1.x),
        y: min(corners.0.y, corners.1.y),
        width: abs(transform.a) * width,
        height: abs(transform.d) * height
      )
    }
    return CGRect(
      enclosing: [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
        CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
      ].map { $0.applying(transform) }
    )
  }

  /// Makes the smallest rectangle that encloses all points; the null rectangle for none.
  package init(enclosing points: some Sequence<CGPoint>) {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.x <= high.x, low.y <= high.y else {
      self = .null
      return
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
