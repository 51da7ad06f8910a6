/// The handle of a behaviour in its simulation; it is never given again.
public struct BehaviorID: Hashable, Sendable {
  let number: UInt64
}

/// A rule by which a simulation moves items: what UIKit's behaviours are, without the items.
public enum DynamicBehavior {
  /// Pulls the items in one direction.
  case gravity(GravityBehavior)

  /// Pushes the items, all the time or once.
  case push(PushBehavior)

  /// Lets the items collide with each other and with boundaries.
  case collision(CollisionBehavior)

  /// Says what the items are made of.
  case properties(ItemProperties)

  /// Pulls the first item to a point.
  case snap(SnapBehavior)

  /// Ties the first item to a point or to the second item.
  case attachment(AttachmentBehavior)

  /// Forces that depend on where the items are and how they move.
  case field(FieldBehavior)
}
