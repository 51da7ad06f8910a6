import RecipeKit

/// A delegate that notes which items met, and which boundaries.
final class ContactLog: UICollisionBehaviorDelegate {
  /// Contacts between items as they began and ended: `red meets green`, `red leaves green`.
  private(set) var items: [String] = []

  /// The identifiers of boundaries that were met, nil being written as `nil`.
  private(set) var boundaries: [String] = []

  private let name: (any UIDynamicItem) -> String

  /// Listens to the collision behaviour of a scene, if there is one.
  init(of scene: CollisionScene) {
    name = scene.name
    scene.collision?.collisionDelegate = self
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    items.append("\(name(item1)) meets \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    items.append("\(name(item1)) leaves \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    boundaries.append((identifier as? NSString).map(String.init(describing:)) ?? "nil")
  }
}
