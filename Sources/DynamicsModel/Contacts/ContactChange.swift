import Physics

/// The beginning or end of an item's contact with another item or a boundary.
///
/// A contact begins once, is not repeated while it lasts, and ends once. An end by removal of an object is
/// not reported.
public struct ContactChange: Equatable, Sendable {
  /// The object that an item touches.
  public enum Partner: Equatable, Sendable {
    /// Another item, which was added to the behaviour later.
    case item(ItemID)

    /// A boundary added by the app.
    case boundary(BoundaryID)

    /// The boundary of the reference bounds.
    case referenceBounds
  }

  /// The behaviour that lets them collide; there is one change for each such behaviour.
  public let behavior: BehaviorID

  /// The item.
  public let item: ItemID

  /// The object that it touches.
  public let partner: Partner

  /// The contact point in points; nil if the contact ended.
  public let point: Vector2?
}
