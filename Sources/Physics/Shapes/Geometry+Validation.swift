extension Geometry {
  /// The geometry, or nil if it has no extent or a number that is not finite.
  var usable: Geometry? {
    let smallest = Constants.minimumLength
    switch self {
    case .circle(let circle):
      return circle.center.isFinite && circle.radius.isFinite && circle.radius >= smallest ? self : nil
    case .capsule(let capsule):
      guard capsule.start.isFinite, capsule.end.isFinite, capsule.radius.isFinite, capsule.radius >= smallest
      else { return nil }
      // A capsule without length is a circle.
      if (capsule.end - capsule.start).length < smallest {
        return .circle(Circle(center: capsule.start, radius: capsule.radius))
      }
      return self
    case .segment(let segment):
      guard segment.start.isFinite, segment.end.isFinite, (segment.end - segment.start).length >= smallest
      else { return nil }
      return self
    case .polygon:
      return self
    }
  }
}
