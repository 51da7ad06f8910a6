internal import DynamicsModel

/// A force that depends on the position, velocity, mass or charge of each item.
///
/// Strengths are in UIKit newtons (see `UIPushBehavior`) per unit of mass or charge. Distances are in
/// hundreds of points, the simulation's unit of length: a radial gravity field of strength 1 without falloff
/// accelerates items by 100 points/s². Apple documents no units for most fields. Infinite and NaN values are
/// ignored. Source: Apple, UIFieldBehavior.
public final class UIFieldBehavior: UIDynamicBehavior {
  /// The source of a field's force: the simulation or a closure of the application.
  enum Source {
    case simulation(FieldBehavior.Kind)
    case closure((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let source: Source
  private var settings = FieldSettings() {
    didSet { if settings != oldValue { didChange() } }
  }

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  convenience init(_ kind: FieldBehavior.Kind) {
    self.init(.simulation(kind))
  }

  /// The items, in the order in which they were added.
  public var items: [any UIDynamicItem] { list.items }

  /// Adds an item, unless the behaviour already has it.
  ///
  /// If the behaviour is in an animator, a view that is not a descendant of the reference view raises
  /// NSInvalidArgumentException.
  public func addItem(_ item: any UIDynamicItem) {
    join(item)
  }

  /// Removes an item, if the behaviour has it.
  public func removeItem(_ item: any UIDynamicItem) {
    leave(item)
  }

  /// The centre of the field in reference coordinates; defaults to zero.
  public var position: CGPoint {
    get { CGPoint(settings.position) }
    set { settings.position = newValue.vector }
  }

  /// The region in which the field acts, relative to its position; infinite by default.
  public var region = UIRegion.infinite {
    didSet { settings.area = region.area }
  }

  /// The strength of the field; defaults to 1, and negative values reverse the force.
  public var strength: CGFloat {
    get { CGFloat(settings.strength) }
    set { settings.strength = Double(newValue) }
  }

  /// The power of the distance by which the field weakens; defaults to 0, which means no weakening.
  public var falloff: CGFloat {
    get { CGFloat(settings.falloff) }
    set { settings.falloff = Double(newValue) }
  }

  /// The minimum distance in points used for the falloff; very small by default.
  ///
  /// Zero and negative values are ignored.
  public var minimumRadius: CGFloat {
    get { CGFloat(settings.minimumRadius) }
    set { settings.minimumRadius = Double(newValue) }
  }

  /// The direction of linear gravity, or the velocity of a velocity field in hundreds of points/s.
  ///
  /// It is zero for other fields.
  public var direction: CGVector {
    get { CGVector(settings.direction) }
    set { settings.direction = newValue.vector }
  }

  /// The smoothness of noise and turbulence, clamped to 0…1; it is 0 for other fields.
  public var smoothness: CGFloat {
    get { CGFloat(settings.smoothness) }
    set { settings.smoothness = Double(newValue) }
  }

  /// The speed at which noise and turbulence change; 0 means constant, and it is 0 for other fields.
  public var animationSpeed: CGFloat {
    get { CGFloat(settings.animationSpeed) }
    set { settings.animationSpeed = Double(newValue) }
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? {
    .field(FieldBehavior(kind, settings))
  }

  private var kind: FieldBehavior.Kind {
    switch source {
    case .simulation(let kind):
      return kind
    case .closure(let evaluate):
      // Retains the field while the closure runs, because the closure may remove it from the animator.
      return .custom { [self] probe in
        evaluate(
          self,
          CGPoint(probe.position),
          CGVector(probe.velocity),
          CGFloat(probe.mass),
          CGFloat(probe.charge),
          DynamicsScale.frameDuration
        )
        .vector
      }
    }
  }
}

// MARK: - Creating

extension UIFieldBehavior {
  /// Creates a field that slows items down in proportion to their speed.
  public static func dragField() -> UIFieldBehavior {
    UIFieldBehavior(.drag)
  }

  /// Creates a field that makes items circle its position.
  ///
  /// The force is perpendicular to the line to its position: counterclockwise on screen for a positive
  /// strength, clockwise for a negative one.
  ///
  /// Source: Apple, UIFieldBehavior.vortexField().
  public static func vortexField() -> UIFieldBehavior {
    UIFieldBehavior(.vortex)
  }

  /// Creates a field that pulls items to a position, in proportion to their mass.
  public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Creates a field that pulls items in one direction, in proportion to their mass.
  public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Creates a field that sets the velocity of items.
  public static func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Creates a field with a pseudorandom force, which is the same in every run.
  public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field like noise, with a force that grows with the speed of the item.
  public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field that pulls items to its position with a force that grows with the distance.
  public static func springField() -> UIFieldBehavior {
    UIFieldBehavior(.spring)
  }

  /// Creates a field that attracts or repels items according to their charge.
  public static func electricField() -> UIFieldBehavior {
    UIFieldBehavior(.electric)
  }

  /// Creates a field that deflects moving items according to their charge.
  ///
  /// It is uniform and comes out of the screen: a positive charge turns counter-clockwise on screen for a positive
  /// strength, clockwise for a negative one. Source: Apple, UIFieldBehavior.magneticField().
  public static func magneticField() -> UIFieldBehavior {
    UIFieldBehavior(.magnetic)
  }

  /// Creates a field with a force in UIKit newtons that a closure returns.
  ///
  /// The closure is called once per item and step, for items within the region. Its arguments are the field,
  /// the item's position in reference coordinates, velocity in points/s, mass and charge, and the duration of
  /// the step in seconds. The force is multiplied by the strength. An infinite or NaN force is ignored.
  public static func field(
    evaluationBlock block:
      @escaping (
        _ field: UIFieldBehavior,
        _ position: CGPoint,
        _ velocity: CGVector,
        _ mass: CGFloat,
        _ charge: CGFloat,
        _ deltaTime: TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.closure(block))
  }
}
