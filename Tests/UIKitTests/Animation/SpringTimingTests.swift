import Testing
import UIKit

/// Truth: the damped harmonic oscillator.
///
/// Released at rest it overshoots by e^(-πζ/√(1-ζ²)) of the distance if ζ < 1, and not at all otherwise. The
/// equation of motion, x″ = -2ζω·x′ - ω²·(x - 1), is checked by finite differences.
struct SpringTimingTests {
  private static let steps = 20_000

  private func samples(_ spring: SpringTiming) -> [Double] {
    (0..<Self.steps).map { spring.progress(at: Double($0) / Double(Self.steps)) }
  }

  @Test(arguments: [0.1, 0.2, 0.4, 0.5, 0.6, 0.8])
  func underdampedSpringOvershootsByTheClassicalAmount(ratio: Double) {
    let spring = SpringTiming(dampingRatio: ratio, initialVelocity: 0, duration: 0.7)
    let overshoot = (samples(spring).max() ?? 0) - 1
    let expected = exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
    #expect(abs(overshoot - expected) < 1e-4)
  }

  @Test(arguments: [1.0, 1.5, 100])
  func criticallyDampedSpringNeverOvershoots(ratio: Double) {
    let spring = SpringTiming(dampingRatio: ratio, initialVelocity: 0, duration: 2)
    let values = samples(spring)
    #expect(values.allSatisfy { $0 <= 1 })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: [0.05, 0.3, 0.6, 0.9, 1.0], [0.0, 2, -3])
  func springObeysItsEquation(ratio: Double, velocity: Double) {
    let duration = 1.3
    let spring = SpringTiming(dampingRatio: ratio, initialVelocity: velocity, duration: duration)
    func position(_ seconds: Double) -> Double { spring.progress(at: seconds / duration) }
    let step = 1e-4
    // Two points in time give two equations for 2ζω and ω²; a third must agree with them.
    func equation(_ seconds: Double) -> (speed: Double, offset: Double, acceleration: Double) {
      let (before, now, after) = (position(seconds - step), position(seconds), position(seconds + step))
      return ((after - before) / (2 * step), now - 1, (after - 2 * now + before) / (step * step))
    }
    let (first, second, third) = (equation(0.05), equation(0.12), equation(0.17))
    let determinant = first.speed * second.offset - second.speed * first.offset
    let damping = -(first.acceleration * second.offset - second.acceleration * first.offset) / determinant
    let stiffness = -(first.speed * second.acceleration - second.speed * first.acceleration) / determinant
    let predicted = -damping * third.speed - stiffness * third.offset
    #expect(abs(predicted - third.acceleration) < 1e-3 * max(1, stiffness))
    #expect(abs(damping / (2 * stiffness.squareRoot()) - ratio) < 1e-3)
  }

  @Test(arguments: [0.1, 0.5, 1.0], [0.0, 1, 10, -4])
  func springStartsAtItsVelocity(ratio: Double, velocity: Double) {
    let spring = SpringTiming(dampingRatio: ratio, initialVelocity: velocity, duration: 0.5)
    #expect(spring.progress(at: 0) == 0)
    let moment = 1e-7
    #expect(abs(spring.progress(at: moment / 0.5) / moment - velocity) < 1e-2)
  }

  @Test(arguments: [0.01, 0.1, 0.5, 0.9, 1.0], [0.2, 1, 30])
  func springRestsAtTheEndOfItsDuration(ratio: Double, duration: Double) {
    let spring = SpringTiming(dampingRatio: ratio, initialVelocity: 0, duration: duration)
    #expect(abs(spring.progress(at: 1 - 1e-9) - 1) < 0.003)
    #expect(spring.progress(at: 1) == 1)
  }

  @Test func ratiosOutsideAreKeptWithin() {
    #expect(SpringTiming(dampingRatio: -5, initialVelocity: 0, duration: 1).dampingRatio > 0)
    #expect(SpringTiming(dampingRatio: .nan, initialVelocity: 0, duration: 1).dampingRatio == 1)
    #expect(SpringTiming(dampingRatio: 1, initialVelocity: .infinity, duration: 1).initialVelocity == 0)
  }
}
