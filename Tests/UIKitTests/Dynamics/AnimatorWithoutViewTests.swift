import Simulator
import Testing
import UIKit

/// Animators without a reference view.
///
/// Truth: Apple, UIDynamicAnimator: `referenceView` has a value only after `init(referenceView:)`; ½·g·t² of
/// free fall.
@MainActor struct AnimatorWithoutViewTests {
  @Test func itemsThatAreNoViewsFall() {
    let scene = DynamicsScene()
    let animator = UIDynamicAnimator()
    #expect(animator.referenceView == nil)
    let item = PlainItem(center: CGPoint(x: 10, y: 20))
    animator.addBehavior(UIGravityBehavior(items: [item]))
    #expect(animator.isRunning)
    scene.passFrames(60)
    #expect(item.center.isNear(CGPoint(x: 10, y: 520), within: 0.01))
    #expect(animator.items(in: CGRect(x: 0, y: 500, width: 20, height: 40)).count == 1)
  }

  @Test func viewsMoveByTheirCentersWhereverTheyLie() {
    let scene = DynamicsScene()
    let animator = UIDynamicAnimator()
    let nested = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    scene.view.addSubview(nested)
    let square = scene.addSquare(20, at: CGPoint(x: 30, y: 40), in: nested)
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    animator.addBehavior(UISnapBehavior(item: square, snapTo: CGPoint(x: 70, y: 80)))
    animator.addBehavior(UISnapBehavior(item: loose, snapTo: CGPoint(x: 7, y: 8)))
    scene.passFrames(180)
    #expect(square.center.isNear(CGPoint(x: 70, y: 80), within: 0.5))
    #expect(loose.center.isNear(CGPoint(x: 7, y: 8), within: 0.5))
    #expect(!animator.isRunning)
  }
}
