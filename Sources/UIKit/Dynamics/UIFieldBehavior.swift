internal import Physics

/// Forces that depend on where an item is, how fast it moves, its mass or its charge.
///
/// Strengths are in UIKit newtons (see `UIPushBehavior`) by mass or charge, distances in hundreds of points,
/// in which the units of the simulation are all one: a radial gravity of strength 1 without falloff
/// accelerates by 100 points/s². Apple documents no units for most fields. Numbers that are not finite are
/// ignored. Source: Apple, UIFieldBehavior.
public final class UIFieldBehavior: UIDynamicBehavior {
  /// What a field does.
  enum Kind {
    case drag
    case vortex
    case radialGravity
    case linearGravity
    case velocity
    case noise
    case turbulence
    case spring
    case electric
    case magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private struct Settings: Equatable {
    var position = CGPoint.zero
    var strength: CGFloat = 1
    var falloff: CGFloat = 0
    var minimumRadius = DynamicsScale.leastFieldRadius
    var direction = CGVector.zero
    var smoothness: CGFloat = 0
    var animationSpeed: CGFloat = 0
  }

  private let kind: Kind
  private var list = DynamicItemList()
  private var field = FieldID.none
  private var settings = Settings() {
    didSet { if settings != oldValue { didChange() } }
  }

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// The items, in the order in which they were added.
  public var items: [any UIDynamicItem] { list.items }

  /// Adds an item; one that is there already is ignored.
  ///
  /// In an animator, a view that is not below the reference view raises NSInvalidArgumentException.
  public func addItem(_ item: any UIDynamicItem) {
    guard list.add(item) else { return }
    dynamicAnimator?.hold(item)
  }

  /// Removes an item; one that is not there is ignored.
  public func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    dynamicAnimator?.release(item)
  }

  /// Where the field has its middle, in reference coordinates; zero by default.
  public var position: CGPoint {
    get { settings.position }
    set { if newValue.x.isFinite && newValue.y.isFinite { settings.position = newValue } }
  }

  /// Around the position, where the field acts; everywhere by default.
  public var region = UIRegion.infinite {
    didSet { if region !== oldValue { didChange() } }
  }

  /// How strong the field is; 1 by default, a negative one acts the other way.
  public var strength: CGFloat {
    get { settings.strength }
    set { if newValue.isFinite { settings.strength = newValue } }
  }

  /// By which power of the distance the field weakens; 0, not at all, by default.
  public var falloff: CGFloat {
    get { settings.falloff }
    set { if newValue.isFinite { settings.falloff = newValue } }
  }

  /// The least distance in points that the falloff reckons with; very small by default.
  ///
  /// Numbers that are not positive are ignored.
  public var minimumRadius: CGFloat {
    get { settings.minimumRadius }
    set { if newValue.isFinite && newValue > 0 { settings.minimumRadius = newValue } }
  }

  /// The direction of linear gravity, or the velocity, in hundreds of points/s, of a velocity field.
  ///
  /// Zero where it does not apply.
  public var direction: CGVector {
    get { settings.direction }
    set { if newValue.dx.isFinite && newValue.dy.isFinite { settings.direction = newValue } }
  }

  /// How smooth noise and turbulence are, from 0 to 1; 0 where it does not apply.
  ///
  /// Values outside are kept within.
  public var smoothness: CGFloat {
    get { settings.smoothness }
    set { if newValue.isFinite { settings.smoothness = min(max(newValue, 0), 1) } }
  }

  /// How fast noise and turbulence change; 0, not at all, where it does not apply.
  public var animationSpeed: CGFloat {
    get { settings.animationSpeed }
    set { if newValue.isFinite { settings.animationSpeed = newValue } }
  }

  // MARK: Simulation

  override var ownItems: [any UIDynamicItem] { list.items }

  override var appliesForces: Bool {
    if case .custom = kind { return true }
    return false
  }

  override func didAttach(to simulation: DynamicsSimulation) {
    field = .none
  }

  override func willDetach(from simulation: DynamicsSimulation) {
    simulation.world.removeField(field)
  }

  override func realize(in simulation: DynamicsSimulation) {
    guard let kind = fieldKind else { return }
    var definition = Field(kind: kind)
    definition.position = DynamicsScale.meters(settings.position)
    definition.region = region.shape
    definition.strength = number(settings.strength) * sense
    definition.falloff = number(settings.falloff)
    definition.minimumRadius = DynamicsScale.meters(settings.minimumRadius)
    definition.bodies = list.items.compactMap { simulation.body(of: $0)?.id }
    if field == .none {
      field = simulation.world.addField(definition)
    } else {
      simulation.world.setField(definition, of: field)
    }
  }

  /// The solver turns positively from x to y, which is clockwise on a screen; a vortex of UIKit turns the other way.
  private var sense: Double {
    if case .vortex = kind { return -1 }
    return 1
  }

  /// What the solver calls the field; nil for one that the application evaluates.
  private var fieldKind: FieldKind? {
    let direction = Vector2(number(settings.direction.dx), number(settings.direction.dy))
    let smoothness = number(settings.smoothness)
    let speed = number(settings.animationSpeed)
    switch kind {
    case .drag: return .drag
    case .vortex: return .vortex
    case .radialGravity: return .radialGravity
    case .linearGravity: return .linearGravity(direction)
    case .velocity: return .velocity(direction)
    case .noise: return .noise(smoothness: smoothness, animationSpeed: speed, seed: DynamicsScale.noiseSeed)
    case .turbulence:
      return .turbulence(smoothness: smoothness, animationSpeed: speed, seed: DynamicsScale.noiseSeed)
    case .spring: return .spring
    case .electric: return .electric
    case .magnetic: return .magnetic
    case .custom: return nil
    }
  }

  private func number(_ value: CGFloat) -> Double {
    Double(min(max(value, -DynamicsScale.greatestNumber), DynamicsScale.greatestNumber))
  }

  /// Asks the application before the step, not within it, so that its closure may do anything.
  override func applyForces(in simulation: DynamicsSimulation) {
    guard case .custom(let evaluate) = kind else { return }
    for item in list.items {
      guard let body = simulation.body(of: item), !body.isAway else { continue }
      let id = body.id
      let place = DynamicsScale.point(simulation.world.pose(of: id).position)
      let fromMiddle = CGPoint(x: place.x - settings.position.x, y: place.y - settings.position.y)
      guard region.contains(fromMiddle) else { continue }
      let velocity = DynamicsScale.point(simulation.world.linearVelocity(of: id))
      let force = evaluate(
        self,
        place,
        CGVector(dx: velocity.x, dy: velocity.y),
        CGFloat(simulation.world.mass(of: id)),
        CGFloat(body.plan.charge),
        DynamicsScale.frameDuration
      )
      guard force != .zero, force.dx.isFinite, force.dy.isFinite else { continue }
      let newtons = DynamicsScale.magnitude(force, unit: DynamicsScale.newtonsPerMagnitude)
      simulation.world.applyForce(newtons * number(settings.strength), to: id)
    }
  }
}
