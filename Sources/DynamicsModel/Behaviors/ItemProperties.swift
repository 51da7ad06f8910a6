import Physics

/// What items are made of: how they bounce, slide, weigh and slow down.
///
/// For each property of an item the last behaviour counts in which it was set; what none sets is as if there were no such
/// behaviour. Numbers that are not finite are ignored. Source: Apple, UIDynamicItemBehavior.
public struct ItemProperties: Equatable, Sendable {
  // What was set; nil for the rest.
  private var setElasticity: Double?
  private var setFriction: Double?
  private var setDensity: Double?
  private var setResistance: Double?
  private var setAngularResistance: Double?
  private var setCharge: Double?
  private var setAnchored: Bool?
  private var setRotating: Bool?

  /// Creates properties of which none is set.
  public init() {}

  /// How much of its speed an item keeps when it bounces, from 0, none, to 1, all; 0 as created.
  ///
  /// Of two items that collide the higher one counts. Negative numbers are ignored; above 1 counts as 1.
  public var elasticity: Double {
    get { setElasticity ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { setElasticity = newValue } }
  }

  /// How much sliding along something slows an item down, from 0, not at all; 0 as created.
  ///
  /// Between two items the root of the product counts. Negative numbers are ignored.
  public var friction: Double {
    get { setFriction ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { setFriction = newValue } }
  }

  /// The mass of an item by its area; 1 as created, which gives 100 × 100 points a mass of 1.
  ///
  /// Numbers that are not positive are ignored.
  public var density: Double {
    get { setDensity ?? 1 }
    set { if newValue.isFinite && newValue > 0 { setDensity = newValue } }
  }

  /// How fast an item that is left alone loses its speed, as a part of it per second; 0 as created.
  ///
  /// Negative numbers are ignored.
  public var resistance: Double {
    get { setResistance ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { setResistance = newValue } }
  }

  /// How fast an item that is left alone ceases to turn, as a part of its angular speed per second; 0 as
  /// created.
  ///
  /// Negative numbers are ignored.
  public var angularResistance: Double {
    get { setAngularResistance ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { setAngularResistance = newValue } }
  }

  /// How strongly electric and magnetic fields act on an item, and in which direction; 0 as created.
  public var charge: Double {
    get { setCharge ?? 0 }
    set { if newValue.isFinite { setCharge = newValue } }
  }

  /// Whether an item stays where it is whatever happens, and others collide with it; false as created.
  public var isAnchored: Bool {
    get { setAnchored ?? false }
    set { setAnchored = newValue }
  }

  /// Whether an item may turn; true as created.
  public var allowsRotation: Bool {
    get { setRotating ?? true }
    set { setRotating = newValue }
  }

  /// Writes what was set into the plan of an item.
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

// MARK: - In numbers

extension ItemProperties {
  /// Tells what was set.
  func write(to writer: inout NumberWriter) {
    for number in [
      setElasticity, setFriction, setDensity, setResistance, setAngularResistance, setCharge,
      setAnchored.map { $0 ? 1 : 0 }, setRotating.map { $0 ? 1 : 0 },
    ] {
      writer.write(number)
    }
  }

  /// Reads what was set; numbers that can't be set are left out.
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
