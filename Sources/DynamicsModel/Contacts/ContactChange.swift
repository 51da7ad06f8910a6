import Physics

/// That an item began to touch another or a boundary in a step, or ceased to.
///
/// A contact begins once, is not repeated while it lasts, and ends once. One that ends because something was removed is
/// not told of.
public struct ContactChange: Equatable, Sendable {
  /// What an item touches.
  public enum Partner: Equatable, Sendable {
    /// Another item, which came to the behaviour later.
    case item(ItemID)

    /// A boundary that was added.
    case boundary(BoundaryID)

    /// The boundary of the reference bounds.
    case referenceBounds
  }

  /// The behaviour that lets them collide; each that does is told.
  public let behavior: BehaviorID

  /// The item.
  public let item: ItemID

  /// What it touches.
  public let partner: Partner

  /// Where the contact began, in points; nil if it ended.
  public let point: Vector2?
}
