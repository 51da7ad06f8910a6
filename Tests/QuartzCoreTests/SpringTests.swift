@testable import QuartzCore
import Testing

/// Truth: the closed solution of m·x″ + c·x′ + k·x = 0, checked by the equation itself, and Apple's documentation of
/// CASpringAnimation.settlingDuration: about 2.85 s for a damping of 5, just over 1 s for one of 15.
struct SpringTests {
  private func spring(_ damping: CGFloat, velocity: CGFloat = 0, overdamped: Bool = false)
    -> CASpringAnimation
  {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = damping
    spring.initialVelocity = velocity
    spring.allowsOverdamping = overdamped
    return spring
  }

  @Test func defaultsAreApples() {
    let spring = CASpringAnimation()
    #expect([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [1, 100, 10, 0])
    #expect(!spring.allowsOverdamping)
  }

  @Test func settlingDurationsAreThePublishedOnes() {
    expect(spring(5).settlingDuration, 2.85, within: 0.005)
    let stiff = spring(15).settlingDuration
    #expect(stiff > 1 && stiff < 1.05)
  }

  @Test(arguments: [(5.0, 0.0), (10, 3), (20, 0), (20, -4), (45, 2)])
  func theMotionSolvesTheEquation(damping: Double, velocity: Double) {
    let motion = DampedOscillator(
      mass: 2,
      stiffness: 50,
      damping: damping,
      velocity: velocity,
      allowsOverdamping: true
    )
    #expect(motion.position(at: 0) == 0)
    let h = 1e-4
    expect((motion.position(at: h) - motion.position(at: 0)) / h, velocity, within: 0.01)
    for time in [0.05, 0.3, 0.9, 2.0] {
      let (before, now, after) = (
        motion.position(at: time - h), motion.position(at: time), motion.position(at: time + h)
      )
      let force =
        2 * (after - 2 * now + before) / (h * h) + damping * (after - before) / (2 * h) - 50 * (1 - now)
      expect(force, 0, within: 1e-4)
    }
  }

  @Test func anUndampedSpringIsACosine() {
    let motion = DampedOscillator(mass: 1, stiffness: 100, damping: 0, velocity: 0, allowsOverdamping: false)
    expect(motion.position(at: 0.3), 1 - cos(3.0))
    #expect(motion.settlingTime == .infinity)
  }

  @Test func aCriticalSpringHasItsFormula() {
    // ω = 10: 1 - e^(-10t)(1 + 10t)
    let motion = DampedOscillator(mass: 1, stiffness: 100, damping: 20, velocity: 0, allowsOverdamping: false)
    expect(motion.position(at: 0.2), 1 - exp(-2.0) * 3)
  }

  @Test func anOverdampedSpringIsASumOfTwoDecays() {
    // x″ + 25x′ + 100x = 0 has the roots -5 and -20: 1 - (20e^(-5t) - 5e^(-20t)) / 15
    let motion = DampedOscillator(mass: 1, stiffness: 100, damping: 25, velocity: 0, allowsOverdamping: true)
    expect(motion.position(at: 0.2), 1 - (20 * exp(-1.0) - 5 * exp(-4.0)) / 15)
  }

  @Test func aCriticalSpringSettlesWithItsEnvelope() {
    // e^(-x)(1 + x) = 0.001 at x = 9.2334134764515, and x = 10t.
    expect(spring(20).settlingDuration, 0.92334134764515, within: 1e-9)
  }

  @Test func anUndercriticalSpringSettlesWithItsEnvelope() {
    // ζω = 5 and ω√(1 - ζ²) = √75: e^(-5t)(1 + 5 / √75) = 0.001
    expect(spring(10).settlingDuration, log(1000 * (1 + 5 / 75.squareRoot())) / 5)
  }

  @Test(
    arguments: [(4.0, 0.0), (10, 0), (10, 12), (20, 0), (20, -9), (45, 0), (45, 20)] as [(CGFloat, CGFloat)]
  )
  func aSettledSpringStaysWithinAThousandth(damping: CGFloat, velocity: CGFloat) {
    let end = spring(damping, velocity: velocity, overdamped: true).settlingDuration
    let motion = DampedOscillator(
      mass: 1,
      stiffness: 100,
      damping: Double(damping),
      velocity: Double(velocity),
      allowsOverdamping: true
    )
    for step in 0..<1000 { #expect(abs(1 - motion.position(at: end + Double(step) / 100)) <= 0.001 + 1e-12) }
  }

  @Test func overdampingNeedsToBeAllowed() {
    let critical = spring(20).settlingDuration
    expect(spring(80).settlingDuration, critical)
    #expect(spring(80, overdamped: true).settlingDuration > critical)
  }

  @Test func aSpringByItsBounce() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    expect(spring.stiffness, 16 * .pi * .pi)
    expect(spring.damping, 4 * .pi * 0.7 / 0.5)
    expect(spring.perceptualDuration, 0.5)
    expect(spring.bounce, 0.3)
    expect(CASpringAnimation(perceptualDuration: 0.5, bounce: -0.2).bounce, -0.2)
  }

  @Test func aLayerFollowsTheSpring() {
    LayerClock.run { clock in
      let layer = CALayer()
      let spring = spring(5)
      (spring.fromValue, spring.toValue, spring.duration) = (100.0, 300.0, 2.0)
      layer.add(spring, forKey: "spring")
      clock.advance(to: 0.25)
      let damped = 93.75.squareRoot()
      let rest = exp(-0.625) * (cos(damped / 4) + 2.5 / damped * sin(damped / 4))
      expect(layer.shown("position.x"), 300 - 200 * rest, within: 1e-10)
    }
  }
}
