/// How two fingers lie to each other.
@MainActor
struct FingerPair {
  /// Points between them; nearer than one counts as one.
  let distance: CGFloat

  /// The direction from the first to the second in radians, clockwise from the right.
  let angle: CGFloat

  /// The pair that some touches make, or nil if they are not two.
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let first = touches[0].location(in: nil)
    let second = touches[1].location(in: nil)
    distance = max(1, hypot(second.x - first.x, second.y - first.y))
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// The angle that leads from another pair to this one, by the shorter way.
  func turn(from other: FingerPair) -> CGFloat {
    (angle - other.angle).remainder(dividingBy: 2 * .pi)
  }
}
