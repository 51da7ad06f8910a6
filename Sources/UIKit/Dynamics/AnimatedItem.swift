internal import DynamicsModel

/// An item of an animator and its state in the simulation.
///
/// The simulation determines the position. A position that the application sets is ignored until `read` is
/// called.
@MainActor
final class AnimatedItem {
  let item: any UIDynamicItem

  /// The item's id in the simulation.
  let id: ItemID

  /// The number of behaviours that have the item.
  var holders = 1

  /// Whether no behaviour has the item any longer.
  var isRemoved = false

  /// Whether the item's view is outside of the reference view.
  private(set) var hasLeft = false

  /// The view whose superview's coordinates apply to the centre; nil for items that use reference
  /// coordinates.
  private let view: UIView?

  /// The transform when it was last read, and its angle in reference coordinates.
  private var readTransform = CGAffineTransform.identity
  private var readAngle = 0.0

  /// Creates an animated item.
  ///
  /// - Parameter placesViews: Whether centres of views are converted from their superviews to the reference
  ///   view.
  init(_ item: any UIDynamicItem, id: ItemID, placesViews: Bool) {
    self.item = item
    self.id = id
    view = placesViews ? AnimatedItem.placedView(of: item) : nil
  }

  /// Returns the view that determines the coordinates of an item: the item itself, or the first one of a
  /// group.
  private static func placedView(of item: any UIDynamicItem) -> UIView? {
    var item = item
    while let group = item as? UIDynamicItemGroup, let first = group.items.first { item = first }
    return item as? UIView
  }

  /// Updates whether the item's view is below `reference`; items that aren't views always count as below it.
  func locate(in reference: UIView) {
    guard let view else { return }
    hasLeft = view === reference || !view.isDescendant(of: reference)
  }

  /// Returns the current state in reference coordinates, or nil if the view is not below the reference view.
  func read(in reference: UIView) -> ItemState? {
    locate(in: reference)
    guard !hasLeft else { return nil }
    var pose = ItemPose(of: item)
    readTransform = item.transform
    if let space = spaceToReference(reference) {
      let center = CGPoint(pose.center).applying(space)
      pose = ItemPose(center: center.vector, angle: pose.angle + Double(atan2(space.b, space.a)))
    }
    readAngle = pose.angle
    return ItemState(pose: pose, form: ItemForm(of: item))
  }

  /// Writes the item's new position and angle, as far as its coordinates can express them.
  func write(_ move: ItemMove, in reference: UIView) {
    if move.isMoved, let center = center(at: move.pose.center, in: reference) { item.center = center }
    guard move.isTurned else { return }
    let transform = transform(turnedTo: move.pose.angle)
    if transform.isFinite { item.transform = transform }
  }

  /// Converts a point from reference coordinates to a centre of the item.
  ///
  /// Returns nil if the transforms of the superviews map everything to a line or a point, for example with a
  /// scale of 0, or if the result is infinite or NaN. Core Graphics returns such a transform as its own
  /// inverse, which would give a wrong centre.
  private func center(at point: SIMD2<Double>, in reference: UIView) -> CGPoint? {
    let point = CGPoint(point)
    guard let space = spaceToReference(reference) else { return point }
    guard space.isInvertible else { return nil }
    let center = point.applying(space.inverted())
    return center.isFinite ? center : nil
  }

  private func transform(turnedTo angle: Double) -> CGAffineTransform {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle - readAngle))
    guard !readTransform.isIdentity else { return turn }
    var transform = readTransform.concatenating(turn)
    transform.tx = readTransform.tx
    transform.ty = readTransform.ty
    return transform
  }

  /// Returns the current bounds in reference coordinates; for a rotated item, their upright bounding box.
  func frame(in reference: UIView?) -> CGRect {
    let size = item.bounds.size
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let middle = item.center
    let frame = box.applying(item.transform).offsetBy(dx: middle.x, dy: middle.y)
    guard let reference, let space = spaceToReference(reference) else { return frame }
    return frame.applying(space)
  }

  /// Returns the transform from the item's superview to the reference view, or nil if they are the same.
  private func spaceToReference(_ reference: UIView) -> CGAffineTransform? {
    guard let superview = view?.parent, superview !== reference else { return nil }
    var transform = CGAffineTransform.identity
    var space: UIView? = superview
    while let present = space, present !== reference {
      transform = transform.concatenating(present.transformToParent)
      space = present.parent
    }
    return transform
  }
}

// MARK: - State of items

extension ItemPose {
  /// Creates the current position and angle of an item, in the coordinates of its centre.
  @MainActor
  init(of item: any UIDynamicItem) {
    self.init(center: item.center.vector, angle: Double(item.transform.decomposed.rotation))
  }
}

extension ItemForm {
  /// Creates the size and outline of an item.
  @MainActor
  init(of item: any UIDynamicItem) {
    self.init(size: item.bounds.size.vector, outline: ItemForm.outline(of: item))
  }

  @MainActor
  private static func outline(of item: any UIDynamicItem) -> Outline {
    switch item.collisionBoundsType {
    case .rectangle: return .rectangle
    case .ellipse: return .ellipse
    case .path:
      let lines = item.collisionBoundingPath.outline.polylines(tolerance: DynamicsScale.curveTolerance)
      return .polygons(lines.map { $0.points.map(\.vector) })
    }
  }
}

// MARK: - Vectors

// The simulation's points and vectors are SIMD2<Double>.

extension CGPoint {
  /// Creates a point from a vector of the simulation.
  init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }

  /// The point as a vector of the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

extension CGVector {
  /// Creates a vector from one of the simulation.
  init(_ vector: SIMD2<Double>) {
    self.init(dx: vector.x, dy: vector.y)
  }

  /// The value as a vector of the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(dx), Double(dy)) }
}

extension CGSize {
  /// The value as a vector of the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
}

extension UIOffset {
  /// The value as a vector of the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(horizontal), Double(vertical)) }
}
