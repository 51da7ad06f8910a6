internal import Physics

/// An item and the body that stands for it in the simulation.
///
/// The pose of the body is the truth while the item is in the animator: what the application writes to the
/// item counts only when `read` is called.
@MainActor
final class ItemBody {
  let item: any UIDynamicItem

  /// Identifies the item in contacts; never used again.
  let tag: UInt64

  let id: BodyID
  var shapes: [ShapeID] = []

  /// How many behaviours have the item.
  var holders = 1

  /// Whether no behaviour has the item any more.
  var isRemoved = false

  /// Whether the item's view is outside of the reference view.
  private(set) var hasLeft = false

  /// Whether the item's state was no number when it was read.
  private var isUnreadable = false

  /// Whether the item takes no part.
  var isAway: Bool { hasLeft || isUnreadable }

  /// What the behaviours ask for, and what was last put into effect.
  var plan = BodyPlan()
  var appliedPlan: BodyPlan?
  var appliedAcceleration = Vector2.zero

  /// The bounds' size of which the shapes were made.
  private(set) var size = CGSize.zero

  /// The view whose superview's coordinates the center is in; nil for items that use reference coordinates.
  private let view: UIView?

  // What was last read or written, in reference coordinates.
  private(set) var pose = Pose(position: .zero, angle: 0)
  private var center = CGPoint.zero

  /// The transform as it was read, and the angle that it stood for.
  private var readTransform = CGAffineTransform.identity
  private var readAngle = 0.0

  init(_ item: any UIDynamicItem, id: BodyID, tag: UInt64) {
    self.item = item
    self.id = id
    self.tag = tag
    view = ItemBody.placedView(of: item)
  }

  /// The view that stands for where an item is: itself, or the first of a group.
  static func placedView(of item: any UIDynamicItem) -> UIView? {
    var item = item
    while let group = item as? UIDynamicItemGroup, let first = group.items.first { item = first }
    return item as? UIView
  }

  /// Looks whether the item's view lies below `reference`; items that are no views always do.
  func locate(in reference: UIView) {
    guard let view else { return }
    hasLeft = view === reference || !view.isDescendant(of: reference)
  }

  /// Takes over the item's present state; without finite numbers the item is away.
  func read(in reference: UIView) {
    let middle = item.center
    let itemSize = item.bounds.size
    locate(in: reference)
    isUnreadable =
      !(middle.x.isFinite && middle.y.isFinite && itemSize.width.isFinite && itemSize.height.isFinite)
    guard !isAway else { return }
    size = itemSize
    readTransform = item.transform
    let turn = Double(readTransform.decomposed.rotation)
    readAngle = turn.isFinite ? turn : 0
    center = middle
    if let space = spaceToReference(reference) {
      center = middle.applying(space)
      readAngle += Double(atan2(space.b, space.a))
    }
    pose = Pose(position: DynamicsScale.meters(center), angle: readAngle)
  }

  /// Writes a new pose to the item, as far as it differs from the last one.
  ///
  /// A coordinate that changes by less than the screen could ever show keeps its exact value.
  func write(_ newPose: Pose, in reference: UIView) {
    let least = DynamicsScale.leastMove
    let position = newPose.position
    let isMovedAcross = abs(position.x - pose.position.x) > least
    let isMovedDown = abs(position.y - pose.position.y) > least
    let isTurned = abs(newPose.angle - pose.angle) > least
    guard isMovedAcross || isMovedDown || isTurned, newPose.isFinite else { return }
    if isMovedAcross {
      pose.position.x = position.x
      center.x = DynamicsScale.points(position.x)
    }
    if isMovedDown {
      pose.position.y = position.y
      center.y = DynamicsScale.points(position.y)
    }
    if isTurned { pose.angle = newPose.angle }
    if isMovedAcross || isMovedDown {
      item.center = spaceToReference(reference).map { center.applying($0.inverted()) } ?? center
    }
    if isTurned { item.transform = transform(turnedTo: newPose.angle) }
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
