import Physics

/// A unique handle of an item in its simulation; handles are never reused.
public struct ItemID: Hashable, Sendable {
  let number: UInt64
}

/// The position and rotation of an item.
public struct ItemPose: Equatable, Sendable {
  /// The centre in points.
  public internal(set) var center: Vector2

  /// The angle in radians, clockwise; not wrapped at full turns.
  public internal(set) var angle: Double

  /// Creates a pose; an angle that is not finite becomes 0.
  public init(center: Vector2, angle: Double = 0) {
    self.center = center
    self.angle = angle.isFinite ? angle : 0
  }

  /// Converts an offset from the item's centre, in item coordinates, to a point.
  public func point(_ offset: Vector2) -> Vector2 {
    Pose(position: center, angle: angle).point(offset)
  }
}

/// The state of an item that the app sets, when it is added or changed.
public struct ItemState: Equatable, Sendable {
  /// The pose.
  public var pose: ItemPose

  /// The size and outline.
  public var form: ItemForm

  /// Creates a state.
  public init(pose: ItemPose, form: ItemForm) {
    self.pose = pose
    self.form = form
  }

  var isFinite: Bool { pose.center.isFinite && form.size.isFinite }
}
