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
