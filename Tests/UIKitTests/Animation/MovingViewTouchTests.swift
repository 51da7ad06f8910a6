import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView.hitTest(_:with:) and "View Programming Guide for iOS", Animations: model values are final at once;
/// UIViewPropertyAnimator.h for manual hit testing; WWDC 2016 session 216: touches hit the views of a property animator where
/// they are seen.
///
/// A view of 100 × 100 points moves from x 0 to x 200 in a second, at constant speed.
@MainActor struct MovingViewTouchTests {
  @MainActor
  private final class Scene {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let host = UIViewController()

    init(siblings: Int = 0) {
      simulator.launch(host)
      for _ in 0..<siblings { host.view.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 9, height: 9))) }
      host.view.addSubview(view)
      simulator.settle()
    }

    func hits(_ x: CGFloat, _ y: CGFloat = 50) -> Bool {
      host.view.hitTest(CGPoint(x: x, y: y), with: nil) === view
    }
  }

  @Test(arguments: [0, 40]) func aTouchHitsAViewOfAPropertyAnimatorWhereItIsSeen(siblings: Int) {
    let scene = Scene(siblings: siblings)
    _ = (scene.hits(1), scene.hits(2))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.frame.origin.x = 200 }
    animator.startAnimation()
    scene.simulator.advance(by: 0.5)
    // It is seen from 100 to 200.
    for (x, isHit) in [(50, false), (101, true), (199, true), (201, false), (250, false)] as [(CGFloat, Bool)]
    {
      #expect(scene.hits(x) == isHit, "\(x)")
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    #expect(scene.hits(75) && !scene.hits(175))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.simulator.advance(by: 2)
    #expect(scene.hits(250) && !scene.hits(150))
  }

  @Test func withManualHitTestingTheFinalValuesCount() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.frame.origin.x = 200 }
    animator.isManualHitTestingEnabled = true
    animator.startAnimation()
    scene.simulator.advance(by: 0.5)
    #expect(scene.hits(250) && !scene.hits(150))
  }

  @Test func otherAnimationsHitTheFinalValues() {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
      scene.view.frame.origin.x = 200
    }
    scene.simulator.advance(by: 0.5)
    #expect(scene.hits(250) && !scene.hits(150))
  }

  @Test func sizesAndTransformsAreThoseThatAreSeen() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.bounds.size = CGSize(width: 300, height: 100)
      scene.view.transform = CGAffineTransform(scaleX: 1, y: 3)
    }
    animator.startAnimation()
    scene.simulator.advance(by: 0.5)
    // 200 × 200 points about (50, 50).
    #expect(scene.hits(149) && !scene.hits(151))
    #expect(scene.hits(50, 149) && !scene.hits(50, 151))
    scene.simulator.advance(by: 1)
    #expect(scene.hits(199) && scene.hits(50, 199))
  }

  @Test func aTapReachesAMovingButton() {
    let scene = Scene()
    var taps = 0
    let tap = CountingTap { taps += 1 }
    scene.view.addGestureRecognizer(tap)
    let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { scene.view.frame.origin.x = 200 }
    animator.startAnimation()
    scene.simulator.advance(by: 2)
    scene.simulator.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
    scene.simulator.tap(at: CGPoint(x: 250, y: 50))
    #expect(taps == 1)
  }

  private final class CountingTap: UITapGestureRecognizer {
    private let count: () -> Void

    init(_ count: @escaping () -> Void) {
      self.count = count
      super.init(target: nil, action: nil)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      count()
    }
  }
}
