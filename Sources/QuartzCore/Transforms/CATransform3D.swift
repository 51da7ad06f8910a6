/// A 3-D transform: a row vector (x, y, z, 1) is multiplied by the matrix, so `m41`, `m42` and `m43` move it.
///
/// `m34` is the perspective: -1/d for an eye at the distance d. All operations are plain arithmetic: they accept any
/// number, including NaN, and never trap. Source: Apple, CATransform3D.
public struct CATransform3D: Sendable, Hashable {
  /// The coefficient in row 1 and column 1.
  public var m11: CGFloat
  /// The coefficient in row 1 and column 2.
  public var m12: CGFloat
  /// The coefficient in row 1 and column 3.
  public var m13: CGFloat
  /// The coefficient in row 1 and column 4.
  public var m14: CGFloat
  /// The coefficient in row 2 and column 1.
  public var m21: CGFloat
  /// The coefficient in row 2 and column 2.
  public var m22: CGFloat
  /// The coefficient in row 2 and column 3.
  public var m23: CGFloat
  /// The coefficient in row 2 and column 4.
  public var m24: CGFloat
  /// The coefficient in row 3 and column 1.
  public var m31: CGFloat
  /// The coefficient in row 3 and column 2.
  public var m32: CGFloat
  /// The coefficient in row 3 and column 3.
  public var m33: CGFloat
  /// The coefficient in row 3 and column 4.
  public var m34: CGFloat
  /// The coefficient in row 4 and column 1.
  public var m41: CGFloat
  /// The coefficient in row 4 and column 2.
  public var m42: CGFloat
  /// The coefficient in row 4 and column 3.
  public var m43: CGFloat
  /// The coefficient in row 4 and column 4.
  public var m44: CGFloat

  /// Creates a transform from its coefficients, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform with only zero coefficients.
  public init() {
    self.init(rows: SIMD4.zero, .zero, .zero, .zero)
  }

  /// Creates a transform from its rows.
  package init(rows row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>)
  {
    (m11, m12, m13, m14) = (CGFloat(row1.x), CGFloat(row1.y), CGFloat(row1.z), CGFloat(row1.w))
    (m21, m22, m23, m24) = (CGFloat(row2.x), CGFloat(row2.y), CGFloat(row2.z), CGFloat(row2.w))
    (m31, m32, m33, m34) = (CGFloat(row3.x), CGFloat(row3.y), CGFloat(row3.z), CGFloat(row3.w))
    (m41, m42, m43, m44) = (CGFloat(row4.x), CGFloat(row4.y), CGFloat(row4.z), CGFloat(row4.w))
  }

  /// The rows of the matrix.
  package var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    (
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
    )
  }
}

/// The transform that leaves every point unchanged.
public let CATransform3DIdentity = CATransform3D(
  rows: SIMD4(1, 0, 0, 0),
  SIMD4(0, 1, 0, 0),
  SIMD4(0, 0, 1, 0),
  SIMD4(0, 0, 0, 1)
)

/// Returns whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether all coefficients of two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// MARK: - Making

/// Returns a transform that moves points by the given distances.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a transform that multiplies coordinates by the given factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Returns a rotation by an angle in radians about the vector (x, y, z); the identity for a vector of zero length.
///
/// Source: Rodrigues' rotation formula, transposed for row vectors; Apple, CATransform3DMakeRotation.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (Double(x / length), Double(y / length), Double(z / length))
  let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
  let rest = 1 - cosine
  return CATransform3D(
    rows: SIMD4(cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0),
    SIMD4(x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0),
    SIMD4(x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0),
    SIMD4(0, 0, 0, 1)
  )
}

// MARK: - Combining

/// Returns a transform that first moves points by the given distances and then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that first scales points by the given factors and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that first rotates points about the vector (x, y, z) and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that applies `a` first and `b` second: the matrix product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let rows = a.rows
  return CATransform3D(
    rows: b.applied(to: rows.0),
    b.applied(to: rows.1),
    b.applied(to: rows.2),
    b.applied(to: rows.3)
  )
}

