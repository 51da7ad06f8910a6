/// A unique handle of a behaviour in its simulation; handles are never reused.
public struct BehaviorID: Hashable, Sendable {
  let number: UInt64
}

/// A behaviour of a simulation: the counterpart of a UIKit behaviour, without its items.
public enum DynamicBehavior {
  /// Accelerates the items in one direction.
  case gravity(GravityBehavior)

  /// Pushes the items continuously or once.
  case push(PushBehavior)

  /// Lets the items collide with each other and with boundaries.
  case collision(CollisionBehavior)

  /// Sets material properties of the items.
  case properties(ItemProperties)

  /// Pulls the first item to a point.
  case snap(SnapBehavior)

  /// Attaches the first item to a point or to the second item.
  case attachment(AttachmentBehavior)

  /// Applies forces that depend on the position and velocity of items.
  case field(FieldBehavior)
}
