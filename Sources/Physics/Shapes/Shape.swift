/// A shape of a body, as the broad phase reads it; its form stands apart.
struct Shape: Slot {
  var filter: CollisionFilter
  var density: Double
  var friction: Float
  var restitution: Float
  var tag: UInt64
  var body: Int32

  /// The next shape of the same body, -1 for the last.
  var next: Int32
  var generation: UInt32
  var isUsed: Bool

  /// The leaf in the broad phase, -1 if the shape collides with nothing.
  var leaf: Int32 = -1

  /// Whether the shape waits for a search for new pairs.
  var isMoved = false

  /// Where a moving shape may be without a new search for fixed shapes to meet.
  var fixedReach = FloatBox.nowhere

  /// Which of the two trees has the leaf.
  var isInFixedTree = false
}
