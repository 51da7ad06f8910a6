/// The combined effect of all fields on a body in a sub-step.
struct FieldEffect {
  /// The number of the body, and its index in the solver.
  let body: Int32
  let slot: Int32

  /// The centre of mass and its velocity at the start of the sub-step.
  var position = Vector2.zero
  var velocity = Vector2.zero
  let mass: Double
  let charge: Double

  /// The acceleration by fields without a centre.
  var acceleration = Vector2.zero

  /// The acceleration towards centres, and its gradient in 1/s²: the square of an angular frequency.
  var attraction = Vector2.zero
  var stiffness = 0.0

  /// The distance of the nearest centre.
  var nearestCenter = Double.infinity

  /// The rate in 1/s at which drag reduces the velocity.
  var dragRate = 0.0

  /// The angular velocity in rad/s at which magnetism rotates the velocity.
  var turnRate = 0.0

  /// The velocity that a velocity field imposes.
  var imposedVelocity: Vector2?

  /// Whether the fields may start to move the body while it rests.
  var changesWithTime = false

  /// Whether the fields move the body.
  var isPushed = false

  init(body: Int32, slot: Int32, mass: Double, charge: Double) {
    self.body = body
    self.slot = slot
    self.mass = mass
    self.charge = charge
  }

  mutating func reset(position: Vector2, velocity: Vector2) {
    self.position = position
    self.velocity = velocity
    acceleration = .zero
    attraction = .zero
    stiffness = 0
    nearestCenter = .infinity
    dragRate = 0
    turnRate = 0
    imposedVelocity = nil
    changesWithTime = false
  }

  /// Adds the effect of a field at the body's current position.
  mutating func add(_ field: Field, seconds: Double, time: Double) {
    let offset = position - field.position
    guard field.region.contains(offset) else { return }
    let distance = offset.length
    let strength = field.strength(at: distance)
    changesWithTime = changesWithTime || field.kind.changesWithTime
    switch field.kind {
    case .drag: dragRate += strength / mass
    case .magnetic: turnRate += strength * charge / mass
    case .vortex: acceleration += strength * offset.normalized.perpendicular
    case .radialGravity, .spring, .electric: attract(field, strength, offset, distance)
    case .linearGravity(let gravity): acceleration += strength * gravity
    case .velocity(let velocity): imposedVelocity = (imposedVelocity ?? .zero) + strength * velocity
    case .noise(let smoothness, let speed, let seed):
      acceleration += strength * noise(smoothness, speed, seed, time)
    case .turbulence(let smoothness, let speed, let seed):
      acceleration += strength * velocity.length * noise(smoothness, speed, seed, time)
    case .custom(let force):
      let sample = FieldSample(
        position: position,
        velocity: velocity,
        mass: mass,
        charge: charge,
        seconds: seconds
      )
      let newtons = force(sample)
      if newtons.isFinite { acceleration += strength / mass * newtons }
    }
  }

  private mutating func attract(_ field: Field, _ strength: Double, _ offset: Vector2, _ distance: Double) {
    guard distance > 0, let well = field.well(mass: mass, charge: charge) else { return }
    let acceleration = strength * well.factor * (well.isLinear ? distance : 1)
    if acceleration > 0 {
      attraction -= acceleration / distance * offset
      stiffness += acceleration / distance
      nearestCenter = min(nearestCenter, distance)
    } else {
      self.acceleration -= acceleration / distance * offset
    }
  }

  private func noise(_ smoothness: Double, _ speed: Double, _ seed: UInt64, _ time: Double) -> Vector2 {
    GradientNoise(smoothness: smoothness, seed: seed).vector(at: position, phase: speed * time)
  }

  /// The velocity after a sub-step in which other forces add `gain`.
  func velocity(from velocity: Vector2, gaining gain: Vector2, seconds: Double) -> Vector2 {
    if let imposedVelocity { return imposedVelocity }
    var gain = gain + seconds * (acceleration + centralAcceleration(seconds))
    var result = velocity
    if dragRate != 0 {
      // The exact solution of v' = a - c·v.
      let exponent = max(dragRate * seconds, -20)
      let remaining = Trigonometry.exponential(-exponent)
      result *= remaining
      gain *= exponent.magnitude < 1e-6 ? 1 - exponent / 2 : (1 - remaining) / exponent
    }
    if turnRate == 0 { return result + gain }
    // Half of the push, the rotation, the other half (Boris's method): the rotation preserves the speed
    // exactly.
    let turn = Rotation(angle: turnRate * seconds)
    return turn.applied(to: result + 0.5 * gain) + 0.5 * gain
  }

  /// The attraction that gives a body the same oscillation period in sub-steps as in continuous time.
  ///
  /// An oscillation of angular frequency ω keeps its period in steps of h if the stiffness ω² is replaced by
  /// (2 - 2·cos ωh)/h². Frequencies above a quarter turn per sub-step are clamped. So no spring is too stiff,
  /// and no body is ejected from the centre of a field with infinite attraction.
  private func centralAcceleration(_ seconds: Double) -> Vector2 {
    guard stiffness > 0 else { return .zero }
    let square = stiffness * seconds * seconds
    if square < 1e-6 { return attraction * (1 - square / 12) }
    let phase = min(square.squareRoot(), 0.5 * .pi)
    return attraction * ((2 - 2 * Trigonometry.sineAndCosine(phase).cosine) / square)
  }
}
