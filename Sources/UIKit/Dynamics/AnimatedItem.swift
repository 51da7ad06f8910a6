internal import DynamicsModel

/// An item of an animator, and what it is in the simulation.
///
/// The simulation decides where the item is: what the application writes to it counts only when `read` is called.
@MainActor
final class AnimatedItem {
  let item: any UIDynamicItem

  /// What the simulation calls it.
  let id: ItemID

  /// How many behaviours have the item.
  var holders = 1

  /// Whether no behaviour has the item any more.
  var isRemoved = false

  /// Whether the item's view is outside of the reference view.
  private(set) var hasLeft = false

  /// The view whose superview's coordinates the center is in; nil for items that use reference coordinates.
  private let view: UIView?

  /// The transform as it was read, and the angle that it stood for in reference coordinates.
  private var readTransform = CGAffineTransform.identity
  private var readAngle = 0.0

  /// - Parameter placesViews: Whether views count where they lie in the reference view, not by their center alone.
  init(_ item: any UIDynamicItem, id: ItemID, placesViews: Bool) {
    self.item = item
    self.id = id
    view = placesViews ? AnimatedItem.placedView(of: item) : nil
  }

  /// The view that stands for where an item is: itself, or the first of a group.
  private static func placedView(of item: any UIDynamicItem) -> UIView? {
    var item = item
    while let group = item as? UIDynamicItemGroup, let first = group.items.first { item = first }
    return item as? UIView
  }

  /// Looks whether the item's view lies below `reference`; items that are no views always do.
  func locate(in reference: UIView) {
    guard let view else { return }
    hasLeft = view === reference || !view.isDescendant(of: reference)
  }

  /// The item's present state in reference coordinates; nil if its view lies elsewhere.
  func read(in reference: UIView) -> ItemState? {
    locate(in: reference)
    guard !hasLeft else { return nil }
    var place = ItemPlace(of: item)
    readTransform = item.transform
    if let space = spaceToReference(reference) {
      let center = CGPoint(place.center).applying(space)
      place = ItemPlace(center: center.vector, angle: place.angle + Double(atan2(space.b, space.a)))
    }
    readAngle = place.angle
    return ItemState(place: place, form: ItemForm(of: item))
  }

  /// Writes to the item what the simulation tells of it, as far as the item's coordinates can express it.
  func write(_ move: ItemMove, in reference: UIView) {
    if move.isMoved, let center = center(at: move.place.center, in: reference) { item.center = center }
    guard move.isTurned else { return }
    let transform = transform(turnedTo: move.place.angle)
    if transform.isFinite { item.transform = transform }
  }

  /// A place in reference coordinates as a center of the item.
  ///
  /// Nil if there is none: the superviews' transforms map everything to a line or a point, as a scale of 0 does, or the
  /// numbers leave what is finite. Core Graphics inverts such transforms to themselves, which would send the item anywhere.
  private func center(at place: SIMD2<Double>, in reference: UIView) -> CGPoint? {
    let place = CGPoint(place)
    guard let space = spaceToReference(reference) else { return place }
    guard space.isInvertible else { return nil }
    let center = place.applying(space.inverted())
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

  /// The bounds in reference coordinates, as the item has them now; the upright box around them if turned.
  func frame(in reference: UIView?) -> CGRect {
    let size = item.bounds.size
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let middle = item.center
    let frame = box.applying(item.transform).offsetBy(dx: middle.x, dy: middle.y)
    guard let reference, let space = spaceToReference(reference) else { return frame }
    return frame.applying(space)
  }

  /// The way from the coordinates of the item's superview to those of the reference view; nil if they are
  /// the same.
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

extension ItemPlace {
  /// Where an item is, in the coordinates of its center.
  @MainActor
  init(of item: any UIDynamicItem) {
    self.init(center: item.center.vector, angle: Double(item.transform.decomposed.rotation))
  }
}

extension ItemForm {
  /// The size and outline of an item.
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

// The simulation's points and vectors are pairs of doubles.

extension CGPoint {
  /// A place of the simulation.
  init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }

  /// The place for the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

extension CGVector {
  /// A vector of the simulation.
  init(_ vector: SIMD2<Double>) {
    self.init(dx: vector.x, dy: vector.y)
  }

  /// The vector for the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(dx), Double(dy)) }
}

extension CGSize {
  /// The size for the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
}

extension UIOffset {
  /// The offset for the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(horizontal), Double(vertical)) }
}
