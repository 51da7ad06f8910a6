import Testing

@testable import QuartzCore

/// Truth: an animation that has ended is not needed any more, whatever else moves.
struct AnimationMemoryTests {
  private final class Delegate: CAAnimationDelegate {}

  private struct WeakDelegate {
    weak var delegate: Delegate?
  }

  @Test func endedAnimationsAreForgottenWhileOthersRun() {
    LayerClock.run { clock in
      let layer = CALayer()
      var started: [WeakDelegate] = []
      for number in 1...400 {
        let delegate = Delegate()
        started.append(WeakDelegate(delegate: delegate))
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.toValue, fade.duration, fade.delegate) = (0, 0.3, delegate)
        layer.add(fade, forKey: nil)
        // The next one begins before this one ends.
        clock.advance(to: Double(number) * 0.2)
        #expect(clock.hasAnimations)
      }
      #expect(started.count { $0.delegate != nil } <= 128)
    }
  }
}
