internal import DynamicsModel

/// Forces that depend on where an item is, how fast it moves, its mass or its charge.
///
/// Strengths are in UIKit newtons (see `UIPushBehavior`) by mass or charge, distances in hundreds of points,
/// in which the units of the simulation are all one: a radial gravity of strength 1 without falloff
/// accelerates by 100 points/s². Apple documents no units for most fields. Numbers that are not finite are
/// ignored. Source: Apple, UIFieldBehavior.
public final class UIFieldBehavior: UIDynamicBehavior {
  /// What tells the force of a field: the simulation, or a closure of the application.
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

  /// Adds an item; one that is there already is ignored.
  ///
  /// In an animator, a view that is not below the reference view raises NSInvalidArgumentException.
  public func addItem(_ item: any UIDynamicItem) {
    join(item)
  }

  /// Removes an item; one that is not there is ignored.
  public func removeItem(_ item: any UIDynamicItem) {
    leave(item)
  }

  /// Where the field has its middle, in reference coordinates; zero by default.
  public var position: CGPoint {
    get { CGPoint(settings.position) }
    set { settings.position = newValue.vector }
  }

  /// Around the position, where the field acts; everywhere by default.
  public var region = UIRegion.infinite {
    didSet { settings.area = region.area }
  }

  /// How strong the field is; 1 by default, a negative one acts the other way.
  public var strength: CGFloat {
    get { CGFloat(settings.strength) }
    set { settings.strength = Double(newValue) }
  }

  /// By which power of the distance the field weakens; 0, not at all, by default.
  public var falloff: CGFloat {
    get { CGFloat(settings.falloff) }
    set { settings.falloff = Double(newValue) }
  }

  /// The least distance in points that the falloff reckons with; very small by default.
  ///
  /// Numbers that are not positive are ignored.
  public var minimumRadius: CGFloat {
    get { CGFloat(settings.minimumRadius) }
    set { settings.minimumRadius = Double(newValue) }
  }

  /// The direction of linear gravity, or the velocity, in hundreds of points/s, of a velocity field.
  ///
  /// Zero where it does not apply.
  public var direction: CGVector {
    get { CGVector(settings.direction) }
    set { settings.direction = newValue.vector }
  }

  /// How smooth noise and turbulence are, from 0 to 1; 0 where it does not apply.
  ///
  /// Values outside are kept within.
  public var smoothness: CGFloat {
    get { CGFloat(settings.smoothness) }
    set { settings.smoothness = Double(newValue) }
  }

  /// How fast noise and turbulence change; 0, not at all, where it does not apply.
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
      // It keeps the field while it asks, which may take it out of the animator.
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
  /// Creates a field that slows items down, the more the faster they are.
  public static func dragField() -> UIFieldBehavior {
    UIFieldBehavior(.drag)
  }

  /// Creates a field that makes items circle its position.
  ///
  /// It pushes at right angles to the line to its position: counter-clockwise on the screen for a positive strength,
  /// clockwise for a negative one.
  ///
  /// Source: Apple's documentation of `UIFieldBehavior.vortexField()`.
  public static func vortexField() -> UIFieldBehavior {
    UIFieldBehavior(.vortex)
  }

  /// Creates a field that pulls items to a position, by their mass.
  public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Creates a field that pulls items in one direction, by their mass.
  public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Creates a field that gives items its own velocity.
  public static func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Creates a field that pushes items to and fro without a plan, yet the same way in every run.
  public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field like noise whose force grows with the speed of the item.
  public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field that pulls items to its position, the more the farther they are.
  public static func springField() -> UIFieldBehavior {
    UIFieldBehavior(.spring)
  }

  /// Creates a field that pulls items to its position or away from it, by their charge.
  public static func electricField() -> UIFieldBehavior {
    UIFieldBehavior(.electric)
  }

  /// Creates a field that pushes moving items aside, by their charge.
  public static func magneticField() -> UIFieldBehavior {
    UIFieldBehavior(.magnetic)
  }

  /// Creates a field whose force a closure tells, in UIKit newtons.
  ///
  /// It is called once an item and step, for items within the region, with the field, the item's position in
  /// reference coordinates, velocity in points/s, mass, charge, and the length of the step in seconds. The
  /// force is multiplied by the strength; one that is not finite is ignored.
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
