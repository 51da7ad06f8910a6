/// A shape of a body, as the broad phase reads it; its form stands apart.
struct Shape: Slot {
  var filter: CollisionFilter
  var density: Double
  var friction: Float
  var restitution: Float
  var tag: UInt64
  var body: Int32

  /// The neighbours in the list of the body's shapes, -1 at its ends.
  var next: Int32
  var previous: Int32 = -1
  var generation: UInt32
  var isUsed: Bool

  /// The leaf in the broad phase, -1 if the shape collides with nothing.
  var leaf: Int32 = -1

  /// The place among the shapes that wait for a search for new pairs, -1 for one that doesn't.
  var movedPlace: Int32 = -1

  var isMoved: Bool { movedPlace >= 0 }

  /// Where a moving shape may be without a new search for fixed shapes to meet.
  var fixedReach = FloatBox.nowhere

  /// Which of the two trees has the leaf.
  var isInFixedTree = false
}
