/// A 2-D affine transform: a point (x, y) maps to (a·x + c·y + tx, b·x + d·y + ty).
///
/// Angles are in radians, turn the +x axis towards the +y axis, and so look clockwise on a screen whose y
/// axis points down. Every operation is plain arithmetic: it accepts any number, including NaN, and never
/// traps. Source: Apple, CGAffineTransform.
public struct CGAffineTransform: Sendable, Hashable, Codable {
  /// The share of the old x in the new x.
  public var a: CGFloat
  /// The share of the old x in the new y.
  public var b: CGFloat
  /// The share of the old y in the new x.
  public var c: CGFloat
  /// The share of the old y in the new y.
  public var d: CGFloat
  /// The distance along the x axis, in points, added last.
  public var tx: CGFloat
  /// The distance along the y axis, in points, added last.
  public var ty: CGFloat

  /// Makes a transform from its six coefficients.
  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its six coefficients, in the order a, b, c, d, tx, ty.
  @inlinable
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a transform whose coefficients are all zero, which maps every point to the origin.
  @inlinable
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a transform that moves points by the given distances.
  @inlinable
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a transform that multiplies coordinates by the given factors.
  @inlinable
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a transform that turns points about the origin by an angle in radians; 0 gives the exact identity.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that leaves every point where it is.
  @inlinable
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Whether the transform is exactly the identity, without any tolerance.
  @inlinable
  public var isIdentity: Bool {
    self == .identity
  }

  /// Reads the coefficients from six unkeyed numbers in the order a, b, c, d, tx, ty.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    a = try values.decode(CGFloat.self)
    b = try values.decode(CGFloat.self)
    c = try values.decode(CGFloat.self)
    d = try values.decode(CGFloat.self)
    tx = try values.decode(CGFloat.self)
    ty = try values.decode(CGFloat.self)
  }

  /// Writes the coefficients as six unkeyed numbers in the order a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [a, b, c, d, tx, ty] {
      try values.encode(value)
    }
  }
}

extension CGAffineTransform: CustomStringConvertible {
  /// The six coefficients with their names; a negative zero is written as zero.
  public var description: String {
    "CGAffineTransform(a: \(a + 0), b: \(b + 0), c: \(c + 0), d: \(d + 0), tx: \(tx + 0), ty: \(ty + 0))"
  }
}