/// Returns the inverse transform, or `t` itself if there is none.
///
/// Source: Apple, CATransform3DInvert; the adjugate by 2 × 2 minors (Laplace expansion).
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  let (a, b, c, d) = t.rows
  let s0 = a.x * b.y - b.x * a.y
  let s1 = a.x * b.z - b.x * a.z
  let s2 = a.x * b.w - b.x * a.w
  let s3 = a.y * b.z - b.y * a.z
  let s4 = a.y * b.w - b.y * a.w
  let s5 = a.z * b.w - b.z * a.w
  let c0 = c.x * d.y - d.x * c.y
  let c1 = c.x * d.z - d.x * c.z
  let c2 = c.x * d.w - d.x * c.w
  let c3 = c.y * d.z - d.y * c.z
  let c4 = c.y * d.w - d.y * c.w
  let c5 = c.z * d.w - d.z * c.w
  let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
  guard determinant != 0, determinant.isFinite else { return t }
  let row1 = SIMD4(
    b.y * c5 - b.z * c4 + b.w * c3,
    a.z * c4 - a.y * c5 - a.w * c3,
    d.y * s5 - d.z * s4 + d.w * s3,
    c.z * s4 - c.y * s5 - c.w * s3
  )
  let row2 = SIMD4(
    b.z * c2 - b.x * c5 - b.w * c1,
    a.x * c5 - a.z * c2 + a.w * c1,
    d.z * s2 - d.x * s5 - d.w * s1,
    c.x * s5 - c.z * s2 + c.w * s1
  )
  let row3 = SIMD4(
    b.x * c4 - b.y * c2 + b.w * c0,
    a.y * c2 - a.x * c4 - a.w * c0,
    d.x * s4 - d.y * s2 + d.w * s0,
    c.y * s2 - c.x * s4 - c.w * s0
  )
  let row4 = SIMD4(
    b.y * c1 - b.x * c3 - b.z * c0,
    a.x * c3 - a.y * c1 + a.z * c0,
    d.y * s1 - d.x * s3 - d.z * s0,
    c.x * s3 - c.y * s1 + c.z * s0
  )
  return CATransform3D(
    rows: row1 / determinant,
    row2 / determinant,
    row3 / determinant,
    row4 / determinant
  )
}

// MARK: - Affine transforms

/// Returns the 3-D transform with the effect of an affine one.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12) = (m.a, m.b)
  (transform.m21, transform.m22) = (m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// Returns whether a transform has the effect of an affine one.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.isFlat && t.m33 == 1
}

/// Returns the affine part of a transform; the result is undefined on Apple's platforms if it isn't affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
  /// Whether the transform is exactly the identity.
  package var isIdentity: Bool { self == CATransform3DIdentity }

  /// Whether the transform is an affine one of the plane, with any scale of z.
  package var isFlat: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m43 == 0 && m44 == 1
  }

  /// The product of a row vector and the matrix.
  package func applied(to vector: SIMD4<Double>) -> SIMD4<Double> {
    let (row1, row2, row3, row4) = rows
    return vector.x * row1 + vector.y * row2 + vector.z * row3 + vector.w * row4
  }

  /// The transform of the points of the plane z = 0, projected to that plane; it is affine without perspective.
  package func projected(_ point: CGPoint) -> CGPoint {
    let result = applied(to: SIMD4(Double(point.x), Double(point.y), 0, 1))
    guard result.w != 0, result.w != 1 else { return CGPoint(x: result.x, y: result.y) }
    return CGPoint(x: result.x / result.w, y: result.y / result.w)
  }

  /// The point of the plane z = 0 that is projected to `point`; nil if the plane is seen on edge.
  package func unprojected(_ point: CGPoint) -> CGPoint? {
    // Solves x·(column 1 - X·column 4) = 0 and the same for y, a linear system in the point's own x and y.
    let (x, y) = (Double(point.x), Double(point.y))
    let (row1, row2, _, row4) = rows
    let (a, b, e) = (row1.x - x * row1.w, row2.x - x * row2.w, x * row4.w - row4.x)
    let (c, d, f) = (row1.y - y * row1.w, row2.y - y * row2.w, y * row4.w - row4.y)
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
  }
}
