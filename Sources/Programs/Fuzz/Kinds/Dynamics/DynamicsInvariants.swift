import UIKit

/// Records the start of a sequence of frames, and checks the invariants after each frame.
@MainActor
final class DynamicsInvariants {
  /// The items that started inside of the bounds.
  private let insiders: [Int]
  /// The initial energy relative to a fixed scale; nil if it may grow.
  private let budget: Double?
  /// Whether every bounce loses energy.
  private let isLossy: Bool
  /// The least energy so far.
  private var least = Double.infinity

  /// Records a scene before its next frame.
  init(_ scene: DynamicsScene) {
    insiders = scene.rules.staysInside ? scene.numbers.filter { Self.excess(of: $0, in: scene) <= 0 } : []
    let isApart = Self.areApart(scene)
    isLossy = scene.rules.greatestElasticity < 1
    budget =
      scene.rules.addsNoEnergy && scene.rules.areRectangles && isApart
        && (!scene.rules.staysInside || insiders.count == scene.items.count)
      ? Self.energy(of: scene) : nil
  }

  /// Throws if an invariant is violated.
  func check(_ scene: DynamicsScene) throws(InvariantViolation) {
    for number in scene.numbers {
      guard let item = scene.items[number] else { continue }
      let motion = scene.motion(of: item)
      let numbers = [
        item.center.x, item.center.y, item.transform.a, item.transform.b, item.transform.c, item.transform.d,
        motion.linear.x, motion.linear.y, motion.angular,
      ]
      try InvariantViolation.check(
        numbers.allSatisfy(\.isFinite),
        "every number is finite",
        "item \(number): center \(item.center), transform \(item.transform), velocity \(motion)"
      )
    }
    for number in insiders {
      let excess = Self.excess(of: number, in: scene)
      try InvariantViolation.check(
        excess <= 1,
        "items that begin inside stay inside, within 1 point",
        "item \(number) is \(excess) points outside, at \(scene.animator.elapsedTime) s"
      )
    }
    if let budget {
      let energy = Self.energy(of: scene)
      least = min(least, budget)
      // Elastic impacts are resolved in steps, with a larger tolerance; otherwise only rounding errors are
      // allowed.
      try InvariantViolation.check(
        isLossy ? energy <= least + 1e-6 * budget : energy <= 1.02 * budget,
        isLossy ? "energy never grows if bounces lose energy" : "energy does not grow in elastic bounces",
        "\(energy / (isLossy ? least : budget)) times the limit, at \(scene.animator.elapsedTime) s"
      )
      least = min(least, energy)
    }
  }

  /// The number of frames after a change until attached points must be in place.
  static let settlingFrames = 30

  /// Throws if an attached point isn't in place.
  func checkAttachments(_ scene: DynamicsScene) throws(InvariantViolation) {
    guard scene.rules.isOnlyHeld else { return }
    // A chain whose rods are much shorter than its movement per sub-step stretches by some points when it is
    // whipped.
    for grip in scene.attachedPoints {
      try InvariantViolation.check(
        grip.error <= 6,
        "an attachment keeps its length",
        "the error is \(grip.error) points, at \(scene.animator.elapsedTime) s"
      )
    }
  }

  /// How far an item extends beyond the bounds, in points; negative for one inside.
  private static func excess(of number: Int, in scene: DynamicsScene) -> Double {
    guard let item = scene.items[number] else { return 0 }
    let (bounds, extent) = (scene.reference.bounds, item.extent)
    return Double(
      max(
        bounds.minX - extent.minX,
        bounds.minY - extent.minY,
        extent.maxX - bounds.maxX,
        extent.maxY - bounds.maxY
      )
    )
  }

  /// Whether no two items are close enough to overlap.
  private static func areApart(_ scene: DynamicsScene) -> Bool {
    let discs = scene.numbers.compactMap { scene.items[$0] }.map {
      ($0.center, hypot($0.bounds.width, $0.bounds.height) / 2)
    }
    return discs.indices.allSatisfy { one in
      discs.indices.dropFirst(one + 1).allSatisfy { other in
        let (left, right) = (discs[one], discs[other])
        return hypot(left.0.x - right.0.x, left.0.y - right.0.y) > left.1 + right.1
      }
    }
  }

  /// The kinetic energy of the items, taken as rectangles.
  private static func energy(of scene: DynamicsScene) -> Double {
    scene.numbers.reduce(0) { sum, number in
      guard let item = scene.items[number] else { return sum }
      let (size, motion) = (item.bounds.size, scene.motion(of: item))
      let mass = Double(size.width * size.height * (scene.rules.densities[number] ?? 1))
      let inertia = mass * Double(size.width * size.width + size.height * size.height) / 12
      let speed = Double(motion.linear.x * motion.linear.x + motion.linear.y * motion.linear.y)
      return sum + (mass * speed + inertia * Double(motion.angular * motion.angular)) / 2
    }
  }
}
