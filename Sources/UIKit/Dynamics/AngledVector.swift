/// A vector that can be set as one, or by its angle and its magnitude, and always reads as all three.
///
/// Angles are in radians from the +x axis and grow clockwise on screen. Numbers that are not finite are
/// ignored. A negative magnitude is kept and points against the angle. The zero vector keeps the angle.
struct AngledVector: Equatable {
  private(set) var vector: CGVector
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat

  init(vector: CGVector, angle: CGFloat, magnitude: CGFloat) {
    self.vector = vector
    self.angle = angle
    self.magnitude = magnitude
  }

  /// Takes over a vector; the magnitude is its length.
  mutating func set(_ newVector: CGVector) {
    guard newVector.dx.isFinite, newVector.dy.isFinite else { return }
    vector = newVector
    magnitude = min(hypot(newVector.dx, newVector.dy), .greatestFiniteMagnitude)
    if magnitude > 0 { angle = atan2(newVector.dy, newVector.dx) }
  }

  /// Takes over angle and magnitude.
  mutating func set(angle newAngle: CGFloat, magnitude newMagnitude: CGFloat) {
    guard newAngle.isFinite, newMagnitude.isFinite else { return }
    angle = newAngle
    magnitude = newMagnitude
    vector = CGVector(dx: newMagnitude * cos(newAngle), dy: newMagnitude * sin(newAngle))
  }
}
