extension CGPoint {
  /// Returns the point that the transform maps this point to.
  @inlinable
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }

  /// Whether both coordinates are finite numbers.
  package var isFinite: Bool {
    x.isFinite && y.isFinite
  }
}
