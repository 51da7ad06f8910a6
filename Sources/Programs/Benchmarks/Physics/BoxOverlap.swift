import Foundation

/// The depth of overlaps of boxes with each other and with walls, computed from their exact outlines.
///
/// It is the same measure for both engines: Box2D adds a skin of two linear slops to its polygons, ours has
/// none, and neither counts here.
struct BoxOverlap {
  /// The number of bodies whose centre is outside of the container or not finite.
  private(set) var escaped = 0
  /// The number of bodies that extend outside by more than a point, or whose centre is outside.
  private(set) var outside = 0
  /// The number of pairs of boxes, or boxes and walls, that overlap by more than a point.
  private(set) var deeperThanPoint = 0
  /// The deepest overlap in points, or zero.
  private(set) var deepest = 0.0

  private struct Box {
    let center: SIMD2<Double>
    let right: SIMD2<Double>
    let half: SIMD2<Double>

    var down: SIMD2<Double> { SIMD2(-right.y, right.x) }
    /// Half the size of the axis-aligned bounding box.
    var reach: SIMD2<Double> {
      SIMD2(
        abs(right.x) * half.x + abs(right.y) * half.y,
        abs(right.y) * half.x + abs(right.x) * half.y
      )
    }

    /// Half the extent along a direction.
    func reach(along axis: SIMD2<Double>) -> Double {
      half.x * abs((right * axis).sum()) + half.y * abs((down * axis).sum())
    }

    /// The smallest movement that separates two boxes, by the separating axis theorem; negative if they are
    /// apart.
    func overlap(with other: Box) -> Double {
      let between = other.center - center
      return [right, down, other.right, other.down].reduce(.infinity) { least, axis in
        min(least, reach(along: axis) + other.reach(along: axis) - abs((between * axis).sum()))
      }
    }
  }

  init(of outcome: PhysicsOutcome, in scene: PhysicsScene) {
    let (lower, upper) = (scene.interior.lower, scene.interior.upper)
    var boxes: [Box] = []
    for (body, state) in zip(scene.bodies, outcome.bodies) {
      guard let half = body.halfSize else { continue }
      let center = state.position
      // This form of the comparison treats a NaN centre as outside.
      guard center.x > lower.x, center.y > lower.y, center.x < upper.x, center.y < upper.y else {
        escaped += 1
        outside += 1
        continue
      }
      let box = Box(center: center, right: SIMD2(cos(state.angle), sin(state.angle)), half: half)
      let reach = box.reach
      let before = lower - center + reach
      let behind = center + reach - upper
      for depth in [before.x, before.y, behind.x, behind.y] { add(depth) }
      if max(before.max(), behind.max()) * PhysicsScene.pointsPerMeter > 1 { outside += 1 }
      boxes.append(box)
    }
    // Sweep and prune along the x axis.
    boxes.sort { $0.center.x - $0.reach.x < $1.center.x - $1.reach.x }
    for (index, box) in boxes.enumerated() {
      let reach = box.reach
      for other in boxes[(index + 1)...] {
        let otherReach = other.reach
        if other.center.x - otherReach.x > box.center.x + reach.x { break }
        if abs(other.center.y - box.center.y) < reach.y + otherReach.y { add(box.overlap(with: other)) }
      }
    }
  }

  private mutating func add(_ meters: Double) {
    let depth = meters * PhysicsScene.pointsPerMeter
    deepest = max(deepest, depth)
    if depth > 1 { deeperThanPoint += 1 }
  }
}
