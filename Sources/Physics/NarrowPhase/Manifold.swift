/// The contact manifold of two convex shapes: at most two points, in the frame of the first body.
struct Manifold {
  /// The unit normal from the first shape to the second.
  var normal = Float2.zero
  var first = Point()
  var second = Point()
  var count = 0

  /// How far the bodies may move relative to each other before an empty manifold must be recomputed, in
  /// metres.
  ///
  /// Infinite for shapes farther apart than the margin: they may use up the rest of the margin. Shapes within
  /// the margin that lie corner by corner have no points either; their clearance is the separation along the
  /// best axis.
  var clearance: Float = 0

  /// The manifold of shapes that are farther apart than the margin: no points.
  static var distant: Manifold { Manifold(clearance: .infinity) }

  /// A contact point.
  struct Point {
    /// The midpoint between the two surfaces, relative to the first body's centre of mass.
    var position = Float2.zero

    /// The gap along the normal in metres, negative for an overlap.
    var separation: Float = 0

    /// The features of the shapes that produced the point.
    var feature = ContactFeature(0)
  }

  mutating func append(_ point: Point) {
    if count == 0 { first = point } else { second = point }
    count += 1
  }
}

/// The features of two shapes that produced a contact point: its identity when points are recomputed.
struct ContactFeature {
  // The first shape's corner in the second byte, the second shape's corner in the first.
  private static let bothCorners: UInt32 = 0xffff
  private static let cornerOfA: UInt32 = 0xff00
  private static let cornerOfB: UInt32 = 0x00ff
  private static let isFlipped: UInt32 = 0x1_0000
  private static let isClipped: UInt32 = 0x4_0000
  private static let touchesWithB: UInt32 = 0x8_0000

  private var bits: UInt32

  /// A feature identified by a number below 65,536.
  init(_ number: Int) {
    bits = UInt32(truncatingIfNeeded: number) & Self.bothCorners
  }

  /// A clipped end: a corner of one shape touches the other's edge, whose nearer end is the other corner.
  ///
  /// Apart from the flag, the feature doesn't depend on which edge was the reference.
  init(corner a: Int, _ b: Int, touchesWithB: Bool, isFlipped: Bool) {
    bits =
      Self.isClipped | Self.corners(a, b) | (touchesWithB ? Self.touchesWithB : 0)
      | (isFlipped ? Self.isFlipped : 0)
  }

  private static func corners(_ a: Int, _ b: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: a) << 8 & cornerOfA | UInt32(truncatingIfNeeded: b) & cornerOfB
  }

  /// The certainty that two points of successive manifolds are the same, in increasing order.
  enum FeatureMatch: Int {
    case none

    /// The same corner touches a different edge.
    case corner

    /// The same corners meet, and the reference edge is the other shape's.
    case corners
    case same
  }

  @inline(__always)
  func featureMatch(with other: ContactFeature) -> FeatureMatch {
    let difference = bits ^ other.bits
    if difference & ~Self.touchesWithB == 0 { return .same }
    guard bits & other.bits & Self.isClipped != 0 else { return .none }
    if difference & Self.bothCorners == 0 { return .corners }
    let touching = bits & Self.touchesWithB != 0 ? Self.cornerOfB : Self.cornerOfA
    return difference & (Self.touchesWithB | touching) == 0 ? .corner : .none
  }
}
