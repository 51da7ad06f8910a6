/// A 2-D affine transform: a point (x, y) maps to (a·x + c·y + tx, b·x + d·y + ty).
///
/// Angles are in radians and rotate the +x axis towards the +y axis. This is clockwise on a screen, where the
/// y axis points down. All operations are plain arithmetic: they accept any number, including NaN, and never
/// trap. Source: Apple, CGAffineTransform.
public struct CGAffineTransform: Sendable, Hashable, Codable {
  /// The factor of the old x in the new x.
  public var a: CGFloat
  /// The factor of the old x in the new y.
  public var b: CGFloat
  /// The factor of the old y in the new x.
  public var c: CGFloat
  /// The factor of the old y in the new y.
  public var d: CGFloat
  /// The distance along the x axis, in points, added last.
  public var tx: CGFloat
  /// The distance along the y axis, in points, added last.
  public var ty: CGFloat

  /// Creates a transform from its six coefficients.
  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six coefficients, in the order a, b, c, d, tx, ty.
  @inlinable
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform with only zero coefficients, which maps every point to the origin.
  @inlinable
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform that moves points by the given distances.
  @inlinable
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that multiplies coordinates by the given factors.
  @inlinable
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a transform that rotates points around the origin by an angle in radians; 0 is the exact
  /// identity.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that leaves every point unchanged.
  @inlinable
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Whether the transform is exactly the identity, without a tolerance.
  @inlinable
  public var isIdentity: Bool {
    self == .identity
  }

  /// Decodes six unkeyed coefficients in the order a, b, c, d, tx, ty.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    a = try values.decode(CGFloat.self)
    b = try values.decode(CGFloat.self)
    c = try values.decode(CGFloat.self)
    d = try values.decode(CGFloat.self)
    tx = try values.decode(CGFloat.self)
    ty = try values.decode(CGFloat.self)
  }

  /// Encodes the coefficients as six unkeyed numbers in the order a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [a, b, c, d, tx, ty] {
      try values.encode(value)
    }
  }
}

extension CGAffineTransform: CustomStringConvertible {
  /// The six coefficients with their names; negative zero is written as zero.
  public var description: String {
    "CGAffineTransform(a: \(a + 0), b: \(b + 0), c: \(c + 0), d: \(d + 0), tx: \(tx + 0), ty: \(ty + 0))"
  }
}

// MARK: - Operations

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

  /// Returns a transform that first rotates points by an angle in radians and then applies the receiver.
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
  @inlinable package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether `inverted()` undoes the receiver within the precision of its numbers.
  ///
  /// It can't if the receiver maps points to a line, or scales so much that the determinant is not a normal
  /// number.
  @inlinable package var isInvertible: Bool { (a * d - b * c).isNormal }

  /// Returns the inverse transform, or the receiver itself if there is none.
  ///
  /// A transform has no inverse if its determinant is zero, infinite or NaN. Source: Apple,
  /// CGAffineTransformInvert.
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

// MARK: - Applying

extension CGPoint {
  /// Returns the point transformed by `transform`.
  @inlinable
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }

  /// Whether both coordinates are finite numbers.
  @inlinable package var isFinite: Bool {
    x.isFinite && y.isFinite
  }
}

extension CGSize {
  /// Returns the size transformed by `transform` without its translation; the result may be negative.
  @inlinable
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains the four transformed corners of this rectangle.
  ///
  /// The null and the infinite rectangle are unchanged. Source: Apple, CGRectApplyAffineTransform.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if transform.b == 0, transform.c == 0 {
      // Without rotation, scale the size directly, which avoids the rounding errors of subtracting corners.
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

  /// Creates the smallest rectangle that contains all points; the null rectangle if there are none.
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

// MARK: - Interpolation

extension CGAffineTransform {
  /// The components of a transform: a scale with shear, then a rotation, then a translation.
  ///
  /// Before the rotation a point (x, y) maps to (scaleX·x + shear·y, scaleY·y). The shear is a coefficient
  /// that is independent of the scale, so even singular transforms can be restored from their components.
  package struct Components: Sendable, Hashable {
    /// The factor for x before the rotation.
    package var scaleX: CGFloat
    /// The factor for y before the rotation.
    package var scaleY: CGFloat
    /// The factor of y that is added to x before the rotation.
    package var shear: CGFloat
    /// The angle in radians, in -π...π, clockwise on screen.
    package var rotation: CGFloat
    /// The translation, which is applied last, in points.
    package var translation: CGVector

    /// The transform with these components.
    package var transform: CGAffineTransform {
      CGAffineTransform(a: scaleX, b: 0, c: shear, d: scaleY, tx: 0, ty: 0)
        .concatenating(CGAffineTransform(rotationAngle: rotation))
        .concatenating(CGAffineTransform(translationX: translation.dx, y: translation.dy))
    }
  }

  /// The scale, shear, rotation and translation of the transform.
  ///
  /// A mirrored transform (with a negative determinant) has a negative x scale if a < d and otherwise a
  /// negative y scale, so plain reflections have no rotation. Source: W3C, CSS Transforms Level 1,
  /// decomposing a 2D matrix.
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

  /// Returns the transform between the receiver (`progress` 0) and another (1); both ends are exact.
  ///
  /// Scale, shear, rotation and translation are interpolated separately and linearly. The rotation takes the
  /// shorter direction; a half turn is clockwise. A progress outside 0...1 extrapolates, for springs that
  /// overshoot.
  package func interpolated(to other: CGAffineTransform, progress: CGFloat) -> CGAffineTransform {
    if progress == 0 || self == other { return self }
    if progress == 1 { return other }
    var (from, to) = (decomposed, other.decomposed)
    if (from.scaleX < 0 && to.scaleY < 0) || (from.scaleY < 0 && to.scaleX < 0) {
      // A reflection in x equals a reflection in y rotated by half a turn.
      from.scaleX = -from.scaleX
      from.scaleY = -from.scaleY
      from.shear = -from.shear
      from.rotation += from.rotation < 0 ? .pi : -.pi
    }
    func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
    let turn = Self.shortestRotation(from: from.rotation, to: to.rotation)
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

  /// Returns the smallest signed angle between two directions, in -π < angle <= π.
  ///
  /// Rounding moves a half turn slightly to either side of π. All such angles are treated as positive.
  private static func shortestRotation(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let turn = (end - start).remainder(dividingBy: 2 * .pi)
    return turn < -.pi + 1e-9 ? turn + 2 * .pi : turn
  }
}
