extension CGSize {
  /// Returns the size that the transform maps this size to, without its translation; sides may become
  /// negative.
  @inlinable
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}
