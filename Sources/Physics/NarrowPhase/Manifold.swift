/// Where two convex shapes touch or are about to: at most two points, in the frame of the first body.
struct Manifold {
  /// From the first shape to the second, of length 1.
  var normal = Float2.zero
  var first = Point()
  var second = Point()
  var count = 0

  /// How far the bodies may move against each other before an empty manifold has to be found anew, in metres.
  ///
  /// Infinite for shapes farther apart than the margin: the rest of the margin is what they may use up. Shapes within the
  /// margin but beside each other, corner by corner, have no points either, and are as far apart as the best axis tells.
  var clearance: Float = 0

  /// The manifold of shapes that are farther apart than the margin.
  static var distant: Manifold { Manifold(clearance: .infinity) }

  /// One point of contact.
  struct Point {
    /// Midway between the two surfaces, relative to the first body's centre of mass.
    var position = Float2.zero

    /// The gap along the normal in metres, negative for an overlap.
    var separation: Float = 0

    /// Which features of the shapes made the point.
    var feature = ContactFeature(0)
  }

  mutating func append(_ point: Point) {
    if count == 0 { first = point } else { second = point }
    count += 1
  }
}

/// Which features of two shapes make a point of contact, so that it is known again when the points are found anew.
struct ContactFeature {
  // The first shape's corner in the second byte, the second shape's in the first.
  private static let bothCorners: UInt32 = 0xffff
  private static let cornerOfA: UInt32 = 0xff00
  private static let cornerOfB: UInt32 = 0x00ff
  private static let isFlipped: UInt32 = 0x1_0000
  private static let isClipped: UInt32 = 0x4_0000
  private static let touchesWithB: UInt32 = 0x8_0000

  private var bits: UInt32

  /// A feature by a number of the shape's own, below 65,536.
  init(_ number: Int) {
    bits = UInt32(truncatingIfNeeded: number) & Self.bothCorners
  }

  /// An end of an edge that was clipped to another: a corner of one shape touches the other's edge, whose nearer end
  /// is the other corner.
  ///
  /// The names don't depend on which edge was the reference except for the flag that tells.
  init(corner a: Int, _ b: Int, touchesWithB: Bool, isFlipped: Bool) {
    bits =
      Self.isClipped | Self.corners(a, b) | (touchesWithB ? Self.touchesWithB : 0)
      | (isFlipped ? Self.isFlipped : 0)
  }

  private static func corners(_ a: Int, _ b: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: a) << 8 & cornerOfA | UInt32(truncatingIfNeeded: b) & cornerOfB
  }

  /// How sure it is that two points found one after the other are the same, worst first.
  enum Kinship: Int {
    case none

    /// The same corner touches, and another edge.
    case corner

    /// The same corners meet, and the reference edge is the other shape's.
    case corners
    case same
  }

  @inline(__always)
  func kinship(with other: ContactFeature) -> Kinship {
    let difference = bits ^ other.bits
    if difference & ~Self.touchesWithB == 0 { return .same }
    guard bits & other.bits & Self.isClipped != 0 else { return .none }
    if difference & Self.bothCorners == 0 { return .corners }
    let touching = bits & Self.touchesWithB != 0 ? Self.cornerOfB : Self.cornerOfA
    return difference & (Self.touchesWithB | touching) == 0 ? .corner : .none
  }
}
