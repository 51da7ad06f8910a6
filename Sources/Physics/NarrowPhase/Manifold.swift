/// Where two convex shapes touch or are about to: at most two points, in the frame of the first body.
struct Manifold {
  /// From the first shape to the second, of length 1.
  var normal = Float2.zero
  var first = Point()
  var second = Point()
  var count = 0

  /// One point of contact.
  struct Point {
    /// Midway between the two surfaces, relative to the first body's centre of mass.
    var position = Float2.zero

    /// The gap along the normal in metres, negative for an overlap.
    var separation: Float = 0

    /// Which features of the shapes made the point; the same pair of features gives the same number at the next step.
    var feature: UInt32 = 0
  }

  mutating func append(_ point: Point) {
    if count == 0 { first = point } else { second = point }
    count += 1
  }

  /// The same contact as the other shape sees it, still in the first body's frame.
  mutating func flip() {
    normal = -normal
  }
}
