extension CGAffineTransform {
  /// A transform taken apart into a scale with shear, then a rotation, then a translation.
  ///
  /// Before the rotation a point (x, y) maps to (scaleX·x + shear·y, scaleY·y). The shear is kept as a plain
  /// coefficient, not as a share of the scale, so that even singular transforms are put together again.
  package struct Components: Sendable, Hashable {
    /// The factor for x before the rotation.
    package var scaleX: CGFloat
    /// The factor for y before the rotation.
    package var scaleY: CGFloat
    /// How much of y is added to x before the rotation.
    package var shear: CGFloat
    /// The angle in radians, within -π...π, clockwise on screen.
    package var rotation: CGFloat
    /// The distance moved last, in points.
    package var translation: CGVector

    /// The transform that has these components.
    package var transform: CGAffineTransform {
      CGAffineTransform(a: scaleX, b: 0, c: shear, d: scaleY, tx: 0, ty: 0)
        .concatenating(CGAffineTransform(rotationAngle: rotation))
        .concatenating(CGAffineTransform(translationX: translation.dx, y: translation.dy))
    }
  }

  /// The transform's scale, shear, rotation and translation.
  ///
  /// A mirrored transform (negative determinant) gets its negative scale on x if a < d and on y otherwise, so
  /// that plain mirrorings have no rotation. Source: W3C, CSS Transforms Level 1, decomposing a 2D matrix.
  package var decomposed: Components {
    let translation = CGVector(dx: tx, dy: ty)
    var scaleX = hypot(a, b)
    guard scaleX > 0 else {
      let scaleY = hypot(c, d)
      let rotation = scaleY > 0 ? atan2(0 - c, d) : 0
      return Components(scaleX: 0, scaleY: scaleY, shear: 0, rotation: rotation, translation: translation)
    }
    if a * d - b * c < 0, a < d {
      scaleX = -scaleX
    }
    let (cosine, sine) = (a / scaleX, b / scaleX)
    return Components(
      scaleX: scaleX,
      scaleY: d * cosine - c * sine,
      shear: c * cosine + d * sine,
      rotation: atan2(sine, cosine),
      translation: translation
    )
  }

  /// Returns the transform a share of the way to another: 0 gives the receiver, 1 the other, exactly.
  ///
  /// Scale, shear, rotation and translation move independently and linearly. The rotation takes the shorter
  /// way; a half turn goes clockwise. A progress outside 0...1 carries on in the same direction, as springs
  /// need.
  package func interpolated(to other: CGAffineTransform, progress: CGFloat) -> CGAffineTransform {
    if progress == 0 || self == other { return self }
    if progress == 1 { return other }
    var (from, to) = (decomposed, other.decomposed)
    if (from.scaleX < 0 && to.scaleY < 0) || (from.scaleY < 0 && to.scaleX < 0) {
      // Mirrored in x here and in y there: the same mirroring seen half a turn apart.
      from.scaleX = -from.scaleX
      from.scaleY = -from.scaleY
      from.shear = -from.shear
      from.rotation += from.rotation < 0 ? .pi : -.pi
    }
    func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
    let turn = Self.shortestTurn(from: from.rotation, to: to.rotation)
    return Components(
      scaleX: mix(from.scaleX, to.scaleX),
      scaleY: mix(from.scaleY, to.scaleY),
      shear: mix(from.shear, to.shear),
      rotation: from.rotation + turn * progress,
      translation: CGVector(
        dx: mix(from.translation.dx, to.translation.dx),
        dy: mix(from.translation.dy, to.translation.dy)
      )
    ).transform
  }

  /// The shortest signed angle between two directions, in -π < turn <= π.
  ///
  /// Rounding leaves a half turn a little to either side of π; all of those count as the positive one.
  private static func shortestTurn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let turn = (end - start).remainder(dividingBy: 2 * .pi)
    return turn < -.pi + 1e-9 ? turn + 2 * .pi : turn
  }
}
