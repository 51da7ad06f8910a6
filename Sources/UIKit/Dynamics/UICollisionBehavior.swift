internal import DynamicsModel

/// Makes items collide with each other and with boundaries, and reports the collisions.
///
/// Items only collide with items and boundaries of the same behaviour. Items that overlap each other or a
/// boundary when they are added are pushed apart. Boundaries have no thickness and stop items from both
/// sides. An animator supports 21 active collision behaviours. One more with items or boundaries raises
/// NSInternalInconsistencyException; this limit is ours, not Apple's. Source: Apple, UICollisionBehavior.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of objects that items collide with.
  public struct Mode: OptionSet, Sendable, Hashable {
    /// The mode as bits.
    public let rawValue: UInt

    /// Creates a mode from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    fileprivate init(_ mode: CollisionBehavior.Mode) {
      self.init(rawValue: mode.rawValue)
    }

    /// Other items of the behaviour.
    public static let items = Mode(.items)

    /// The behaviour's boundaries.
    public static let boundaries = Mode(.boundaries)

    /// Items and boundaries.
    public static let everything = Mode(.everything)
  }

  /// The boundaries with an identifier, in the order in which they were added.
  private(set) final var boundaries: [CollisionBoundary] = []

  private var collision = CollisionBehavior() {
    didSet {
      guard collision != oldValue else { return }
      activateIfNeeded()
      didChange()
    }
  }

  /// Creates a behaviour without boundaries; duplicate items are ignored.
  public init(items: [any UIDynamicItem] = []) {
    super.init()
    list = DynamicItemList(items)
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item, unless the behaviour already has it.
  ///
  /// If the behaviour is in an animator, a view that is not a descendant of the reference view raises
  /// NSInvalidArgumentException.
  open func addItem(_ item: any UIDynamicItem) {
    guard join(item) else { return }
    activateIfNeeded()
  }

  /// Removes an item, if the behaviour has it.
  open func removeItem(_ item: any UIDynamicItem) {
    leave(item)
  }

  /// The kinds of objects that the items collide with; defaults to `everything`.
  open var collisionMode: Mode {
    get { Mode(collision.mode) }
    set { collision.mode = CollisionBehavior.Mode(rawValue: newValue.rawValue) }
  }

  /// The delegate, which is notified when contacts begin and end.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The insets of the boundary around the reference view's bounds; nil if there is none.
  final var boundaryInsets: BoundaryInsets? { collision.referenceInsets }

  // MARK: Boundaries

  /// Whether the bounds of the reference view are a boundary, which follows their changes; defaults to false.
  ///
  /// Setting it removes any insets.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { collision.referenceInsets != nil }
    set { collision.referenceInsets = newValue ? BoundaryInsets() : nil }
  }

  /// Makes the bounds of the reference view, reduced by insets in points, a boundary, which follows their
  /// changes.
  ///
  /// Negative insets enlarge it. Infinite and NaN insets are ignored. If the insets leave no area, there is
  /// no boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    collision.referenceInsets = BoundaryInsets(
      top: Double(insets.top),
      left: Double(insets.left),
      bottom: Double(insets.bottom),
      right: Double(insets.right)
    )
  }

  /// Adds a path in reference coordinates as a boundary; it replaces one with the same identifier.
  ///
  /// The path is copied. Open subpaths stay open, and areas are not filled: a self-intersecting path stops
  /// items along all its lines. Curves are approximated to a quarter of a point.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(CollisionBoundary(identifier, bezierPath.copy(with: bezierPath.outline)))
  }

  /// Adds a line between two points in reference coordinates as a boundary; it replaces one with the same
  /// identifier.
  ///
  /// Infinite and NaN points are ignored; a line of zero length stops nothing.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    guard p1.x.isFinite, p1.y.isFinite, p2.x.isFinite, p2.y.isFinite else { return }
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(CollisionBoundary(identifier, path))
  }

  /// Returns a copy of a boundary's path, or nil for an unknown identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    guard let boundary = boundaries.first(where: { $0.isCalled(identifier) }) else { return nil }
    return boundary.path.copy(with: boundary.path.outline)
  }

  /// Removes a boundary; an unknown identifier is ignored.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    guard let index = boundaries.firstIndex(where: { $0.isCalled(identifier) }) else { return }
    let boundary = boundaries.remove(at: index)
    dynamicAnimator?.simulation.remove(boundary)
    didChange()
  }

  /// The identifiers of the boundaries, in the order in which they were added; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all boundaries with an identifier.
  open func removeAllBoundaries() {
    for boundary in boundaries { dynamicAnimator?.simulation.remove(boundary) }
    boundaries = []
    didChange()
  }

  private func add(_ boundary: CollisionBoundary) {
    if let index = boundaries.firstIndex(where: { $0.isCalled(boundary.identifier) }) {
      dynamicAnimator?.simulation.remove(boundaries[index])
      boundaries[index] = boundary
    } else {
      boundaries.append(boundary)
    }
    dynamicAnimator?.simulation.add(boundary, to: self)
    activateIfNeeded()
    didChange()
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { .collision(collision) }

  override func didAttach(to simulation: AnimatorSimulation) {
    for boundary in boundaries { simulation.add(boundary, to: self) }
    activateIfNeeded()
  }

  override func willDetach() {
    for boundary in boundaries { boundary.id = nil }
  }

  /// Activates the behaviour once it has items or boundaries.
  private func activateIfNeeded() {
    dynamicAnimator?.simulation.serve(self)
  }
}

