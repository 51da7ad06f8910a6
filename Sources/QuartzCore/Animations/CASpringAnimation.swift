/// An animation like the pull of a spring: its pace is the motion of a damped oscillator.
///
/// Source: Apple, CASpringAnimation.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; greater than 0, and 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; greater than 0, and 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping coefficient; not negative, and 10 by default.
  open var damping: CGFloat = 10
  /// The initial velocity, in distances of the animation per second; positive towards the end value.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring may be damped more than critically; otherwise it is damped critically then.
  open var allowsOverdamping = false

  public override init() {
    super.init()
  }

  /// Creates a spring by the duration in which it seems to settle, and its bounce from -1 to 1; 0 is critically damped.
  ///
  /// Source: Apple, WWDC 2023, Animate with springs: the stiffness is (2π / duration)², and the damping ratio 1 - bounce,
  /// or 1 / (1 + bounce) for a negative one.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    stiffness = frequency * frequency
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = 2 * ratio * frequency
    allowsOverdamping = true
  }

  /// The estimated seconds until the spring is at rest.
  open var settlingDuration: CFTimeInterval { oscillator.settlingTime }

  /// The duration in which it seems to settle.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / oscillator.frequency }

  /// How much it bounces, from -1 to 1.
  open var bounce: CGFloat {
    let ratio = CGFloat(oscillator.ratio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
      copy.allowsOverdamping = allowsOverdamping
    }
    return copy
  }

  override func distance(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
    drivenProgress?() ?? oscillator.position(at: time)
  }

  private var oscillator: DampedOscillator {
    DampedOscillator(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      velocity: Double(initialVelocity),
      allowsOverdamping: allowsOverdamping
    )
  }
}
