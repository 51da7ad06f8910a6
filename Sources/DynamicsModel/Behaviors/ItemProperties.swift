import Physics

/// Material properties of items: elasticity, friction, density and resistance.
///
/// For each property of an item, the last behaviour that sets it takes precedence. Properties that are not
/// set have no effect. Values that are not finite are ignored. Source: Apple, UIDynamicItemBehavior.
public struct ItemProperties: Equatable, Sendable {
  // The properties that were set; nil for the others.
  private var setElasticity: Double?
  private var setFriction: Double?
  private var setDensity: Double?
  private var setResistance: Double?
  private var setAngularResistance: Double?
  private var setCharge: Double?
  private var setAnchored: Bool?
  private var setRotating: Bool?

  /// Creates properties that set nothing.
  public init() {}

  /// The fraction of its speed that an item keeps in a collision, from 0 to 1; initially 0.
  ///
  /// A collision uses the higher value of both items. Negative values are ignored; values above 1 become 1.
  public var elasticity: Double {
    get { setElasticity ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { setElasticity = newValue } }
  }

  /// The coefficient of friction, from 0; initially 0.
  ///
  /// A contact uses the geometric mean of both items. Negative values are ignored.
  public var friction: Double {
    get { setFriction ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { setFriction = newValue } }
  }

  /// The mass per area; the initial value 1 gives 100 × 100 points a mass of 1.
  ///
  /// Values that are not positive are ignored.
  public var density: Double {
    get { setDensity ?? 1 }
    set { if newValue.isFinite && newValue > 0 { setDensity = newValue } }
  }

  /// The fraction of its speed that a free item loses per second; initially 0.
  ///
  /// Negative values are ignored.
  public var resistance: Double {
    get { setResistance ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { setResistance = newValue } }
  }

  /// The fraction of its angular speed that a free item loses per second; initially 0.
  ///
  /// Negative values are ignored.
  public var angularResistance: Double {
    get { setAngularResistance ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { setAngularResistance = newValue } }
  }

  /// The signed charge for electric and magnetic fields; initially 0.
  public var charge: Double {
    get { setCharge ?? 0 }
    set { if newValue.isFinite { setCharge = newValue } }
  }

  /// Whether an item never moves, while others collide with it; initially false.
  public var isAnchored: Bool {
    get { setAnchored ?? false }
    set { setAnchored = newValue }
  }

  /// Whether an item may rotate; initially true.
  public var allowsRotation: Bool {
    get { setRotating ?? true }
    set { setRotating = newValue }
  }

  /// Writes the properties that were set into the plan of an item.
  func write(to plan: inout ItemPlan) {
    if let setElasticity { plan.elasticity = min(setElasticity, 1) }
    if let setFriction { plan.friction = DynamicsScale.limited(setFriction) }
    if let setDensity {
      plan.density = DynamicsScale.limited(setDensity) * DynamicsScale.bodyDensityPerDensity
    }
    if let setResistance { plan.resistance = DynamicsScale.limited(setResistance) }
    if let setAngularResistance { plan.angularResistance = DynamicsScale.limited(setAngularResistance) }
    if let setCharge { plan.charge = setCharge }
    if let setAnchored { plan.isAnchored = setAnchored }
    if let setRotating { plan.allowsRotation = setRotating }
  }
}

// MARK: - Serialization

extension ItemProperties {
  /// Writes the properties that were set.
  func write(to writer: inout NumberWriter) {
    for number in [
      setElasticity, setFriction, setDensity, setResistance, setAngularResistance, setCharge,
      setAnchored.map { $0 ? 1 : 0 }, setRotating.map { $0 ? 1 : 0 },
    ] {
      writer.write(number)
    }
  }

  /// Reads properties; invalid values are ignored.
  init(from reader: inout NumberReader) {
    self.init()
    if let elasticity = reader.optional() { self.elasticity = elasticity }
    if let friction = reader.optional() { self.friction = friction }
    if let density = reader.optional() { self.density = density }
    if let resistance = reader.optional() { self.resistance = resistance }
    if let resistance = reader.optional() { angularResistance = resistance }
    if let charge = reader.optional() { self.charge = charge }
    if let isAnchored = reader.optional() { self.isAnchored = isAnchored != 0 }
    if let allowsRotation = reader.optional() { self.allowsRotation = allowsRotation != 0 }
  }
}