// MARK: - Strings

extension UICollisionBehavior {
  // A string literal is not `NSCopying` on Linux; these four methods accept one.

  /// Adds a path in reference coordinates as a boundary; it replaces one with the same identifier.
  ///
  /// Not part of Apple's UIKit. The delegate gets the identifier as an `NSString`.
  public final func addBoundary(withIdentifier identifier: String, for bezierPath: UIBezierPath) {
    addBoundary(withIdentifier: NSString(string: identifier), for: bezierPath)
  }

  /// Adds a line between two points in reference coordinates as a boundary; it replaces one with the same
  /// identifier.
  ///
  /// Not part of Apple's UIKit. The delegate gets the identifier as an `NSString`.
  public final func addBoundary(withIdentifier identifier: String, from p1: CGPoint, to p2: CGPoint) {
    addBoundary(withIdentifier: NSString(string: identifier), from: p1, to: p2)
  }

  /// Returns a copy of a boundary's path, or nil for an unknown identifier.
  ///
  /// Not part of Apple's UIKit.
  public final func boundary(withIdentifier identifier: String) -> UIBezierPath? {
    boundary(withIdentifier: NSString(string: identifier))
  }

  /// Removes a boundary; an unknown identifier is ignored.
  ///
  /// Not part of Apple's UIKit.
  public final func removeBoundary(withIdentifier identifier: String) {
    removeBoundary(withIdentifier: NSString(string: identifier))
  }
}

/// Receives the beginning and end of contacts between items, and between items and boundaries.
///
/// A contact is reported once when it begins and once when it ends. The methods are called after the items
/// have moved and before the `action` closures; in each step, beginning contacts are reported before ending
/// ones. Any of the methods may remove items, behaviours, boundaries and views. A contact that ends because
/// of that is not reported.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Called when two items begin to touch at a point in reference coordinates; `item1` was added first.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )

  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )

  /// Called when an item begins to touch a boundary at a point in reference coordinates.
  ///
  /// The identifier is nil for the boundary of the reference bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )

  /// Called when an item no longer touches a boundary.
  ///
  /// The identifier is nil for the boundary of the reference bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// A boundary of a collision behaviour.
@MainActor
final class CollisionBoundary {
  /// The application's identifier.
  let identifier: any NSCopying

  /// The path, in reference coordinates.
  let path: UIBezierPath

  /// The id in the simulation; nil outside of an animator.
  var id: BoundaryID?

  init(_ identifier: any NSCopying, _ path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
  }

  /// The path as polylines.
  var lines: [BoundaryLine] {
    path.outline.polylines(tolerance: DynamicsScale.curveTolerance).map { line in
      BoundaryLine(line.points.map(\.vector), isClosed: line.isClosed)
    }
  }

  /// Returns whether an identifier is that of the boundary: equal for NSObjects, otherwise the same object.
  func isCalled(_ other: any NSCopying) -> Bool {
    if let object = identifier as? NSObject { return object.isEqual(other) }
    return (identifier as AnyObject) === (other as AnyObject)
  }
}
