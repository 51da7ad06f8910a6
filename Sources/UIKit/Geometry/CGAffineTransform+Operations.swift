extension CGAffineTransform {
  /// Returns a transform that first moves points by the given distances and then applies the receiver.
  ///
  /// The distances are in the receiver's own, transformed units. Source: Apple, CGAffineTransformTranslate.
  @inlinable
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + a * x + c * y, ty: ty + b * x + d * y)
  }

  /// Returns a transform that first scales points by the given factors and then applies the receiver.
  @inlinable
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// Returns a transform that first turns points by an angle in radians and then applies the receiver.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns a transform that applies the receiver first and the other transform second.
  @inlinable
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// Whether all coefficients are finite numbers.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether `inverted()` undoes the receiver to the precision of its numbers: points that it maps to a line, or so near
  /// to each other or so far apart that a determinant cannot tell, do not come back.
  package var isInvertible: Bool { (a * d - b * c).isNormal }

  /// Returns the transform that undoes the receiver, or the receiver itself if nothing can undo it.
  ///
  /// Nothing undoes a transform whose determinant is zero or not a finite number.
  /// Source: Apple, CGAffineTransformInvert.
  @inlinable
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: (0 - b) / determinant,
      c: (0 - c) / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}
