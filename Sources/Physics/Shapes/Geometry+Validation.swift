extension Geometry {
  /// The geometry, or nil if it has no extent or a number that is not finite or too large.
  var usable: Geometry? {
    let smallest = Constants.minimumLength
    let largest = Constants.maximumCoordinate
    switch self {
    case .circle(let circle):
      return circle.center.isInReach && circle.radius >= smallest && circle.radius <= largest ? self : nil
    case .segment(let segment):
      guard segment.start.isInReach, segment.end.isInReach, (segment.end - segment.start).length >= smallest
      else { return nil }
      return self
    case .polygon:
      return self
    }
  }
}
