internal import Physics

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

    /// Other items of the behaviour.
    public static let items = Mode(rawValue: 1)

    /// The behaviour's boundaries.
    public static let boundaries = Mode(rawValue: 2)

    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  final var list: DynamicItemList
  final var boundaries: [CollisionBoundary] = []
  final var referenceInsets: UIEdgeInsets?

  private var referenceBoundary: CollisionBoundary?
  private var lane: Int?
  private var body = BodyID.none

  /// Creates a behaviour without boundaries; an item that is listed twice counts once.
  public init(items: [any UIDynamicItem] = []) {
    list = DynamicItemList(items)
    super.init()
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item; one that is there already is ignored.
  ///
  /// In an animator, a view that is not below the reference view raises NSInvalidArgumentException.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item) else { return }
    takeLane()
    dynamicAnimator?.hold(item)
  }

  /// Removes an item; one that is not there is ignored.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    dynamicAnimator?.release(item)
  }

  /// What the items collide with; `everything` by default.
  open var collisionMode = Mode.everything {
    didSet { didChange() }
  }

  /// Hears when items touch and part.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the bounds of the reference view are a boundary, which follows them; false by default.
  ///
  /// Setting it takes back any insets.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      referenceInsets = newValue ? .zero : nil
      takeLane()
      didChange()
    }
  }

  /// Makes the bounds of the reference view, without insets in points, a boundary, which follows them.
  ///
  /// Negative insets make it larger. Insets that are not finite are ignored; insets that leave nothing of the
  /// bounds leave no boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    guard insets.top.isFinite, insets.left.isFinite, insets.bottom.isFinite, insets.right.isFinite else {
      return
    }
    referenceInsets = insets
    takeLane()
    didChange()
  }

  /// Makes a path in reference coordinates a boundary; an earlier one of the same identifier is replaced.
  ///
  /// The path is copied. Open subpaths stay open, and nothing is filled: a path that crosses itself stops
  /// items wherever it runs. Curves are followed to a quarter of a point.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(CollisionBoundary(identifier, bezierPath.copy(with: bezierPath.outline), of: self))
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
    add(CollisionBoundary(identifier, path, of: self))
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
    boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
  }

  /// Removes all boundaries that have an identifier.
  open func removeAllBoundaries() {
    for boundary in boundaries { dynamicAnimator?.simulation.remove(boundary) }
    boundaries = []
    didChange()
  }

  private func add(_ boundary: CollisionBoundary) {
    if let identifier = boundary.identifier,
      let index = boundaries.firstIndex(where: { $0.isCalled(identifier) })
    {
      dynamicAnimator?.simulation.remove(boundaries[index])
      boundaries[index] = boundary
    } else {
      boundaries.append(boundary)
    }
    takeLane()
    didChange()
  }

  // MARK: Simulation

  override var ownItems: [any UIDynamicItem] { list.items }

  override func didAttach(to simulation: DynamicsSimulation) {
    lane = nil
    body = .none
    referenceBoundary = nil
    for boundary in boundaries { boundary.forgetSimulation() }
    takeLane()
  }

  /// Gets a number from the animator as soon as there is anything to collide.
  private func takeLane() {
    guard lane == nil, let simulation = dynamicAnimator?.simulation,
      !list.items.isEmpty || !boundaries.isEmpty || referenceInsets != nil
    else { return }
    lane = simulation.takeLane()
  }

  override func willDetach(from simulation: DynamicsSimulation) {
    for boundary in boundaries { simulation.remove(boundary) }
    if let referenceBoundary { simulation.remove(referenceBoundary) }
    simulation.world.removeBody(body)
    if let lane { simulation.giveBack(lane: lane) }
  }

  override func plan(in simulation: DynamicsSimulation) {
    guard let lane else { return }
    for item in list.items {
      guard let body = simulation.body(of: item) else { continue }
      CollisionLanes.join(&body.plan.filter, lane, collisionMode)
    }
    planReferenceBoundary(in: simulation)
    for boundary in boundaries + (referenceBoundary.map { [$0] } ?? []) where !boundary.isBuilt {
      if !simulation.world.contains(body) {
        var definition = BodyDefinition()
        definition.kind = .fixed
        body = simulation.world.addBody(definition)
      }
      simulation.build(boundary, on: body, lane: lane)
    }
  }

  /// Brings the boundary of the reference bounds up to date; it stays the same one for contacts.
  private func planReferenceBoundary(in simulation: DynamicsSimulation) {
    guard let insets = referenceInsets, let bounds = simulation.useReferenceBounds() else {
      if let referenceBoundary { simulation.remove(referenceBoundary) }
      referenceBoundary = nil
      return
    }
    let path = UIBezierPath()
    let rect = CGRect(
      x: bounds.minX + insets.left,
      y: bounds.minY + insets.top,
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom
    )
    if rect.size.width > 0 && rect.size.height > 0 { path.append(UIBezierPath(rect: rect)) }
    let boundary = referenceBoundary ?? CollisionBoundary(nil, path, of: self)
    referenceBoundary = boundary
    guard boundary.path.outline != path.outline else { return }
    boundary.path = path
    boundary.isBuilt = false
  }
}
