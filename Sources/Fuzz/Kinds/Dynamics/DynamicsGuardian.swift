import UIKit

/// Knows how a stretch of frames began, and checks after each what must still hold.
@MainActor
final class DynamicsGuardian {
  /// The items that began inside of the bounds.
  private let insiders: [Int]
  /// The energy at the beginning, as a multiple of something fixed; nil where it may grow.
  private let budget: Double?
  /// Whether every bounce costs something.
  private let isLossy: Bool
  /// The least energy so far.
  private var least = Double.infinity

  /// Looks at a scene before its next frame.
  init(_ scene: DynamicsScene) {
    insiders = scene.rules.staysInside ? scene.numbers.filter { Self.excess(of: $0, in: scene) <= 0 } : []
    let isApart = Self.areApart(scene)
    isLossy = scene.rules.greatestElasticity < 1
    budget =
      scene.rules.isLeftAlone && scene.rules.areRectangles && isApart
        && (!scene.rules.staysInside || insiders.count == scene.items.count)
      ? Self.energy(of: scene) : nil
  }

  /// Throws if something does not hold.
  func check(_ scene: DynamicsScene) throws(BrokenInvariant) {
    for number in scene.numbers {
      guard let item = scene.items[number] else { continue }
      let motion = scene.motion(of: item)
      let numbers = [
        item.center.x, item.center.y, item.transform.a, item.transform.b, item.transform.c, item.transform.d,
        motion.linear.x, motion.linear.y, motion.angular,
      ]
      try BrokenInvariant.check(
        numbers.allSatisfy(\.isFinite),
        "every number is finite",
        "item \(number): center \(item.center), transform \(item.transform), velocity \(motion)"
      )
    }
    for number in insiders {
      let excess = Self.excess(of: number, in: scene)
      try BrokenInvariant.check(
        excess <= 1,
        "what begins inside is at most 1 point outside",
        "item \(number) is \(excess) points outside, at \(scene.animator.elapsedTime) s"
      )
    }
    if let budget {
      let energy = Self.energy(of: scene)
      least = min(least, budget)
      // Elastic impacts are reckoned in steps, which may give a little; others may give nothing but errors of rounding.
      try BrokenInvariant.check(
        isLossy ? energy <= least + 1e-6 * budget : energy <= 1.02 * budget,
        isLossy ? "energy never grows where bounces cost some" : "no energy comes from nothing",
        "\(energy / (isLossy ? least : budget)) times what it was, at \(scene.animator.elapsedTime) s"
      )
      least = min(least, energy)
    }
  }

  /// How many frames pass after what changed until ends that are tied are where they belong.
  static let framesUntilGripsHold = 30

  /// Throws if something isn't where it is held or joined.
  func checkGrips(_ scene: DynamicsScene) throws(BrokenInvariant) {
    guard scene.rules.isOnlyHeld else { return }
    // A chain whose rods are much shorter than what it moves by in a sub-step gives way by some points when it is whipped.
    for grip in scene.grips {
      try BrokenInvariant.check(
        grip.error <= 6,
        "an attachment keeps its length",
        "it is \(grip.error) points off, at \(scene.animator.elapsedTime) s"
      )
    }
  }

  /// How far an item reaches out of the bounds, in points; negative for one inside.
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

  /// Whether no two items are so near that they may overlap.
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

  /// The energy of motion of rectangles.
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
