import DynamicsModel
import Physics

/// A simulation of 320 × 568 points, with what tests ask again and again.
final class Scene {
  let simulation = DynamicsSimulation(referenceBounds: ReferenceBounds(size: Vector2(320, 568)))
  private(set) var frameCount = 0

  /// The seconds that have passed.
  var time: Double { Double(frameCount) / 60 }

  /// Adds a square around a point.
  func addSquare(_ side: Double = 100, at center: Vector2, angle: Double = 0) -> ItemID {
    simulation.addItem(
      ItemState(
        pose: ItemPose(center: center, angle: angle),
        form: ItemForm(size: Vector2(side, side))
      )
    )
  }

  /// Adds a behaviour.
  @discardableResult
  func add(_ behavior: DynamicBehavior, _ items: [ItemID]) -> BehaviorID {
    simulation.addBehavior(behavior, items: items)
  }

  /// Makes the reference bounds a boundary for items, which also meet each other.
  @discardableResult
  func addWalls(_ items: [ItemID]) -> BehaviorID {
    var collision = CollisionBehavior()
    collision.referenceInsets = BoundaryInsets()
    return add(.collision(collision), items)
  }

  /// Says of items what `set` sets.
  @discardableResult
  func addProperties(_ items: [ItemID], _ set: (inout ItemProperties) -> Void) -> BehaviorID {
    var properties = ItemProperties()
    set(&properties)
    return add(.properties(properties), items)
  }

  /// Lets steps pass, looking after each.
  func step(_ count: Int = 1, _ look: () -> Void = {}) {
    for _ in 0..<count {
      frameCount += 1
      simulation.step()
      look()
    }
  }

  /// Lets steps pass until all is at rest; false if it isn't within `seconds`.
  func comeToRest(within seconds: Int = 10, _ look: () -> Void = {}) -> Bool {
    for _ in 0..<(seconds * 60) {
      step(1, look)
      if simulation.isAtRest { return true }
    }
    return false
  }

  /// Where an item is.
  func center(_ item: ItemID) -> Vector2 { simulation.pose(of: item)?.center ?? Vector2(.nan, .nan) }

  /// How an item is turned.
  func angle(_ item: ItemID) -> Double { simulation.pose(of: item)?.angle ?? .nan }
}

extension SIMD2 where Scalar == Double {
  /// Whether the points are no farther apart than a tolerance.
  func isNear(_ other: Vector2, within tolerance: Double) -> Bool { (self - other).length <= tolerance }
}
