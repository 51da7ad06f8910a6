import Simulator
import Testing
import UIKit

/// Truth: Apple, UISnapBehavior: damping 0.5 in a range of 0 to 1, the item comes to rest at the point
/// without rotation, and the point can be changed.
@MainActor struct UISnapBehaviorTests {
  @Test func swingsAsCreated() {
    let snap = UISnapBehavior(item: UIView(), snapTo: CGPoint(x: 3, y: 4))
    #expect(snap.damping == 0.5)
    #expect(snap.snapPoint == CGPoint(x: 3, y: 4))
  }

  @Test(arguments: [
    CGPoint(x: 0, y: 0), CGPoint(x: 320, y: 0), CGPoint(x: 0, y: 568), CGPoint(x: 320, y: 568),
  ])
  func itemSnapsToItsPointFromEveryCorner(_ corner: CGPoint) {
    let scene = DynamicsScene()
    let photo = scene.addSquare(80, at: corner)
    scene.animator.addBehavior(UISnapBehavior(item: photo, snapTo: CGPoint(x: 200, y: 300)))
    #expect(scene.comeToRest(within: 5))
    #expect(photo.center.isNear(CGPoint(x: 200, y: 300), within: 0.5))
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1])
  func itemComesToRestWithAnyDampingAndLessDampingSwingsMore(_ damping: Double) {
    let scene = DynamicsScene()
    let photo = scene.addSquare(80, at: CGPoint(x: 40, y: 100))
    let snap = UISnapBehavior(item: photo, snapTo: CGPoint(x: 240, y: 100))
    snap.damping = damping
    scene.animator.addBehavior(snap)
    var farthest: CGFloat = 0
    let rests = scene.comeToRest(within: 10) { farthest = max(farthest, photo.center.x) }
    #expect(rests)
    #expect(photo.center.isNear(CGPoint(x: 240, y: 100), within: 0.5))
    if damping < 0.5 { #expect(farthest > 260) }
    if damping == 1 { #expect(farthest < 245) }
  }

  @Test func turnedItemComesToRestUpright() {
    let scene = DynamicsScene()
    let photo = scene.addSquare(80, at: CGPoint(x: 40, y: 100))
    photo.transform = CGAffineTransform(rotationAngle: 1)
    scene.animator.addBehavior(UISnapBehavior(item: photo, snapTo: CGPoint(x: 240, y: 300)))
    #expect(scene.comeToRest(within: 5))
    #expect(photo.transform.a.isNear(1, within: 1e-3))
    #expect(photo.transform.b.isNear(0, within: 1e-2))
  }

  /// Source: Stack Overflow 19141191, "Disable rotation on a UISnapBehavior": by `allowsRotation` of an item behaviour.
  @Test func anItemThatMayNotTurnKeepsItsAngle() {
    let scene = DynamicsScene()
    let photo = scene.addSquare(80, at: CGPoint(x: 40, y: 100))
    photo.transform = CGAffineTransform(rotationAngle: 1)
    let matter = UIDynamicItemBehavior(items: [photo])
    matter.allowsRotation = false
    scene.animator.addBehavior(matter)
    scene.animator.addBehavior(UISnapBehavior(item: photo, snapTo: CGPoint(x: 240, y: 300)))
    #expect(scene.comeToRest(within: 5))
    #expect(photo.center.isNear(CGPoint(x: 240, y: 300), within: 0.5))
    #expect(atan2(photo.transform.b, photo.transform.a).isNear(1, within: 1e-9))
  }

  @Test func newPointWakesTheItem() {
    let scene = DynamicsScene()
    let photo = scene.addSquare(80, at: CGPoint(x: 40, y: 100))
    let snap = UISnapBehavior(item: photo, snapTo: CGPoint(x: 240, y: 300))
    scene.animator.addBehavior(snap)
    #expect(scene.comeToRest(within: 5))
    snap.snapPoint = CGPoint(x: 60, y: 60)
    #expect(scene.animator.isRunning)
    #expect(scene.comeToRest(within: 5))
    #expect(photo.center.isNear(CGPoint(x: 60, y: 60), within: 0.5))
  }

  @Test func withoutAnAnimatorNothingSnaps() {
    let scene = DynamicsScene()
    let photo = scene.addSquare(80, at: CGPoint(x: 40, y: 100))
    let snap = UISnapBehavior(item: photo, snapTo: CGPoint(x: 240, y: 300))
    scene.passFrames(30)
    #expect(photo.center == CGPoint(x: 40, y: 100))
    #expect(snap.dynamicAnimator == nil)
  }

  @Test func removedSnapLetsGo() {
    let scene = DynamicsScene()
    let photo = scene.addSquare(80, at: CGPoint(x: 40, y: 100))
    let snap = UISnapBehavior(item: photo, snapTo: CGPoint(x: 240, y: 100))
    let matter = UIDynamicItemBehavior(items: [photo])
    scene.animator.addBehavior(snap)
    scene.animator.addBehavior(matter)
    scene.passFrames(3)
    scene.animator.removeBehavior(snap)
    let (start, velocity) = (photo.center.x, matter.linearVelocity(for: photo).x)
    scene.passFrames(60)
    #expect(photo.center.x.isNear(start + velocity, within: 0.01))
  }

  @Test func thrownPhotoSticksToTheBin() {
    let scene = DynamicsScene()
    let photo = scene.addSquare(60, at: CGPoint(x: 50, y: 500))
    let bin = scene.addSquare(80, at: CGPoint(x: 260, y: 100))
    let push = UIPushBehavior(items: [photo], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: -2)
    scene.animator.addBehavior(push)
    scene.passFrames(15)
    scene.animator.removeBehavior(push)
    scene.animator.addBehavior(UISnapBehavior(item: photo, snapTo: bin.center))
    #expect(scene.comeToRest(within: 5))
    #expect(photo.center.isNear(bin.center, within: 0.5))
  }

  @Test func dampingIsKeptBetweenZeroAndOne() {
    let snap = UISnapBehavior(item: UIView(), snapTo: .zero)
    let values: [(CGFloat, CGFloat)] = [(-1, 0), (2, 1), (.infinity, 1), (0.25, 0.25)]
    for (given, kept) in values {
      snap.damping = given
      #expect(snap.damping == kept)
    }
    snap.damping = .nan
    #expect(snap.damping == 0.25)
    snap.snapPoint = CGPoint(x: CGFloat.nan, y: 0)
    #expect(snap.snapPoint == .zero)
  }

  @Test func pointThatIsNoNumberLeavesTheItemAlone() {
    let scene = DynamicsScene()
    let photo = scene.addSquare(80, at: CGPoint(x: 40, y: 100))
    let snap = UISnapBehavior(item: photo, snapTo: CGPoint(x: CGFloat.nan, y: 1))
    scene.animator.addBehavior(snap)
    scene.passFrames(30)
    #expect(photo.center == CGPoint(x: 40, y: 100))
    snap.snapPoint = CGPoint(x: 100, y: 100)
    #expect(scene.comeToRest(within: 5))
    #expect(photo.center.isNear(CGPoint(x: 100, y: 100), within: 0.5))
  }
}
