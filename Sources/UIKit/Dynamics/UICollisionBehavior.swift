internal import DynamicsModel

/// Lets items collide with each other and with boundaries, and reports it.
///
/// Only items of the same behaviour meet, and a boundary stops only the items of its own behaviour. Items that
/// overlap, or lie across a boundary, when they come are pushed out. Boundaries have no thickness and stop
/// from both sides. An animator serves 21 of these behaviours; one more with items or boundaries raises
/// NSInternalInconsistencyException, which is ours. Source: Apple, UICollisionBehavior.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mode from its bits.
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

    /// Both.
    public static let everything = Mode(.everything)
  }

  /// The boundaries that have an identifier, in the order in which they were added.
  private(set) final var boundaries: [CollisionBoundary] = []

  private var collision = CollisionBehavior() {
    didSet {
      guard collision != oldValue else { return }
      beServed()
      didChange()
    }
  }

  /// Creates a behaviour without boundaries; an item that is listed twice counts once.
  public init(items: [any UIDynamicItem] = []) {
    super.init()
    list = DynamicItemList(items)
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item; one that is there already is ignored.
  ///
  /// In an animator, a view that is not below the reference view raises NSInvalidArgumentException.
  open func addItem(_ item: any UIDynamicItem) {
    guard join(item) else { return }
    beServed()
  }

  /// Removes an item; one that is not there is ignored.
  open func removeItem(_ item: any UIDynamicItem) {
    leave(item)
  }

  /// What the items collide with; `everything` by default.
  open var collisionMode: Mode {
    get { Mode(collision.mode) }
    set { collision.mode = CollisionBehavior.Mode(rawValue: newValue.rawValue) }
  }

  /// Hears when items touch and part.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The insets of the boundary that follows the reference view's bounds; nil for none.
  final var boundaryInsets: BoundaryInsets? { collision.referenceInsets }

  // MARK: Boundaries

  /// Whether the bounds of the reference view are a boundary, which follows them; false by default.
  ///
  /// Setting it takes back any insets.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { collision.referenceInsets != nil }
    set { collision.referenceInsets = newValue ? BoundaryInsets() : nil }
  }

  /// Makes the bounds of the reference view, without insets in points, a boundary, which follows them.
  ///
  /// Negative insets make it larger. Insets that are not finite are ignored; insets that leave nothing of the
  /// bounds leave no boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    collision.referenceInsets = BoundaryInsets(
      top: Double(insets.top),
      left: Double(insets.left),
      bottom: Double(insets.bottom),
      right: Double(insets.right)
    )
  }

  /// Makes a path in reference coordinates a boundary; an earlier one of the same identifier is replaced.
  ///
  /// The path is copied. Open subpaths stay open, and nothing is filled: a path that crosses itself stops
  /// items wherever it runs. Curves are followed to a quarter of a point.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(CollisionBoundary(identifier, bezierPath.copy(with: bezierPath.outline)))
  }

  /// Makes the line between two points in reference coordinates a boundary; an earlier one of the same
  /// identifier is replaced.
  ///
  /// Points that are not finite are ignored; a line without length stops nothing.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    guard p1.x.isFinite, p1.y.isFinite, p2.x.isFinite, p2.y.isFinite else { return }
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(CollisionBoundary(identifier, path))
  }

  /// A copy of the path of a boundary; nil if no boundary has the identifier.
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

  /// The identifiers of the boundaries in the order in which they were added; nil if there is none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all boundaries that have an identifier.
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
    beServed()
    didChange()
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { .collision(collision) }

  override func didAttach(to simulation: AnimatorSimulation) {
    for boundary in boundaries { simulation.add(boundary, to: self) }
    beServed()
  }

  override func willDetach() {
    for boundary in boundaries { boundary.id = nil }
  }

  /// Makes sure that the animator can serve one more behaviour as soon as there is anything to collide.
  private func beServed() {
    dynamicAnimator?.simulation.serve(self)
  }
}

// MARK: - Strings

extension UICollisionBehavior {
  // On Linux a string literal is no `NSCopying`, so that these four are needed to write one.

  /// Makes a path in reference coordinates a boundary; an earlier one of the same identifier is replaced.
  ///
  /// An addition of ours. The delegate gets the identifier as an `NSString`.
  public final func addBoundary(withIdentifier identifier: String, for bezierPath: UIBezierPath) {
    addBoundary(withIdentifier: NSString(string: identifier), for: bezierPath)
  }

  /// Makes the line between two points in reference coordinates a boundary; an earlier one of the same
  /// identifier is replaced.
  ///
  /// An addition of ours. The delegate gets the identifier as an `NSString`.
  public final func addBoundary(withIdentifier identifier: String, from p1: CGPoint, to p2: CGPoint) {
    addBoundary(withIdentifier: NSString(string: identifier), from: p1, to: p2)
  }

  /// A copy of the path of a boundary; nil if no boundary has the identifier.
  ///
  /// An addition of ours.
  public final func boundary(withIdentifier identifier: String) -> UIBezierPath? {
    boundary(withIdentifier: NSString(string: identifier))
  }

  /// Removes a boundary; an unknown identifier is ignored.
  ///
  /// An addition of ours.
  public final func removeBoundary(withIdentifier identifier: String) {
    removeBoundary(withIdentifier: NSString(string: identifier))
  }
}

/// Hears when items of a collision behaviour touch each other or a boundary, and when they part.
///
/// A contact begins once, is not repeated while it lasts, and ends once. The calls come after the items were
/// moved and before the `action` closures; those of one step that begin come before those that end. Items,
/// behaviours, boundaries and views may be removed in any of them; a contact that ends because of that is
/// not reported.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Two items began to touch at a point in reference coordinates; `item1` was added first.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )

  /// Two items parted.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )

  /// An item began to touch a boundary at a point in reference coordinates.
  ///
  /// The identifier is nil for the boundary of the reference bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )

  /// An item parted from a boundary.
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

/// A line that stops the items of one collision behaviour.
@MainActor
final class CollisionBoundary {
  /// What the application calls it.
  let identifier: any NSCopying

  /// The line, in reference coordinates.
  let path: UIBezierPath

  /// What the simulation calls it; nil outside of one.
  var id: BoundaryID?

  init(_ identifier: any NSCopying, _ path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
  }

  /// The path as straight lines.
  var lines: [BoundaryLine] {
    path.outline.polylines(tolerance: DynamicsScale.curveTolerance).map { line in
      BoundaryLine(line.points.map(\.vector), isClosed: line.isClosed)
    }
  }

  /// Whether the boundary goes by an identifier: equal as objects are, or else the same object.
  func isCalled(_ other: any NSCopying) -> Bool {
    if let object = identifier as? NSObject { return object.isEqual(other) }
    return (identifier as AnyObject) === (other as AnyObject)
  }
}
