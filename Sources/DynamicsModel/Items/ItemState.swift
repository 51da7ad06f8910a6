import Physics

/// The handle of an item in its simulation; it is never given again.
public struct ItemID: Hashable, Sendable {
  let number: UInt64
}

/// Where an item is and how it is turned.
public struct ItemPlace: Equatable, Sendable {
  /// The middle, in points.
  public internal(set) var center: Vector2

  /// The angle in radians, clockwise; not wrapped at a full turn.
  public internal(set) var angle: Double

  /// Creates a place; an angle that is not finite counts as 0.
  public init(center: Vector2, angle: Double = 0) {
    self.center = center
    self.angle = angle.isFinite ? angle : 0
  }

  /// Where a point of the item, given by its offset from the middle in the unturned item, lies.
  public func point(_ offset: Vector2) -> Vector2 {
    Pose(position: center, angle: angle).point(offset)
  }
}

/// What the simulation takes over of an item when it comes, or when it was changed from outside.
public struct ItemState: Equatable, Sendable {
  /// Where it is.
  public var place: ItemPlace

  /// Its size and outline.
  public var form: ItemForm

  /// Creates a state.
  public init(place: ItemPlace, form: ItemForm) {
    self.place = place
    self.form = form
  }

  var isFinite: Bool { place.center.isFinite && form.size.isFinite }
}
